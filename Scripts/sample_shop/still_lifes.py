"""Vases, fruit, cups."""

import math

from canvas import TAU, dark, light, mix
from flowers import bloom
from leaves import along, blade, stalk


def table(c, wall, top, edge):
    c.paper(wall)
    c.rect(0, c.h * edge, c.w, c.h)
    c.fill(top)


def turned_form(c, x, foot, profile, size, colour, glaze=None, stripes=0):
    """A pot: half widths from its foot up, shaded as a round body is."""
    count = len(profile) - 1
    side = [(profile[k] * size, -k / count * size * 2) for k in range(count + 1)]
    outline = [(x + px, foot + py) for px, py in side] + [(x - px, foot + py) for px, py in side[::-1]]
    widest = max(profile) * size
    c.curve(outline[: count + 1])
    for p in outline[count + 1 :][:1]:
        c.ctx.line_to(*p)
    for i in range(count + 1, len(outline) - 1):
        ax, ay = outline[max(count + 1, i - 1)]
        bx, by = outline[i]
        cx, cy = outline[i + 1]
        dx, dy = outline[min(len(outline) - 1, i + 2)]
        c.ctx.curve_to(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
    c.ctx.close_path()
    with c.clipped():
        c.paper(colour)
        if glaze:
            points = [
                (
                    x - widest - 5 + k * widest * 0.25,
                    foot - size * (1.2 + 0.14 * math.sin(k * 1.7) + 0.1 * (k % 2)),
                )
                for k in range(11)
            ]
            c.curve(points)
            c.ctx.line_to(x + widest * 2, foot - size * 3)
            c.ctx.line_to(x - widest * 2, foot - size * 3)
            c.fill(glaze)
        for k in range(stripes):
            c.rect(x - widest, foot - size * (0.5 + 0.2 * k), widest * 2, size * 0.07)
            c.fill(light(colour, 0.5))
        c.gradient(
            [("#ffffff", 0.2), ("#ffffff", 0.0), ("#1a1020", 0.0), ("#1a1020", 0.3)],
            x - widest,
            0,
            x + widest,
            0,
        )
        c.ctx.paint()
        c.stipple(
            int(widest * size / 14),
            "#20121c",
            lambda: (x + widest - abs(c.rng.gauss(0, 0.42)) * widest, foot - c.rng.uniform(0, 2) * size),
            0.9,
            0.34,
        )


def shadow(c, x, y, wide, colour):
    c.ellipse(x + wide * 0.45, y, wide * 1.25, wide * 0.17)
    c.fill(colour, 0.22)


BOTTLE = (0.3, 0.46, 0.52, 0.5, 0.36, 0.17, 0.14, 0.15, 0.19)
BELLY = (0.34, 0.56, 0.72, 0.76, 0.68, 0.48, 0.3, 0.25, 0.31)
JUG = (0.4, 0.5, 0.54, 0.52, 0.46, 0.38, 0.34, 0.36, 0.42)
GOURD = (0.3, 0.58, 0.64, 0.5, 0.34, 0.42, 0.46, 0.3, 0.22)


def vases(c, wall, top, pots, plants, arch=None):
    table(c, wall, top, 0.76)
    if arch:
        half = c.w * 0.33
        c.ctx.move_to(c.w / 2 - half, c.h * 0.76)
        c.ctx.line_to(c.w / 2 - half, c.h * 0.14 + half)
        c.ctx.arc(c.w / 2, c.h * 0.14 + half, half, TAU / 2, TAU)
        c.ctx.line_to(c.w / 2 + half, c.h * 0.76)
        c.fill(arch)
    for fx, fy, size, profile, colour, glaze, plant in pots:
        x, foot, scale = c.w * fx, c.h * fy, c.unit * size
        mouth = foot - scale * 2
        if plant == "pampas":
            for k in range(5):
                line = stalk(
                    c,
                    (x, mouth + scale * 0.3),
                    (x + (k - 2) * scale * 0.42, mouth - scale * (1.9 - 0.2 * abs(k - 2))),
                    (k - 2) * scale * 0.1,
                )
                c.curve(line)
                c.stroke(c.unit * 0.4, plants[1])
                for i in range(46):
                    t = 0.45 + 0.55 * i / 46
                    px, py, angle = along(line, t)
                    for s in (-1, 1):
                        c.ctx.move_to(px, py)
                        reach = scale * 0.3 * math.sin(math.pi * (t - 0.42) / 0.62) + scale * 0.02
                        c.ctx.line_to(
                            px + math.cos(angle + s * 0.55) * reach, py + math.sin(angle + s * 0.55) * reach
                        )
                        c.stroke(c.unit * 0.28, mix(plants[1], "#fff5e2", c.rng.random() * 0.5), 0.85)
        elif plant == "leaves":
            for k in range(7):
                bend = (k - 3) / 3
                line = stalk(
                    c,
                    (x, mouth + scale * 0.3),
                    (x + bend * scale * 1.1, mouth - scale * (1.65 - 0.75 * abs(bend))),
                    bend * scale * 0.15,
                )
                c.curve(line)
                c.stroke(c.unit * 0.5, dark(plants[0], 0.2))
                for i in range(6):
                    px, py, angle = along(line, 0.35 + 0.13 * i)
                    blade(
                        c,
                        px,
                        py,
                        angle + (0.8 if i % 2 else -0.8),
                        scale * 0.42,
                        scale * 0.19,
                        mix(plants[0], light(plants[0], 0.4), c.rng.random()),
                    )
        elif plant == "poppies":
            for k in range(5):
                bend = (k - 2) / 2
                line = stalk(
                    c,
                    (x, mouth + scale * 0.3),
                    (x + bend * scale * 0.85, mouth - scale * (1.5 - 0.5 * abs(bend) + 0.2 * (k % 2))),
                    bend * scale * 0.2,
                )
                c.curve(line)
                c.stroke(c.unit * 0.5, plants[0])
                bloom(c, *line[-1], scale * 0.36, "poppy", plants[2], "#2a1f2d")
        shadow(c, x, foot - scale * 0.03, scale * max(profile), "#20121c")
        turned_form(c, x, foot, profile, scale, colour, glaze)


def pear(c, x, foot, size, colour, blush, lean=0.0):
    with c.turned(x, foot, lean, size):
        body = [
            (0, -0.02),
            (0.4, -0.06),
            (0.58, -0.42),
            (0.42, -0.85),
            (0.24, -1.15),
            (0.17, -1.4),
            (0, -1.5),
        ]
        c.curve(body + [(-px, py) for px, py in body[-2:0:-1]], close=True)
        with c.clipped():
            c.gradient([light(colour, 0.25), colour, mix(colour, blush, 0.85)], -0.6, -1.2, 0.6, 0)
            c.ctx.paint()
            c.stipple(
                170,
                dark(blush, 0.3),
                lambda: (0.55 - abs(c.rng.gauss(0, 0.28)), c.rng.uniform(-1.3, 0)),
                0.018,
                0.6,
            )
        c.ctx.move_to(0, -1.46)
        c.ctx.curve_to(0.02, -1.6, 0.08, -1.68, 0.14, -1.76)
        c.stroke(0.06, "#5b4332")
        blade(c, 0.06, -1.6, 0.25, 0.5, 0.2, "#6b8f4e", "#c9dba4")


def pears(c, wall, top, colour, blush):
    table(c, wall, top, 0.66)
    for fx, fy, size, lean in ((0.3, 0.78, 25, -0.08), (0.55, 0.75, 28, 0.05), (0.78, 0.82, 23, 0.16)):
        shadow(c, c.w * fx, c.h * fy, c.unit * size * 0.55, "#20121c")
        pear(c, c.w * fx, c.h * fy, c.unit * size, mix(colour, blush, c.rng.random() * 0.3), blush, lean)


def bowl(c, wall, top, dish, fruit):
    table(c, wall, top, 0.7)
    x, rim, wide = c.w * 0.5, c.h * 0.56, c.unit * 36
    c.circle(x + wide * 0.5, c.h * 0.3, c.unit * 26)
    c.fill(light(wall, 0.25))
    shadow(c, x, c.h * 0.84, wide * 0.6, "#20121c")
    spots = [
        (-0.55, 0.02, 0.3),
        (0.55, 0.02, 0.31),
        (-0.2, -0.1, 0.34),
        (0.2, -0.02, 0.33),
        (0.02, -0.42, 0.32),
        (-0.4, -0.3, 0.27),
        (0.42, -0.3, 0.28),
    ]
    for k, (dx, dy, size) in enumerate(spots):
        px, py, radius = x + dx * wide, rim + dy * wide, size * wide
        colour = fruit[k % len(fruit)]
        c.circle(px, py, radius)
        with c.clipped():
            c.glow(
                [light(colour, 0.3), colour, dark(colour, 0.28)],
                px - radius * 0.3,
                py - radius * 0.35,
                radius * 1.5,
            )
            c.ctx.paint()
            c.stipple(
                140,
                dark(colour, 0.4),
                lambda: (
                    px + radius * 0.5 + c.rng.gauss(0, 0.35) * radius,
                    py + c.rng.gauss(0.3, 0.4) * radius,
                ),
                0.9,
                0.4,
            )
        c.ellipse(px, py - radius * 0.86, radius * 0.13, radius * 0.06)
        c.fill(dark(colour, 0.5))
        if k in (4, 6):
            blade(c, px, py - radius * 0.86, -0.5, radius * 0.85, radius * 0.36, "#5f8a4c", "#bcd6a0")
    c.ctx.move_to(x - wide, rim)
    c.ctx.curve_to(x - wide * 0.95, c.h * 0.76, x - wide * 0.4, c.h * 0.83, x - wide * 0.3, c.h * 0.84)
    c.ctx.line_to(x + wide * 0.3, c.h * 0.84)
    c.ctx.curve_to(x + wide * 0.4, c.h * 0.83, x + wide * 0.95, c.h * 0.76, x + wide, rim)
    c.ctx.close_path()
    with c.clipped():
        c.gradient([light(dish, 0.15), dish, dark(dish, 0.25)], x - wide, 0, x + wide, 0)
        c.ctx.paint()
        for k in range(-7, 8):
            with c.turned(x + k * wide * 0.16, rim + (c.h * 0.84 - rim) * 0.34):
                c.polygon([(0, -c.unit * 3), (c.unit * 1.9, 0), (0, c.unit * 3), (-c.unit * 1.9, 0)])
                c.fill(light(dish, 0.65))
        c.rect(0, rim, c.w, c.unit * 1.6)
        c.fill(light(dish, 0.5))


def citrus(c, paper, kinds, size=15):
    c.paper(paper)
    s = c.unit * size
    row, y = 0, s * 0.6
    while y < c.h + s:
        x = s * 1.15 if row % 2 else 0.0
        k = row
        while x < c.w + s:
            rind, flesh = kinds[k % len(kinds)]
            slice_of(c, x, y, s * 0.94, rind, flesh, c.rng.uniform(0, 1))
            x += s * 2.3
            k += 1
        y += s * 1.98
        row += 1


def slice_of(c, x, y, radius, rind, flesh, turn):
    c.circle(x, y, radius)
    c.fill(rind)
    c.circle(x, y, radius * 0.9)
    c.fill("#fff6e3")
    with c.turned(x, y, turn, radius * 0.84):
        for k in range(9):
            a = k / 9 * TAU
            with c.turned(0, 0, a):
                c.ctx.move_to(0.09, 0)
                c.ctx.line_to(0.97 * math.cos(0.3), -0.97 * math.sin(0.3))
                c.ctx.arc(0, 0, 0.97, -0.3, 0.3)
                c.ctx.close_path()
                c.ink(flesh)
                c.ctx.fill_preserve()
                c.stroke(0.03, flesh)
                for _ in range(5):
                    d, b = c.rng.uniform(0.35, 0.85), c.rng.uniform(-0.2, 0.2)
                    c.ellipse(d * math.cos(b), d * math.sin(b), 0.07, 0.022, b)
                    c.fill(light(flesh, 0.45), 0.8)


def coffee(c, wall, top, pot, cup):
    table(c, wall, top, 0.72)
    x, foot, s = c.w * 0.4, c.h * 0.83, c.unit * 17
    shadow(c, x, foot, s * 0.95, "#20121c")
    half = lambda y0, w0, y1, w1, tone: (
        c.polygon(
            [
                (x - w0 * s, foot - y0 * s),
                (x + w0 * s, foot - y0 * s),
                (x + w1 * s, foot - y1 * s),
                (x - w1 * s, foot - y1 * s),
            ]
        ),
        c.fill(tone),
    )
    half(0, 0.95, 1.45, 0.66, pot)
    half(1.45, 0.72, 1.62, 0.72, dark(pot, 0.35))
    half(1.62, 0.62, 2.95, 0.86, light(pot, 0.1))
    for k, tone in ((-1, light(pot, 0.35)), (1, dark(pot, 0.28))):
        c.polygon(
            [
                (x + k * 0.95 * s, foot),
                (x + k * 0.4 * s, foot),
                (x + k * 0.28 * s, foot - 1.45 * s),
                (x + k * 0.66 * s, foot - 1.45 * s),
            ]
        )
        c.fill(tone, 0.55)
        c.polygon(
            [
                (x + k * 0.62 * s, foot - 1.62 * s),
                (x + k * 0.26 * s, foot - 1.62 * s),
                (x + k * 0.36 * s, foot - 2.95 * s),
                (x + k * 0.86 * s, foot - 2.95 * s),
            ]
        )
        c.fill(tone, 0.55)
    c.polygon(
        [(x - 0.84 * s, foot - 2.7 * s), (x - 1.2 * s, foot - 2.98 * s), (x - 0.8 * s, foot - 2.25 * s)]
    )
    c.fill(light(pot, 0.25))
    half(2.95, 0.9, 3.05, 0.9, dark(pot, 0.3))
    half(3.05, 0.86, 3.42, 0.2, light(pot, 0.15))
    c.circle(x, foot - 3.55 * s, s * 0.17)
    c.fill("#2b2523")
    c.ctx.move_to(x + 0.8 * s, foot - 2.72 * s)
    c.ctx.curve_to(x + 1.7 * s, foot - 2.8 * s, x + 1.55 * s, foot - 2.2 * s, x + 1.45 * s, foot - 1.5 * s)
    c.stroke(s * 0.2, "#2b2523")
    px, foot, r = c.w * 0.76, c.h * 0.88, c.unit * 11
    shadow(c, px, foot, r * 1.3, "#20121c")
    c.ellipse(px, foot, r * 1.7, r * 0.3)
    c.fill(light(cup, 0.5))
    c.ctx.move_to(px + r * 0.85, foot - r * 1.15)
    c.ctx.curve_to(px + r * 1.7, foot - r * 1.2, px + r * 1.5, foot - r * 0.35, px + r * 0.7, foot - r * 0.4)
    c.stroke(r * 0.17, cup)
    c.ctx.move_to(px - r, foot - r * 1.4)
    c.ctx.curve_to(px - r, foot - r * 0.4, px - r * 0.5, foot - r * 0.05, px, foot - r * 0.05)
    c.ctx.curve_to(px + r * 0.5, foot - r * 0.05, px + r, foot - r * 0.4, px + r, foot - r * 1.4)
    c.gradient([light(cup, 0.2), cup, dark(cup, 0.25)], px - r, 0, px + r, 0)
    c.fill()
    c.ellipse(px, foot - r * 1.4, r, r * 0.2)
    c.fill(light(cup, 0.45))
    c.ellipse(px, foot - r * 1.38, r * 0.86, r * 0.14)
    c.fill("#3c241a")
    for k in range(3):
        sx = px + (k - 1) * r * 0.45
        points = [(sx + math.sin(i * 0.9 + k) * r * 0.16, foot - r * (1.75 + 0.24 * i)) for i in range(9)]
        c.curve(points)
        c.stroke(c.unit * 0.8, "#ffffff", 0.5)
