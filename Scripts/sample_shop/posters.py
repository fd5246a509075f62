"""Geometry at large: arcs, rays, lines, chips."""

import math

import cairo

from canvas import TAU, dark, light, mix
from leaves import pebble


def construction(c, paper, colours, ink):
    """A few large forms in balance, and thin lines."""
    c.paper(paper)
    a, b, d, e = colours
    c.circle(c.w * 0.44, c.h * 0.38, c.unit * 33)
    c.fill(a)
    c.polygon([(c.w * 0.12, c.h * 0.86), (c.w * 0.56, c.h * 0.3), (c.w * 0.72, c.h * 0.86)])
    c.fill(b, 0.92)
    with c.turned(c.w * 0.63, c.h * 0.55, -0.6):
        c.rect(-c.unit * 5, -c.h * 0.6, c.unit * 10, c.h * 0.95)
        c.fill(d, 0.95)
    c.circle(c.w * 0.74, c.h * 0.72, c.unit * 13)
    c.fill(ink)
    c.circle(c.w * 0.74, c.h * 0.72, c.unit * 6)
    c.fill(e)
    c.ctx.arc(c.w * 0.27, c.h * 0.7, c.unit * 17, TAU * 0.25, TAU * 0.75)
    c.fill(ink)
    for k in range(7):
        c.rect(c.w * 0.09, c.h * (0.09 + 0.018 * k), c.w * (0.28 - 0.025 * k), c.unit * 0.7)
        c.fill(ink)
    for k in range(3):
        c.circle(c.w * 0.74, c.h * 0.72, c.unit * (17 + 4 * k))
        c.stroke(c.unit * 0.45, ink)


def rainbow(c, paper, colours, arches=2, ground=None):
    c.paper(paper)
    width = c.w * 0.86 / arches
    for k in range(arches):
        x = c.w * 0.07 + width * (k + 0.5)
        foot = c.h * (0.92 if arches == 1 else (0.6, 0.93, 0.75)[k % 3])
        outer = width * 0.47
        count = len(colours)
        for i in range(count):
            radius = outer * (1 - i / (count + 0.8))
            top = foot - c.h * (0.3 if arches == 1 else 0.16)
            c.ctx.move_to(x - radius, foot)
            c.ctx.line_to(x - radius, top)
            c.ctx.arc(x, top, radius, TAU / 2, TAU)
            c.ctx.line_to(x + radius, foot)
            c.ctx.close_path()
            c.fill(colours[(i + k) % count])
            inner = outer * (1 - (i + 0.86) / (count + 0.8))
            c.ctx.move_to(x - inner, foot + 1)
            c.ctx.line_to(x - inner, top)
            c.ctx.arc(x, top, inner, TAU / 2, TAU)
            c.ctx.line_to(x + inner, foot + 1)
            c.ctx.close_path()
            c.fill(paper)
        c.circle(x, foot - c.unit * 2.2 if arches > 1 else foot - c.unit * 6, outer * 0.12)
        c.fill(colours[(k + 2) % count])
    if ground:
        c.rect(0, c.h * 0.92, c.w, c.h)
        c.fill(ground)


def arches(c, paper, colours):
    """Arched doors within doors, and a low sun."""
    c.paper(paper)
    c.circle(c.w * 0.69, c.h * 0.24, c.unit * 15)
    c.fill(colours[0])
    for k, (fx, width, top) in enumerate(((0.36, 0.6, 0.26), (0.4, 0.42, 0.4), (0.44, 0.24, 0.54))):
        half = c.w * width / 2
        x = c.w * fx
        c.ctx.move_to(x - half, c.h)
        c.ctx.line_to(x - half, c.h * top + half)
        c.ctx.arc(x, c.h * top + half, half, TAU / 2, TAU)
        c.ctx.line_to(x + half, c.h)
        c.gradient([colours[1 + k], dark(colours[1 + k], 0.12)], x - half, 0, x + half, 0)
        c.fill()
    for k in range(7):
        y = c.h * (0.99 - 0.043 * k)
        c.rect(c.w * (0.66 + 0.05 * k), y - c.h * 0.043, c.w, c.h * 0.045)
        c.fill(mix(colours[4], colours[0], k / 11))


def sunburst(c, colours, rays=36, heart=None, cx=0.5, cy=0.62):
    x, y, reach = c.w * cx, c.h * cy, math.hypot(c.w, c.h)
    c.paper(colours[0])
    for k in range(rays):
        a, b = (k - 0.5) / rays * TAU, (k + 0.5) / rays * TAU
        c.polygon(
            [
                (x, y),
                (x + reach * math.cos(a), y + reach * math.sin(a)),
                (x + reach * math.cos(b), y + reach * math.sin(b)),
            ]
        )
        c.fill(colours[k % len(colours)])
    for k, radius in enumerate((24, 19, 14, 9)):
        c.circle(x, y, c.unit * radius)
        c.fill((heart or colours)[k % len(heart or colours)])


def terrazzo(c, paper, chips, count=170, size=7.5):
    c.paper(paper)
    placed = []
    for k in range(count):
        radius = c.unit * size * (0.16 + 0.84 * c.rng.random() ** 1.7) * (1 if k < count * 0.4 else 0.5)
        for _ in range(40):
            x, y = c.rng.uniform(0, c.w), c.rng.uniform(0, c.h)
            if all(math.hypot(x - px, y - py) > (radius + pr) * 1.02 for px, py, pr in placed):
                break
        else:
            continue
        placed.append((x, y, radius))
        corners = c.rng.randint(4, 7)
        start = c.rng.uniform(0, TAU)
        points = [
            (
                x + radius * c.rng.uniform(0.7, 1.05) * math.cos(start + i / corners * TAU),
                y + radius * c.rng.uniform(0.7, 1.05) * math.sin(start + i / corners * TAU),
            )
            for i in range(corners)
        ]
        c.polygon(points)
        colour = c.rng.choice(chips)
        c.ink(colour)
        c.ctx.fill_preserve()
        c.stroke(radius * 0.12, colour)


def stones(c, paper, colours, ground=None):
    """Pebbles in balance."""
    c.paper(paper)
    if ground:
        c.rect(0, c.h * 0.82, c.w, c.h)
        c.fill(ground)
    y = c.h * 0.84
    for k, (wide, tall) in enumerate(((34, 10), (25, 8.5), (29, 7), (17, 8), (21, 5.5), (9, 8.5))):
        ry = c.unit * tall * (c.h / c.w) ** 0.5
        y -= ry * 0.97
        x = c.w * 0.5 + c.rng.uniform(-3.5, 3.5) * c.unit
        with c.turned(x, y, c.rng.uniform(-0.06, 0.06)):
            c.ctx.scale(c.unit * wide, ry)
            c.ctx.push_group()
            pebble(c, 0, 0, 0.97, colours[k % len(colours)], 0.07)
            c.ctx.set_operator(cairo.OPERATOR_ATOP)
            c.stipple(
                900,
                dark(colours[k % len(colours)], 0.5),
                lambda: (c.rng.uniform(-1, 1), 1 - abs(c.rng.gauss(0, 0.5))),
                0.02,
                0.45,
            )
            c.ctx.set_operator(cairo.OPERATOR_OVER)
            c.ctx.pop_group_to_source()
            c.ctx.paint()
        y -= ry * 0.93


def moire(c, paper, ink, other, centres=((0.42, 0.42), (0.58, 0.56)), step=1.75):
    c.paper(paper)
    for (fx, fy), colour in zip(centres, (ink, other)):
        radius = c.unit * step
        while radius < math.hypot(c.w, c.h):
            c.circle(c.w * fx, c.h * fy, radius)
            c.stroke(c.unit * step * 0.42, colour)
            radius += c.unit * step


def swell(c, paper, ink, disc, lines=46):
    """Straight lines that bend over a sphere."""
    c.paper(paper)
    x, y, radius = c.w * 0.5, c.h * 0.44, c.unit * 36
    c.circle(x, y, radius)
    c.fill(disc)
    for k in range(lines):
        v = (c.h * (0.04 + 0.92 * k / (lines - 1)) - y) / radius
        points = []
        for px in range(int(c.w * 0.06), int(c.w * 0.94) + 1, 3):
            u = (px - x) / radius
            points.append((px, y + radius * v * (1 + 0.75 * max(0, 1 - u * u - v * v))))
        c.curve(points)
        c.stroke(c.unit * 0.42, ink)


def pulse(c, paper, ink, rows=30):
    """Hills as rows of one line, each hiding what lies behind."""
    c.paper(paper)
    for row in range(rows):
        t = row / (rows - 1)
        base = c.h * (0.24 + 0.72 * t)
        line = []
        for px in range(-4, c.w + 8, 4):
            u = px / c.w
            swell = math.exp(-(((u - 0.3 - 0.4 * t) * 2.6) ** 2)) + 0.25
            line.append(
                (
                    px,
                    base - c.h * 0.15 * swell * (0.55 + 0.75 * c.noise.layered(u * 3.1, row * 0.16, 3, 0.45)),
                )
            )
        c.below(line)
        c.fill(paper)
        c.polygon(line, close=False)
        c.stroke(c.unit * 0.85, mix(*ink, t))


def flow(c, paper, colours, count=520, width=1.0):
    """Threads that follow one wind."""
    c.paper(paper)
    offset = c.rng.uniform(0, 50)
    for k in range(count):
        x, y = c.rng.uniform(-0.1, 1.1) * c.w, c.rng.uniform(-0.1, 1.1) * c.h
        c.ctx.move_to(x, y)
        for _ in range(46):
            a = c.noise.layered(offset + x / c.w * 1.7, offset + y / c.h * 1.7, 2, 0.4) * TAU * 0.8 + 0.5
            x, y = x + math.cos(a) * c.unit * 1.1, y + math.sin(a) * c.unit * 1.1
            c.ctx.line_to(x, y)
        c.stroke(c.unit * width * c.rng.choice((0.5, 0.8, 1.5)), c.rng.choice(colours), 0.9)


def bands(c, colours, angle=0.0):
    """Stripes of many widths."""
    c.paper(colours[0])
    with c.turned(c.w / 2, c.h / 2, angle):
        reach = math.hypot(c.w, c.h)
        y = -reach / 2
        k = 0
        while y < reach / 2:
            tall = c.unit * c.rng.choice((1.5, 2.5, 4, 6, 10))
            c.rect(-reach, y, 2 * reach, tall + 0.6)
            c.fill(colours[k % len(colours)])
            y += tall
            k += 1


def waves(c, colours, crests=9):
    """Broad ribbons, one under the other."""
    c.paper(colours[0])
    for k in range(crests):
        base = c.h * (0.1 + 0.95 * k / crests)
        phase = k * 0.9
        points = [
            (
                x,
                base
                + c.h * 0.05 * math.sin(x / c.w * TAU * 1.15 + phase)
                + c.h * 0.02 * math.sin(x / c.w * TAU * 2.3 + phase * 2),
            )
            for x in range(-6, c.w + 7, 4)
        ]
        c.below(points)
        c.fill(colours[(k + 1) % len(colours)])
        for i in range(1, 4):
            c.polygon([(x, y + c.unit * 2.1 * i) for x, y in points], close=False)
            c.stroke(c.unit * 0.4, light(colours[(k + 1) % len(colours)], 0.35), 0.8)
