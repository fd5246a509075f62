"""Flowers, fruit, cut-outs."""

import math

from canvas import TAU, contrast, dark, light, mix
from leaves import along, blade, stalk


def cutouts(c, blocks, forms, columns=2, rows=3, gap=0.0):
    """Algae, cut from coloured paper and laid on blocks of it."""
    width, height = c.w / columns, c.h / rows
    for cell in range(columns * rows):
        column, row = cell % columns, cell // columns
        x, y = column * width, row * height
        c.rect(x + gap * c.unit, y + gap * c.unit, width - 2 * gap * c.unit, height - 2 * gap * c.unit)
        with c.clipped():
            ground = blocks[(column + row * (columns + 1)) % len(blocks)]
            c.paper(ground)
            form = max(c.rng.sample(forms, 3), key=lambda colour: contrast(colour, ground))
            alga(
                c,
                x + width / 2,
                y + height / 2,
                min(width, height) * 0.39,
                form,
                ("frond", "flower", "coral", "frond")[(column * 2 + row) % 4],
            )


def alga(c, x, y, size, colour, kind):
    c.ink(colour)
    with c.turned(x, y, c.rng.uniform(-0.5, 0.5)):
        if kind == "flower":
            petals = c.rng.choice((5, 6, 7))
            for k in range(petals):
                a = k / petals * TAU
                c.ellipse(
                    math.cos(a) * size * 0.56, math.sin(a) * size * 0.56, size * 0.42, size * 0.2, a + 0.25
                )
                c.fill()
            c.circle(0, 0, size * 0.26)
            c.fill()
            return
        spine = [(size * 0.12 * math.sin(k * 0.8), size * (1.0 - 1.75 * k / 8)) for k in range(9)]
        c.curve(spine)
        c.stroke(size * 0.15)
        lobes = 5 if kind == "frond" else 4
        for k in range(lobes):
            t = 0.22 + 0.78 * k / (lobes - 1)
            px, py, _ = along(spine, t)
            for side in (-1, 1):
                turn = -TAU / 4 + side * (1.25 - 0.75 * t if kind == "frond" else 1.5 - 0.9 * t)
                reach = size * (0.86 - 0.42 * t)
                with c.turned(px, py, turn, reach):
                    c.ctx.move_to(0, 0)
                    c.ctx.curve_to(0.2, side * 0.16, 0.45, side * -0.14, 0.72, side * -0.24)
                    c.ctx.curve_to(1.2, side * -0.4, 1.22, side * 0.16, 0.82, side * 0.12)
                    c.ctx.curve_to(0.5, side * 0.1, 0.3, side * 0.34, 0, side * 0.16)
                    c.fill()


def meadow(c, sky, ground, blooms, count=46):
    c.sky(sky)
    for depth in range(3):
        t = depth / 2
        for _ in range(int(90 + 60 * depth)):
            x = c.rng.uniform(-0.05, 1.05) * c.w
            tall = c.h * c.rng.uniform(0.14, 0.34) * (0.8 + 0.4 * t)
            y = c.h * (0.9 + 0.12 * t)
            bend = c.rng.uniform(-0.3, 0.3) * tall
            c.ctx.move_to(x, y)
            c.ctx.curve_to(x, y - tall * 0.4, x + bend * 0.4, y - tall * 0.8, x + bend, y - tall)
            c.stroke(c.unit * (0.35 + 0.35 * t), mix(mix(ground, sky[-1], 0.6), ground, t), 0.8)
        for k in range(count // 3):
            x = c.w * (k + c.rng.uniform(0.1, 0.9)) / (count // 3)
            top = c.h * (c.rng.uniform(0.2, 0.68) + 0.1 * t)
            size = c.unit * c.rng.uniform(2.6, 5.6) * (0.65 + 0.55 * t)
            line = stalk(
                c, (x + c.rng.uniform(-3, 3) * c.unit, c.h * 1.02), (x, top), c.rng.uniform(-5, 5) * c.unit
            )
            c.curve(line)
            c.stroke(c.unit * (0.3 + 0.3 * t), mix(mix(ground, sky[-1], 0.5), ground, t))
            kind, colour, heart = c.rng.choice(blooms)
            bloom(c, x, top, size, kind, mix(mix(colour, sky[-1], 0.42), colour, t), heart)


def bloom(c, x, y, size, kind, colour, heart):
    if kind == "poppy":
        for k, a in enumerate((0.2, 2.3, 4.3, 3.3)):
            c.ellipse(
                x + math.cos(a) * size * 0.42, y + math.sin(a) * size * 0.34, size * 0.74, size * 0.6, a
            )
            c.fill(dark(colour, 0.07 * k))
        c.circle(x, y, size * 0.24)
        c.fill(heart)
    elif kind == "daisy":
        for k in range(13):
            a = k / 13 * TAU
            c.ellipse(x + math.cos(a) * size * 0.6, y + math.sin(a) * size * 0.6, size * 0.42, size * 0.13, a)
            c.fill(colour)
        c.circle(x, y, size * 0.27)
        c.fill(heart)
    elif kind == "bell":
        for k in range(7):
            t = k / 6
            side = 1 if k % 2 else -1
            c.ellipse(
                x + side * size * 0.26 * (1.2 - t),
                y + size * (1.8 - 2.2 * t),
                size * 0.3 * (1.25 - t * 0.7),
                size * 0.22,
                side * 0.6,
            )
            c.fill(mix(colour, heart, t * 0.5))
    else:
        for k in range(26):
            a = k / 26 * TAU
            c.ctx.move_to(x, y)
            c.ctx.line_to(x + math.cos(a) * size, y + math.sin(a) * size)
            c.stroke(size * 0.04, colour, 0.8)
            c.circle(x + math.cos(a) * size, y + math.sin(a) * size, size * 0.085)
            c.fill(colour)
        c.circle(x, y, size * 0.16)
        c.fill(heart)


def bouquet(c, paper, vase, leaf, petals, table=None):
    """Folk flowers, the same on both sides."""
    c.paper(paper)
    if table:
        c.rect(0, c.h * 0.8, c.w, c.h)
        c.fill(table)
    middle = c.w / 2

    def both(draw):
        for side in (1, -1):
            with c.turned(middle, 0):
                c.ctx.scale(side, 1)
                draw()

    def stem(x, y, bend):
        c.ctx.move_to(0, c.h * 0.72)
        c.ctx.curve_to(0, c.h * 0.55, x * bend, y + c.h * 0.16, x, y)
        c.stroke(c.unit * 1.1, leaf)

    heads = [(0.0, 0.2, 13, 0), (0.3, 0.29, 10, 1), (0.16, 0.4, 8, 2), (0.36, 0.5, 8, 0), (0.24, 0.6, 6, 1)]
    for fx, fy, size, tone in heads:
        both(lambda: stem(fx * c.w, fy * c.h, 0.5))
    for fx, fy, angle in ((0.07, 0.5, -0.7), (0.12, 0.62, -0.25), (0.2, 0.44, -1.0), (0.05, 0.36, -0.9)):
        both(
            lambda: blade(c, fx * c.w * 0.6, fy * c.h, angle, c.unit * 15, c.unit * 5, leaf, light(leaf, 0.4))
        )

    def tulip(x, y, size, colour):
        with c.turned(x, y, 0.0 if x == 0 else 0.35, size * c.unit):
            for px, tone in ((-0.42, dark(colour, 0.12)), (0.42, dark(colour, 0.12)), (0, colour)):
                c.ctx.move_to(0, 0.75)
                c.ctx.curve_to(px - 0.5, 0.6, px - 0.42, -0.3, px, -0.75)
                c.ctx.curve_to(px + 0.42, -0.3, px + 0.5, 0.6, 0, 0.75)
                c.fill(tone)
            for k in (-0.12, 0, 0.12):
                c.ctx.move_to(k * 0.4, 0.5)
                c.ctx.line_to(k, -0.28 + abs(k))
                c.stroke(0.045, light(colour, 0.55))

    for fx, fy, size, tone in heads:
        both(lambda: tulip(fx * c.w, fy * c.h, size, petals[tone % len(petals)]))
    half, top, foot = c.w * 0.15, c.h * 0.68, c.h * 0.89
    c.ctx.move_to(middle - half * 0.7, top)
    c.ctx.curve_to(
        middle - half * 1.7, top + c.h * 0.08, middle - half * 1.1, foot, middle - half * 0.6, foot
    )
    c.ctx.line_to(middle + half * 0.6, foot)
    c.ctx.curve_to(middle + half * 1.1, foot, middle + half * 1.7, top + c.h * 0.08, middle + half * 0.7, top)
    c.ctx.close_path()
    with c.clipped():
        c.paper(vase)
        for k in range(-6, 7):
            c.circle(middle + k * half * 0.3, top + c.h * 0.1, half * 0.1)
            c.fill(light(vase, 0.6))
        for dy in (0.055, 0.145):
            c.rect(0, top + c.h * dy, c.w, c.unit * 0.9)
            c.fill(light(vase, 0.6))
        c.rect(middle + half * 0.35, 0, c.w, c.h)
        c.fill(dark(vase, 0.4), 0.2)


def lemons(c, paper, leaf, fruit, count=9, flower="#fffdf5"):
    c.paper(paper)
    placed = []
    while len(placed) < count:
        best = max(
            ((c.rng.uniform(0.02, 0.98) * c.w, c.rng.uniform(0.02, 0.98) * c.h) for _ in range(30)),
            key=lambda p: min((math.dist(p, q) for q in placed), default=1),
        )
        placed.append(best)
    for x, y in placed:
        turn = c.rng.uniform(0, TAU)
        size = c.unit * 10
        for k in range(3):
            blade(
                c,
                x,
                y,
                turn + 2.1 + k * 1.0,
                size * 2.05,
                size * 0.85,
                mix(*leaf, c.rng.random()),
                light(leaf[1], 0.35),
            )
        for k in range(2):
            px, py = (
                x + math.cos(turn + 1.0 + k * 3.6) * size * 1.9,
                y + math.sin(turn + 1.0 + k * 3.6) * size * 1.9,
            )
            for p in range(5):
                a = p / 5 * TAU + turn
                c.ellipse(
                    px + math.cos(a) * size * 0.28,
                    py + math.sin(a) * size * 0.28,
                    size * 0.27,
                    size * 0.15,
                    a,
                )
                c.fill(flower)
            c.circle(px, py, size * 0.12)
            c.fill(fruit[1])
        with c.turned(x, y, turn, size):
            lemon = [
                (-1.25, 0),
                (-0.95, -0.42),
                (-0.3, -0.78),
                (0.45, -0.74),
                (1.0, -0.34),
                (1.32, 0),
                (1.0, 0.34),
                (0.45, 0.74),
                (-0.3, 0.78),
                (-0.95, 0.42),
            ]
            c.curve(lemon, close=True)
            with c.clipped():
                c.gradient([light(fruit[0], 0.15), fruit[0], fruit[1]], -0.6, -0.8, 0.7, 0.9)
                c.ctx.paint()
                c.stipple(
                    60,
                    dark(fruit[1], 0.25),
                    lambda: (c.rng.uniform(-1.2, 1.2), c.rng.gauss(0.35, 0.3)),
                    0.035,
                    0.5,
                )
            c.ellipse(-0.3, -0.36, 0.34, 0.1, -0.3)
            c.fill("#ffffff", 0.5)


def mushrooms(c, paper, moss, caps):
    c.sky(paper)
    spots = [
        (0.24, 0.86, 0.26),
        (0.77, 0.88, 0.22),
        (0.5, 0.9, 0.38),
        (0.36, 0.96, 0.17),
        (0.68, 0.97, 0.15),
        (0.1, 0.97, 0.13),
        (0.92, 0.98, 0.12),
    ]
    for k, (fx, fy, size) in enumerate(spots):
        x, y, tall = c.w * fx, c.h * fy, c.h * size * 1.5
        colour = caps[k % len(caps)]
        wide = tall * 0.43
        c.ctx.move_to(x - wide * 0.2, y - tall * 0.72)
        c.ctx.curve_to(x - wide * 0.16, y - tall * 0.3, x - wide * 0.34, y, x - wide * 0.3, y)
        c.ctx.line_to(x + wide * 0.3, y)
        c.ctx.curve_to(x + wide * 0.34, y, x + wide * 0.16, y - tall * 0.3, x + wide * 0.2, y - tall * 0.72)
        c.gradient(["#fff7e8", "#d9c7ab"], x - wide * 0.3, 0, x + wide * 0.3, 0)
        c.fill()
        c.ellipse(x, y - tall * 0.66, wide * 0.9, tall * 0.075)
        c.fill("#e8d5b8")
        for i in range(-8, 9):
            c.ctx.move_to(x + i * wide * 0.03, y - tall * 0.66)
            c.ctx.line_to(x + i * wide * 0.105, y - tall * (0.62 + 0.0006 * i * i))
            c.stroke(c.unit * 0.2, "#a98e6c", 0.7)
        c.ctx.move_to(x - wide, y - tall * 0.66)
        c.ctx.curve_to(
            x - wide * 1.02, y - tall * 1.12, x + wide * 1.02, y - tall * 1.12, x + wide, y - tall * 0.66
        )
        c.ctx.curve_to(
            x + wide * 0.5, y - tall * 0.73, x - wide * 0.5, y - tall * 0.73, x - wide, y - tall * 0.66
        )
        with c.clipped():
            c.gradient(
                [light(colour, 0.2), colour, dark(colour, 0.25)], x - wide, y - tall, x + wide, y - tall * 0.6
            )
            c.ctx.paint()
            for px, py, s in (
                (-0.5, 0.83, 0.13),
                (0.05, 0.92, 0.15),
                (0.5, 0.8, 0.12),
                (-0.15, 0.77, 0.1),
                (0.28, 0.73, 0.07),
                (-0.78, 0.72, 0.07),
                (0.76, 0.7, 0.06),
            ):
                c.ellipse(x + px * wide, y - tall * py, wide * s, wide * s * 0.66)
                c.fill("#fff4e2", 0.92)
    for _ in range(150):
        x = c.rng.uniform(-0.02, 1.02) * c.w
        tall = c.h * abs(c.rng.gauss(0.03, 0.035)) + c.h * 0.02
        bend = c.rng.uniform(-0.5, 0.5) * tall
        c.ctx.move_to(x, c.h * 1.01)
        c.ctx.curve_to(x, c.h - tall * 0.6, x + bend * 0.5, c.h - tall, x + bend, c.h - tall * 1.15)
        c.stroke(c.unit * 0.7, mix(*moss, c.rng.random()))
