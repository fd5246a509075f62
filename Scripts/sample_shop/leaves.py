"""Leaves and branches."""

import math

import cairo

from canvas import TAU, dark, light, mix


def blade(c, x, y, angle, length, width, colour, vein=None, shade=0.14, bend=0.0):
    """A pointed leaf that grows from (x, y), one half darker."""
    with c.turned(x, y, angle):
        tip = (length, bend * length)
        sides = [(-1, colour), (1, dark(colour, shade))]
        for side, tone in sides:
            c.ctx.move_to(0, 0)
            c.ctx.curve_to(
                length * 0.28,
                side * width * 0.72,
                length * 0.7,
                side * width * 0.62 + bend * length * 0.6,
                *tip
            )
            c.ctx.curve_to(length * 0.66, bend * length * 0.4, length * 0.33, 0, 0, 0)
            c.fill(tone)
        if vein:
            c.ctx.move_to(0, 0)
            c.ctx.curve_to(
                length * 0.33, 0, length * 0.66, bend * length * 0.4, length * 0.97, bend * length * 0.97
            )
            c.stroke(length * 0.016, vein, 0.85)


def along(points, t):
    """The point and the direction at t of a line through points."""
    place = t * (len(points) - 1)
    i = min(int(place), len(points) - 2)
    f = place - i
    (ax, ay), (bx, by) = points[i], points[i + 1]
    return ax + (bx - ax) * f, ay + (by - ay) * f, math.atan2(by - ay, bx - ax)


def stalk(c, foot, head, sway, steps=30):
    """A line that bends to one side."""
    (ax, ay), (bx, by) = foot, head
    return [
        (ax + (bx - ax) * t + sway * math.sin(t * math.pi) * (0.4 + 0.6 * t), ay + (by - ay) * t)
        for t in (k / steps for k in range(steps + 1))
    ]


def pebble(c, x, y, radius, colour, wobble=0.2):
    """A pebble."""
    start = c.rng.uniform(0, 100)
    points = []
    for k in range(14):
        a = k / 14 * TAU
        r = radius * (1 + wobble * c.noise.layered(start + math.cos(a) * 1.3, start + math.sin(a) * 1.3, 2))
        points.append((x + r * math.cos(a), y + r * math.sin(a)))
    c.curve(points, close=True)
    c.fill(colour)


def sprig(c, paper, stem, leaves, kind="round", blob=None, pairs=11):
    """One branch in the middle of the sheet."""
    c.paper(paper)
    if blob:
        pebble(c, c.w * 0.52, c.h * 0.46, min(c.w, c.h) * 0.4, blob)
    line = stalk(c, (c.w * 0.47, c.h * 0.95), (c.w * 0.54, c.h * 0.1), c.w * 0.07)
    c.curve(line)
    c.stroke(c.unit * 0.8, stem)
    for k in range(pairs):
        t = 0.14 + 0.84 * k / (pairs - 1)
        x, y, angle = along(line, t)
        size = c.h * 0.145 * (1.15 - t * 0.72)
        for side in (-1, 1):
            tone = mix(*leaves, c.rng.random())
            turn = angle + side * c.rng.uniform(0.75, 1.05) * (1.1 - 0.35 * t)
            if kind == "round":
                reach = size * 0.5
                cx, cy = x + math.cos(turn) * reach * 1.25, y + math.sin(turn) * reach * 1.25
                c.ctx.move_to(x, y)
                c.ctx.line_to(cx, cy)
                c.stroke(c.unit * 0.5, stem)
                c.ellipse(cx, cy, reach * 0.95, reach * 0.76, turn)
                c.fill(tone, 0.93)
                c.ctx.move_to(x, y)
                c.ctx.line_to(cx + math.cos(turn) * reach * 0.6, cy + math.sin(turn) * reach * 0.6)
                c.stroke(c.unit * 0.32, light(tone, 0.35), 0.9)
            else:
                blade(c, x, y, turn, size * 1.25, size * 0.36, tone, light(tone, 0.4), bend=side * -0.12)
    x, y, angle = along(line, 1)
    blade(c, x, y, angle, c.h * 0.07, c.h * 0.026, leaves[1], light(leaves[1], 0.3))


def fern(c, paper, greens, fronds=3):
    c.paper(paper)
    for k in range(fronds):
        spread = (k - (fronds - 1) / 2) / max(1, fronds - 1)
        line = stalk(
            c,
            (c.w * (0.5 + 0.06 * spread), c.h * 1.02),
            (c.w * (0.5 + 0.72 * spread), c.h * (0.08 + 0.26 * abs(spread))),
            c.w * 0.1 * spread,
        )
        tone = mix(*greens, k / max(1, fronds - 1))
        c.curve(line)
        c.stroke(c.unit * 0.8, dark(tone, 0.25))
        leaflets = 30
        for i in range(leaflets):
            t = 0.12 + 0.86 * i / leaflets
            x, y, angle = along(line, t)
            size = (
                c.h * 0.17 * math.sin(math.pi * (0.12 + 0.86 * (1 - t)) ** 0.9) * (1.0 - 0.12 * abs(spread))
            )
            for side in (-1, 1):
                blade(
                    c,
                    x,
                    y,
                    angle + side * (1.18 - 0.35 * t),
                    size,
                    size * 0.17,
                    mix(tone, dark(tone, 0.35), c.rng.random() * 0.35),
                    light(tone, 0.3),
                    0.12,
                    side * -0.1,
                )
        x, y, angle = along(line, 1)
        blade(c, x, y, angle, c.h * 0.03, c.h * 0.008, tone)


def monstera(c, paper, greens, leaves):
    c.paper(paper)
    for fx, fy, size, angle in leaves:
        x, y, radius = c.w * fx, c.h * fy, size * c.unit
        tone = mix(*greens, c.rng.random())
        foot = (c.w * 0.5 + (x - c.w * 0.5) * 0.3, c.h * 1.06)
        c.ctx.move_to(*foot)
        c.ctx.curve_to(foot[0], c.h * 0.8, x, y + radius * 0.7, x, y)
        c.stroke(c.unit * 1.3, dark(tone, 0.2))
        with c.turned(x, y, angle, radius):
            outline = [
                (0, -0.32),
                (0.3, -0.5),
                (0.68, -0.36),
                (0.86, 0.05),
                (0.74, 0.5),
                (0.42, 0.86),
                (0, 1.15),
            ]
            points = outline + [(-px, py) for px, py in outline[-2:0:-1]]
            c.ctx.push_group()
            c.curve(points, close=True)
            c.fill(tone)
            c.rect(0, -1, 2, 3)
            with c.clipped():
                c.curve(points, close=True)
                c.fill(dark(tone, 0.13))
            veins = (-0.05, 0.16, 0.37, 0.58, 0.78)
            c.ctx.set_operator(cairo.OPERATOR_CLEAR)  # The leaf is cut through to whatever lies behind it.
            for side in (-1, 1):
                for i, v in enumerate(veins[:-1]):
                    middle = v + 0.1
                    reach = 1.1 - 0.3 * abs(i - 1.2)
                    c.ctx.move_to(side * 0.3, middle + 0.03)
                    c.ctx.curve_to(
                        side * 0.6,
                        middle - 0.1,
                        side * reach,
                        middle - 0.16,
                        side * (reach + 0.25),
                        middle + 0.0,
                    )
                    c.ctx.line_to(side * (reach + 0.25), middle + 0.16)
                    c.ctx.curve_to(
                        side * reach, middle + 0.02, side * 0.62, middle + 0.06, side * 0.3, middle + 0.03
                    )
                    c.ctx.fill()
                for v, reach in ((0.1, 0.14), (0.31, 0.15), (0.52, 0.13)):
                    c.ellipse(side * reach, v + 0.03, 0.055, 0.032, -side * 0.5)
                    c.ctx.fill()
            c.ctx.set_operator(cairo.OPERATOR_OVER)
            for side in (-1, 1):
                for v in veins:
                    c.ctx.move_to(0, v - 0.04)
                    c.ctx.curve_to(
                        side * 0.25,
                        v - 0.05,
                        side * 0.5,
                        v - 0.12,
                        side * (0.74 - 0.55 * max(0, v - 0.3)),
                        v - 0.1,
                    )
                    c.ctx.set_operator(cairo.OPERATOR_ATOP)
                    c.stroke(0.014, light(tone, 0.4), 0.9)
            c.ctx.move_to(0, -0.3)
            c.ctx.line_to(0, 1.1)
            c.stroke(0.022, light(tone, 0.4))
            c.ctx.set_operator(cairo.OPERATOR_OVER)
            c.ctx.pop_group_to_source()
            c.ctx.paint()


def palm(c, paper, greens, disc=None):
    c.paper(paper)
    if disc:
        c.circle(c.w * 0.5, c.h * 0.36, c.unit * 33)
        c.fill(disc)
    foot, heart = (c.w * 0.42, c.h * 1.03), (c.w * 0.5, c.h * 0.5)
    c.ctx.move_to(*foot)
    c.ctx.curve_to(c.w * 0.42, c.h * 0.8, c.w * 0.5, c.h * 0.7, *heart)
    c.stroke(c.unit * 1.6, dark(greens[0], 0.15))
    count = 25
    for k in range(count):
        a = -math.pi / 2 + (k - (count - 1) / 2) / count * math.pi * 1.72
        reach = c.h * (0.47 - 0.13 * abs(k - (count - 1) / 2) / count * 2)
        blade(
            c,
            *heart,
            a,
            min(reach, c.w * 0.5),
            c.unit * 4.4,
            mix(*greens, (k % 5) / 4),
            light(greens[1], 0.25),
            0.18,
            0.05 * (1 if k > count / 2 else -1)
        )


def ginkgo(c, paper, gold, count=22):
    c.sky(paper)
    for k in range(count):
        t = k / count
        x, y = c.w * ((k * 0.7549) % 1), c.h * ((k * 0.5698 + 0.06 * c.rng.random()) % 1)
        size = c.unit * c.rng.uniform(7, 14) * (0.65 + 0.5 * t)
        tone = mix(mix(*gold, c.rng.random()), paper[-1], 0.45 * (1 - t))
        with c.turned(x, y, c.rng.uniform(0, TAU), size):
            c.ctx.move_to(0, 0.9)
            c.ctx.curve_to(0.06, 0.5, 0.0, 0.3, 0, 0)
            c.stroke(0.06, dark(tone, 0.25))
            rim = [
                (-1 + 2 * i / 16, -0.62 + 0.5 * (2 * i / 16 - 1) ** 2 + 0.035 * (-1) ** i) for i in range(17)
            ]
            rim[8] = (0.0, -0.36)
            c.ctx.move_to(0, 0)
            c.ctx.curve_to(-0.3, 0.0, -0.8, 0.1, *rim[0])
            for p in rim[1:]:
                c.ctx.line_to(*p)
            c.ctx.curve_to(0.8, 0.1, 0.3, 0.0, 0, 0)
            c.fill(tone)
            for i in range(1, 16):
                c.ctx.move_to(0, 0)
                c.ctx.line_to(rim[i][0] * 0.9, rim[i][1] * 0.88)
                c.stroke(0.018, light(tone, 0.35), 0.7)
