"""Moons, suns, planets, constellations."""

import math

import cairo

from canvas import TAU, dark, light, mix
from elements import pine, stars


def crescent(c, x, y, radius, phase, lit, unlit):
    """A moon; phase 0 is new, 0.5 full, 1 new again."""
    c.circle(x, y, radius)
    c.fill(unlit)
    if 0 < phase < 1:
        side = 1 if phase < 0.5 else -1
        bulge = math.cos(phase * TAU)
        c.ctx.new_sub_path()
        (
            c.ctx.arc(x, y, radius, -TAU / 4, TAU / 4)
            if side > 0
            else c.ctx.arc_negative(x, y, radius, -TAU / 4, TAU / 4)
        )
        c.ctx.save()
        c.ctx.translate(x, y)
        c.ctx.scale(max(abs(bulge), 0.001), 1)
        back = (bulge > 0) == (side > 0)
        (
            c.ctx.arc_negative(0, 0, radius, TAU / 4, -TAU / 4)
            if back
            else c.ctx.arc(0, 0, radius, TAU / 4, TAU * 0.75)
        )
        c.ctx.restore()
        c.fill(lit)


def moon(c, x, y, radius, colour, seas):
    c.circle(x, y, radius)
    with c.clipped():
        c.gradient(
            [light(colour, 0.25), colour, dark(colour, 0.22)], x - radius, y - radius, x + radius, y + radius
        )
        c.ctx.paint()
        for _ in range(34):
            a, d = c.rng.uniform(0, TAU), radius * c.rng.random() ** 0.5
            size = radius * c.rng.uniform(0.03, 0.19)
            px, py = x + math.cos(a) * d, y + math.sin(a) * d
            c.circle(px, py, size)
            c.fill(seas, 0.34)
            c.circle(px + size * 0.12, py + size * 0.12, size * 0.86)
            c.fill(mix(seas, colour, 0.45), 0.45)
        c.stipple(
            1500,
            dark(seas, 0.4),
            lambda: (
                x + radius - abs(c.rng.gauss(0, 0.5)) * radius,
                y + radius - abs(c.rng.gauss(0, 0.55)) * radius,
            ),
            0.9,
            0.35,
        )


def phases(c, night, lit, unlit, line):
    c.sky(night)
    stars(c, 90, lit, c.h, 1.0)
    for k in range(9):
        crescent(
            c, c.w * 0.5, c.h * (0.1 + 0.1 * k), c.unit * (10 - 0.9 * abs(k - 4)), (k + 0.5) / 9.0, lit, unlit
        )
    for side in (-1, 1):
        c.ctx.move_to(c.w * (0.5 + 0.3 * side), c.h * 0.06)
        c.ctx.line_to(c.w * (0.5 + 0.3 * side), c.h * 0.94)
        c.stroke(c.unit * 0.3, line)
        for k in range(9):
            c.circle(c.w * (0.5 + 0.3 * side), c.h * (0.1 + 0.1 * k), c.unit * (1.1 if k != 4 else 2.0))
            c.fill(line)


def sunface(c, paper, gold, ink):
    """The sun of an old card."""
    c.paper(paper)
    x, y, radius = c.w * 0.5, c.h * 0.45, c.unit * 20
    for k in range(24):
        a = k / 24 * TAU
        reach = radius * (1.95 if k % 2 == 0 else 1.6)
        wide = TAU / 60
        if k % 2 == 0:
            c.polygon(
                [
                    (x + math.cos(a + s * wide) * radius * 1.12, y + math.sin(a + s * wide) * radius * 1.12)
                    for s in (-1.5, 1.5)
                ]
                + [(x + math.cos(a) * reach, y + math.sin(a) * reach)]
            )
            c.fill(gold)
        else:
            points = [
                (
                    x + math.cos(a + 0.09 * math.sin(i * 1.25)) * radius * (1.12 + 0.09 * i),
                    y + math.sin(a + 0.09 * math.sin(i * 1.25)) * radius * (1.12 + 0.09 * i),
                )
                for i in range(7)
            ]
            c.curve(points)
            c.stroke(c.unit * 1.1, gold)
    c.circle(x, y, radius)
    c.fill(gold)
    c.circle(x, y, radius * 0.92)
    c.stroke(c.unit * 0.4, ink)
    for side in (-1, 1):
        ex = x + side * radius * 0.36
        c.ctx.arc(ex, y - radius * 0.1, radius * 0.17, TAU * 0.55, TAU * 0.95)
        c.stroke(c.unit * 0.6, ink)
        c.ctx.arc(ex, y - radius * 0.22, radius * 0.17, TAU * 0.08, TAU * 0.42)
        c.stroke(c.unit * 0.9, ink)
        c.circle(x + side * radius * 0.5, y + radius * 0.24, radius * 0.13)
        c.fill(mix(gold, "#d1495b", 0.5), 0.8)
    c.ctx.move_to(x, y - radius * 0.15)
    c.ctx.curve_to(
        x + radius * 0.05,
        y + radius * 0.05,
        x + radius * 0.16,
        y + radius * 0.18,
        x - radius * 0.02,
        y + radius * 0.2,
    )
    c.stroke(c.unit * 0.55, ink)
    c.ctx.arc(x, y + radius * 0.3, radius * 0.25, TAU * 0.07, TAU * 0.43)
    c.stroke(c.unit * 0.8, ink)
    for k in range(5):
        crescent(
            c,
            c.w * (0.2 + 0.15 * k),
            c.h * 0.885,
            c.unit * (3.6 + (1.4 if k == 2 else 0)),
            (0.12, 0.27, 0.5, 0.73, 0.88)[k],
            gold,
            mix(paper, gold, 0.2),
        )
    c.rect(c.unit * 3, c.unit * 3, c.w - c.unit * 6, c.h - c.unit * 6)
    c.stroke(c.unit * 0.5, gold)
    for _ in range(38):
        px, py = c.rng.uniform(0.08, 0.92) * c.w, c.rng.uniform(0.05, 0.95) * c.h
        if math.hypot(px - x, py - y) > radius * 2.15 and abs(py - c.h * 0.885) > c.unit * 7:
            sparkle(c, px, py, c.unit * c.rng.uniform(0.6, 2.0), gold)


def sparkle(c, x, y, size, colour):
    c.ctx.move_to(x, y - size)
    for px, py in ((size, 0), (0, size), (-size, 0), (0, -size)):
        c.ctx.curve_to(x, y, x, y, x + px, y + py)
    c.fill(colour)


def planets(c, space, worlds, ring):
    c.sky(space)
    stars(c, 160, "#fff6e0", c.h)
    for k, (fx, fy, size, colour, band) in enumerate(worlds):
        x, y, radius = c.w * fx, c.h * fy, c.unit * size
        tilt = -0.35
        if k == 0:
            halfring(c, x, y, radius, tilt, ring, back=True)
        c.circle(x, y, radius)
        with c.clipped():
            c.paper(colour)
            with c.turned(x, y, tilt):
                for i in range(9):
                    t = -1 + 2 * (i + c.rng.random() * 0.6) / 9
                    c.rect(-radius, t * radius, 2 * radius, radius * c.rng.uniform(0.05, 0.17))
                    c.fill(mix(colour, band, c.rng.uniform(0.3, 1)))
            c.circle(x - radius * 0.35, y - radius * 0.3, radius * 1.12)
            c.ctx.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
            c.circle(x, y, radius * 1.5)
            c.fill(dark(space[0], 0.5), 0.42)
            c.ctx.set_fill_rule(cairo.FILL_RULE_WINDING)
            c.stipple(
                int(900 * size / 20),
                dark(space[0], 0.6),
                lambda: (
                    x + radius - abs(c.rng.gauss(0, 0.55)) * radius,
                    y + radius - abs(c.rng.gauss(0, 0.55)) * radius,
                ),
                1.0,
                0.4,
            )
        if k == 0:
            halfring(c, x, y, radius, tilt, ring, back=False)


def halfring(c, x, y, radius, tilt, colours, back):
    with c.turned(x, y, tilt):
        c.ctx.scale(1, 0.3)
        for k, colour in enumerate(colours):
            start = TAU / 2 if back else 0
            c.ctx.new_sub_path()
            c.ctx.arc(0, 0, radius * (1.45 + 0.22 * k), start, start + TAU / 2)
            c.stroke(radius * 0.17, colour, 0.95, cap=cairo.LINE_CAP_BUTT)


def orbits(c, paper, ink, colours):
    c.paper(paper)
    x, y = c.w * 0.5, c.h * 0.5
    c.circle(x, y, c.unit * 7)
    c.fill(colours[0])
    for k in range(20):
        a = k / 20 * TAU
        c.ctx.move_to(x + math.cos(a) * c.unit * 8.4, y + math.sin(a) * c.unit * 8.4)
        c.ctx.line_to(
            x + math.cos(a) * c.unit * (10.2 if k % 2 else 9.4),
            y + math.sin(a) * c.unit * (10.2 if k % 2 else 9.4),
        )
        c.stroke(c.unit * 0.5, colours[0])
    for k in range(8):
        radius = c.unit * (13.5 + 4.6 * k)
        c.circle(x, y, radius)
        c.ctx.set_dash([c.unit * 1.2, c.unit * 0.8] if k % 2 else [])
        c.stroke(c.unit * 0.32, ink, 0.85)
        c.ctx.set_dash([])
        a = k * 2.4 + 0.6
        size = c.unit * (1.2, 1.9, 2.0, 1.6, 4.2, 3.6, 2.7, 2.6)[k]
        px, py = x + math.cos(a) * radius, y + math.sin(a) * radius
        c.circle(px, py, size * 1.5)
        c.fill(paper)
        c.circle(px, py, size)
        c.fill(colours[1 + k % (len(colours) - 1)])
        if k == 5:
            c.ellipse(px, py, size * 1.8, size * 0.5, -0.5)
            c.stroke(c.unit * 0.5, ink)


def constellations(c, night, gold):
    c.sky(night)
    stars(c, 260, "#dfe8ff", c.h, 0.9)
    x, y = c.w * 0.5, c.h * 0.5
    for radius, dash in ((44, 0), (42.6, 0), (30, 1), (16, 1)):
        c.circle(x, y, c.unit * radius)
        c.ctx.set_dash([c.unit * 0.5, c.unit * 1.2] if dash else [])
        c.stroke(c.unit * 0.28, gold, 0.8)
    c.ctx.set_dash([])
    for k in range(24):
        a = k / 24 * TAU
        inner, outer = (16, 42.6) if k % 6 == 0 else (41, 42.6)
        c.ctx.move_to(x + math.cos(a) * c.unit * inner, y + math.sin(a) * c.unit * inner)
        c.ctx.line_to(x + math.cos(a) * c.unit * outer, y + math.sin(a) * c.unit * outer)
        c.stroke(c.unit * 0.22, gold, 0.6)
    for k in range(7):
        a, d = k / 7 * TAU + 0.3, c.unit * (29 if k % 2 else 22)
        here = (x + math.cos(a) * d, y + math.sin(a) * d)
        turn = c.rng.uniform(0, TAU)
        chain = [here]
        for _ in range(c.rng.randint(3, 5)):
            turn += c.rng.uniform(-1.2, 1.2)
            step = c.unit * c.rng.uniform(3.5, 7)
            chain.append((chain[-1][0] + math.cos(turn) * step, chain[-1][1] + math.sin(turn) * step))
        chain = [p for p in chain if math.dist(p, (x, y)) < c.unit * 40]
        c.polygon(chain, close=False)
        c.stroke(c.unit * 0.3, gold, 0.9)
        for i, (px, py) in enumerate(chain):
            sparkle(c, px, py, c.unit * (2.4 if i == 0 else 1.5), light(gold, 0.45))
    crescent(c, x, y, c.unit * 8, 0.2, gold, dark(night[0], 0.2))


def eclipse(c, sky, corona, ground):
    c.sky(sky)
    stars(c, 120, "#ffffff", c.h * 0.8)
    x, y, radius = c.w * 0.5, c.h * 0.38, c.unit * 19
    c.glow([(corona, 1.0), (corona, 0.8), (corona, 0.28), (corona, 0.08), (corona, 0.0)], x, y, radius * 3.4)
    c.ctx.paint()
    for k in range(110):
        a = c.rng.uniform(0, TAU)
        reach = radius * (1.15 + abs(c.rng.gauss(0, 0.42)))
        c.ctx.move_to(x + math.cos(a) * radius, y + math.sin(a) * radius)
        c.ctx.line_to(x + math.cos(a) * reach, y + math.sin(a) * reach)
        c.stroke(c.unit * 0.3, light(corona, 0.5), 0.35)
    c.circle(x, y, radius * 1.035)
    c.fill(light(corona, 0.75))
    c.circle(x, y, radius)
    c.fill(dark(sky[0], 0.45))
    for i in range(4):
        line = c.ridge(c.h * (0.82 + 0.065 * i), c.h * (0.15 - 0.03 * i), 1.8 + 0.7 * i, 5)
        c.below(line)
        c.fill(mix(mix(ground, sky[-1], 0.55), ground, i / 3))


def night(c, sky, hill, house, window, moonlight):
    """A small house under many stars that turn."""
    c.sky(sky)
    x, y = c.w * 0.72, c.h * 0.24
    for k in range(70):
        radius = c.unit * (10 + 1.5 * k) + c.rng.uniform(0, 1) * c.unit
        for _ in range(3):
            a = c.rng.uniform(0, TAU)
            c.ctx.new_sub_path()
            c.ctx.arc(x, y, radius, a, a + c.rng.uniform(0.05, 0.55))
            c.stroke(
                c.unit * c.rng.uniform(0.2, 0.5),
                light(moonlight, c.rng.uniform(0, 0.5)),
                c.rng.uniform(0.25, 0.8),
            )
    c.glow([(moonlight, 0.5), (moonlight, 0.0)], x, y, c.unit * 26)
    c.ctx.paint()
    moon(c, x, y, c.unit * 8, moonlight, dark(moonlight, 0.25))
    for i in range(3):
        line = c.ridge(c.h * (0.8 + 0.08 * i), c.h * 0.1, 1.3, 3)
        c.below(line)
        c.fill(mix(mix(hill, sky[-1], 0.5), hill, i / 2))
        if i == 1:
            for px, py in line[::11]:
                size = c.unit * c.rng.uniform(7, 15)
                pine(c, px, py + size * 0.1, size, dark(hill, 0.15))
    hx, hy, size = c.w * 0.34, c.h * 0.87, c.unit * 11
    c.glow([(window, 0.6), (window, 0.0)], hx, hy - size * 0.3, size * 2.4)
    c.ctx.paint()
    c.rect(hx - size * 0.6, hy - size * 0.75, size * 1.2, size * 0.8)
    c.fill(house)
    c.polygon([(hx - size * 0.8, hy - size * 0.7), (hx, hy - size * 1.4), (hx + size * 0.8, hy - size * 0.7)])
    c.fill(dark(house, 0.4))
    c.rect(hx + size * 0.3, hy - size * 1.35, size * 0.18, size * 0.5)
    c.fill(dark(house, 0.4))
    for dx in (-0.34, 0.1):
        c.rect(hx + size * dx, hy - size * 0.5, size * 0.26, size * 0.3)
        c.fill(window)
