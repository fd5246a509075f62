"""Mountains, dunes, deserts, fields."""

import math

from canvas import dark, light, mix
from elements import pine, stars, sun


def mountains(
    c, sky, far, near, disc=None, layers=6, top=0.36, peak=0.26, jagged=0.5, mist=0.55, pines=0, night=0
):
    c.sky(sky, c.h * 0.8)
    if night:
        stars(c, night, "#fff8e0", c.h * 0.6)
    if disc:
        sun(c, disc)
    haze = sky[-1]
    for i in range(layers):
        t = i / (layers - 1)
        base = c.h * (top + peak * 0.8 + (0.98 - top - peak * 0.8) * t**1.15)
        line = c.ridge(base, c.h * peak * (1 - 0.35 * t), 1.6 + 1.5 * t, 6, jagged)
        colour = mix(far, near, t)
        c.below(line)
        crest = min(y for _, y in line)
        c.gradient([colour, mix(colour, haze, mist * (1 - t * 0.7))], 0, crest, 0, crest + c.h * 0.34)
        c.fill()
        if pines and i >= layers - pines:
            for x, y in line[:: max(1, int(7 - 2 * (i - layers + pines)))]:
                if c.rng.random() < 0.75:
                    size = c.h * (0.035 + 0.05 * (t - 0.5)) * c.rng.uniform(0.55, 1.25)
                    pine(c, x + c.rng.uniform(-3, 3), y + size * 0.14, size, dark(colour, 0.12))


def dunes(c, sky, lit, shade, disc, count=5):
    c.sky(sky, c.h * 0.6)
    sun(c, disc)
    for i in range(count):
        t = i / (count - 1)
        side = 1 if i % 2 else -1
        rise = c.h * (0.12 + 0.13 * t)
        base = c.h * (0.56 + 0.47 * t**1.15)
        peak = c.w * (0.5 - side * (0.2 + 0.16 * c.rng.random()))
        reach = c.w * (0.34 + 0.16 * t)
        # A sharp crest with hollow flanks, steeper on the side away from the wind.
        crest = lambda x: base - rise * math.exp(
            -abs(x - peak) / (reach * (0.72 if (x - peak) * side > 0 else 1.25))
        )
        line = [(x, crest(x)) for x in sorted([*range(-6, c.w + 7, 2), peak])]
        pale = mix(sky[-1], lit, 0.35 + 0.65 * t)
        deep = mix(mix(sky[-1], shade, 0.55), shade, t)
        c.below(line)
        c.gradient([pale, mix(pale, deep, 0.3)], 0, base - rise, 0, base + c.h * 0.25)
        c.fill()
        top, foot = base - rise, max(c.h * 1.02, base + c.h * 0.1)
        c.ctx.move_to(peak, top)
        c.ctx.curve_to(
            peak + side * reach * 0.34,
            top + rise * 0.75,
            peak - side * reach * 0.75,
            top + rise * 1.0,
            peak - side * reach * 0.3,
            top + rise * 1.7,
        )
        c.ctx.curve_to(
            peak, top + rise * 2.3, peak - side * reach * 0.2, foot, peak + side * reach * 0.25, foot
        )
        c.ctx.line_to(c.w + 5 if side > 0 else -5, foot)
        for p in sorted((p for p in line if (p[0] - peak) * side >= 0), key=lambda p: -abs(p[0] - peak)):
            c.ctx.line_to(*p)
        c.gradient([deep, mix(deep, pale, 0.5)], 0, top, 0, base + c.h * 0.3)
        c.fill()
        for k in range(1, 9):
            fall = rise * 0.12 * k
            ripple = [
                (px, py + fall + c.unit * 0.5 * math.sin(px / c.unit * 0.35 + k))
                for px, py in line[::5]
                if (px - peak) * side < -reach * 0.06 * k
            ]
            if len(ripple) > 2:
                c.curve(ripple)
                c.stroke(c.unit * 0.25, mix(pale, deep, 0.6), 0.35)


def fields(c, sky, tones, disc, trees="#33523a", house=True):
    c.sky(sky, c.h * 0.55)
    sun(c, disc)
    for i, tone in enumerate(tones):
        t = i / (len(tones) - 1)
        base = c.h * (0.44 + 0.5 * t**1.2)
        line = c.ridge(base, c.h * (0.07 + 0.08 * t), 1.1 + 0.5 * (1 - t), 2, 0.4, 3)
        c.below(line)
        with c.clipped():
            c.paper(tone)
            rows = 15 + 4 * i
            meet = c.w * (0.2 + 0.6 * ((i * 0.618) % 1))
            for k in range(-rows, rows):
                if k % 2:
                    continue
                spread = c.w * 0.13 * (1 + t)
                c.ctx.move_to(meet + k * spread * 0.16, base - c.h * 0.16)
                c.ctx.curve_to(
                    meet + k * spread * 0.3,
                    base,
                    meet + k * spread * 0.7,
                    base + c.h * 0.1,
                    meet + k * spread * 1.6,
                    base + c.h * 0.34,
                )
                c.stroke(c.unit * (0.35 + 0.9 * t), mix(tone, dark(tone, 0.3), 0.6), 0.55)
            c.below([(px, py - 1) for px, py in line])
            c.gradient([(light(tone, 0.5), 0.4), (tone, 0.0)], 0, base - c.h * 0.12, 0, base + c.h * 0.08)
            c.fill()
        if i in (1, 2):
            spots = sorted(c.rng.sample(range(4, len(line) - 4), 7))
            for spot in spots:
                px, py = line[spot]
                size = c.unit * (5 + 5 * t) * c.rng.uniform(0.7, 1.3)
                c.ellipse(px, py - size * 0.8, size * 0.17, size)
                c.fill(mix(trees, tone, 0.12))
        if house and i == 1:
            px, py = line[int(len(line) * 0.68)]
            size = c.unit * 5
            c.rect(px, py - size * 0.7, size * 1.4, size)
            c.fill("#f4e6cf")
            c.polygon(
                [
                    (px - size * 0.15, py - size * 0.7),
                    (px + size * 0.7, py - size * 1.25),
                    (px + size * 1.55, py - size * 0.7),
                ]
            )
            c.fill("#b4533a")
            c.rect(px + size * 0.5, py - size * 0.35, size * 0.3, size * 0.5)
            c.fill("#5d4037")


def desert(c, sky, rock, disc, cactus, count=4):
    c.sky(sky, c.h * 0.72)
    sun(c, disc)
    for i in range(4):
        t = i / 3
        base = c.h * (0.6 + 0.12 * t)
        tone = mix(mix(rock, sky[-1], 0.65), rock, t)
        px = -c.w * c.rng.uniform(0, 0.3)
        points = [(-5, base)]
        while px < c.w and i < 3:
            wide, tall = c.w * c.rng.uniform(0.14, 0.34), c.h * c.rng.uniform(0.07, 0.2) * (1 - 0.25 * t)
            points += [
                (px, base),
                (px + wide * 0.14, base - tall * 0.55),
                (px + wide * 0.18, base - tall),
                (px + wide * 0.8, base - tall * c.rng.uniform(0.94, 1.0)),
                (px + wide * 0.85, base - tall * 0.5),
                (px + wide, base),
            ]
            px += wide + c.w * c.rng.uniform(0.02, 0.25)
        points.append((c.w + 5, base))
        c.below(points)
        with c.clipped():
            c.paper(tone)
            for k in range(9):
                c.rect(0, base - c.h * (0.022 * k + 0.008), c.w, c.h * 0.007)
                c.fill(dark(tone, 0.3), 0.16)
    c.below(c.ridge(c.h * 0.8, c.h * 0.04, 1.5, 2))
    c.fill(dark(rock, 0.22))
    for i in range(count):
        saguaro(
            c,
            c.w * (0.12 + 0.76 * i / max(1, count - 1)) + c.rng.uniform(-4, 4) * c.unit,
            c.h * c.rng.uniform(0.84, 0.97),
            c.h * c.rng.uniform(0.14, 0.27),
            cactus,
        )


def saguaro(c, x, y, height, colour):
    width = height * 0.13
    c.ctx.move_to(x, y)
    c.ctx.line_to(x, y - height)
    c.stroke(width, colour)
    for side in (-1, 1):
        low, reach = height * c.rng.uniform(0.35, 0.55), side * height * c.rng.uniform(0.2, 0.26)
        c.ctx.move_to(x, y - low)
        c.ctx.curve_to(
            x + reach, y - low, x + reach, y - low, x + reach, y - low - height * c.rng.uniform(0.22, 0.34)
        )
        c.stroke(width * 0.72, colour)
    for k in (-0.25, 0, 0.25):
        c.ctx.move_to(x + k * width, y)
        c.ctx.line_to(x + k * width, y - height)
        c.stroke(width * 0.05, light(colour, 0.35), 0.6)


def volcano(c, sky, cone, snow, disc, wave):
    c.sky(sky)
    sun(c, disc)
    top, foot, middle = c.h * 0.3, c.h * 0.8, c.w * 0.46
    flank = lambda side: [
        (middle + side * c.w * (0.06 + 0.62 * (k / 20) ** 1.45), top + (foot - top) * (k / 20))
        for k in range(21)
    ]
    shape = flank(-1)[::-1] + flank(1)
    c.polygon(shape)
    with c.clipped():
        c.gradient([dark(cone, 0.1), mix(cone, sky[-1], 0.35)], 0, top, 0, foot)
        c.ctx.paint()
        points = [(-5, top - 5)]
        for k in range(25):
            px = middle + (k - 12) / 12 * c.w * 0.3
            points.append((px, top + c.h * (0.1 + 0.075 * (k % 2)) + c.rng.uniform(-0.02, 0.02) * c.h))
        c.polygon(points + [(c.w + 5, top - 5)])
        c.fill(snow)
    for k in range(7):
        py = c.h * (0.42 + 0.055 * k)
        length = c.w * c.rng.uniform(0.25, 0.6)
        px = c.rng.choice((-0.1, 0.55)) * c.w + c.rng.uniform(-0.1, 0.15) * c.w
        c.rounded(px, py, length, c.unit * 2.1, c.unit * 2)
        c.fill(snow, 0.72)
        c.rounded(px + length * 0.2, py + c.unit * 1.7, length * 0.5, c.unit * 1.6, c.unit * 2)
        c.fill(snow, 0.5)
    scales(c, wave, c.h * 0.76, c.unit * 9)


def scales(c, tones, top, size):
    """Rows of concentric arcs, the old pattern of waves."""
    row = 0
    y = top + size
    while y < c.h + size * 1.5:
        x = -size if row % 2 else 0
        while x < c.w + 2 * size:
            for k, part in enumerate((1.0, 0.8, 0.6, 0.4, 0.2)):
                c.circle(x, y, size * part)
                c.fill(tones[k % len(tones)])
            x += 2 * size
        y += size * 0.5
        row += 1


def aurora(c, sky, veils, ground):
    c.sky(sky)
    stars(c, 130, "#ffffff", c.h * 0.8)
    for k, veil in enumerate(veils):
        offset = c.rng.uniform(0, 100)
        base = c.h * (0.36 + 0.1 * k)
        for x in range(-2, c.w + 2, 3):
            y = base + c.h * 0.17 * c.noise.layered(offset + x / c.w * 1.7, 0, 2)
            tall = c.h * (0.2 + 0.17 * (0.5 + 0.5 * c.noise.layered(offset + 50 + x / c.w * 9, 0, 2)))
            strength = 0.5 + 0.4 * c.noise.layered(offset + 90 + x / c.w * 5, 0, 2)
            c.rect(x, y - tall, 3.6, tall * 1.12)
            c.gradient(
                [(veil, 0.0), (veil, 0.3 * strength), (light(veil, 0.2), 0.85 * strength), (veil, 0.0)],
                0,
                y - tall,
                0,
                y + tall * 0.12,
            )
            c.fill()
    for i in range(3):
        line = c.ridge(c.h * (0.84 + 0.06 * i), c.h * (0.16 - 0.04 * i), 2 + i, 5)
        tone = mix(mix(ground, sky[-1], 0.6), ground, i / 2)
        c.below(line)
        c.fill(tone)
        if i == 2:
            for px, py in line[::4]:
                size = c.unit * c.rng.uniform(5, 17)
                pine(c, px, py + size * 0.1, size, dark(ground, 0.3))
