"""Seas, lakes, a lighthouse."""

import math

from canvas import dark, light, mix
from elements import boat, pine, stars, sun


def sea(c, sky, water, disc, glint, horizon=0.46, boats=1, islands=None):
    level = c.h * horizon
    c.sky(sky, level)
    sun(c, disc)
    if islands:
        for far in (0, 1):
            line = c.ridge(level + 2, c.h * (0.16 - 0.05 * far), 2.4 + far, 4, 0.45)
            keep = [
                (px, min(py + abs(px / c.w - (0.85 - 0.7 * far)) * c.h * 0.2, level + 2)) for px, py in line
            ]
            c.below(keep)
            c.fill(mix(islands, sky[-1], 0.55 - 0.35 * far))
    c.rect(0, level, c.w, c.h)
    c.gradient(water, 0, level, 0, c.h)
    c.fill()
    # Waves grow towards the eye, and so does the road of light under the sun.
    x, _, radius, _, _ = disc
    y = level + 1.2 * c.unit
    step = 1.0 * c.unit
    while y < c.h:
        t = (y - level) / (c.h - level)
        for _ in range(int(5 + 4 * (1 - t))):
            length = c.w * c.rng.uniform(0.03, 0.14) * (0.4 + t)
            px = c.rng.uniform(-length, c.w)
            c.rounded(px, y, length, step * 0.28, step)
            c.fill(dark(water[-1], 0.25) if c.rng.random() < 0.6 else light(water[0], 0.3), 0.35)
        width = radius * c.unit * (1.5 + 1.3 * t) * c.rng.uniform(0.45, 1)
        c.rounded(x * c.w - width / 2 + c.rng.uniform(-2, 2) * c.unit * t, y, width, step * 0.5, step)
        c.fill(glint, 0.9 - 0.35 * t)
        y += step * 1.35
        step *= 1.06
    for i in range(boats):
        boat(
            c,
            c.w * (0.27 + 0.42 * i),
            level + c.h * (0.06 + 0.1 * i),
            c.unit * (9 + 7 * i),
            dark(water[-1], 0.35),
        )


def lake(c, sky, far, near, disc, shore=0.54):
    level = int(c.h * shore)
    c.rect(0, 0, c.w, level)
    with c.clipped():
        c.ctx.push_group()
        c.sky(sky, level)
        sun(c, disc)
        for i in range(4):
            t = i / 3
            line = c.ridge(level * (0.9 + 0.11 * t), level * (0.6 - 0.42 * t), 1.7 + 1.4 * t, 6, 0.5)
            tone = mix(far, near, t)
            c.below(line)
            c.gradient([tone, mix(tone, sky[-1], 0.4 * (1 - t))], 0, level * 0.3, 0, level)
            c.fill()
            if i == 3:
                for px, py in line[::2]:
                    size = c.unit * c.rng.uniform(3, 8)
                    pine(c, px, py + size * 0.3, size, dark(near, 0.15))
        scene = c.ctx.pop_group()
    c.ctx.set_source(scene)
    c.rect(0, 0, c.w, level)
    c.ctx.fill()
    c.ctx.save()
    c.ctx.translate(0, 2 * level)
    c.ctx.scale(1, -1)
    c.ctx.set_source(scene)
    c.ctx.rectangle(0, 0, c.w, level)
    c.ctx.fill()
    c.ctx.restore()
    c.rect(0, level, c.w, c.h)
    c.gradient([(near, 0.12), (dark(near, 0.3), 0.75)], 0, level, 0, c.h)
    c.fill()
    y, step = level + 1.5 * c.unit, c.unit
    while y < c.h:
        for _ in range(4):
            length = c.w * c.rng.uniform(0.05, 0.35)
            c.rounded(c.rng.uniform(-length * 0.5, c.w), y, length, step * 0.22, step)
            c.fill(light(sky[-1], 0.2), 0.3)
        y += step * 1.7
        step *= 1.08
    c.rect(0, level - 0.3 * c.unit, c.w, 0.6 * c.unit)
    c.fill(light(sky[-1], 0.3), 0.5)


def lighthouse(c, sky, water, rock):
    c.sky(sky, c.h * 0.75)
    stars(c, 90, "#fff4d6", c.h * 0.6)
    x, y = c.w * 0.66, c.h * 0.3
    for angle, wide in ((math.pi * 0.96, 0.13), (-math.pi * 0.06, 0.13)):
        reach = c.w * 1.2
        c.polygon(
            [(x, y)]
            + [
                (x + reach * math.cos(angle + k * wide), y + reach * math.sin(angle + k * wide))
                for k in (-1, 1)
            ]
        )
        c.glow([("#ffe9a8", 0.85), ("#ffe9a8", 0.25), ("#ffe9a8", 0.0)], x, y, reach * 0.8)
        c.fill()
    level = c.h * 0.74
    c.rect(0, level, c.w, c.h)
    c.gradient(water, 0, level, 0, c.h)
    c.fill()
    for k in range(40):
        t = k / 40
        length = c.w * c.rng.uniform(0.06, 0.3)
        c.rounded(c.rng.uniform(-0.1, 1) * c.w, level + (c.h - level) * t, length, c.unit * 0.5, c.unit)
        c.fill(light(water[0], 0.35), 0.3)
    c.polygon(
        [
            (c.w * 0.36, c.h),
            (c.w * 0.43, c.h * 0.83),
            (c.w * 0.5, c.h * 0.79),
            (c.w * 0.56, c.h * 0.71),
            (c.w * 0.77, c.h * 0.7),
            (c.w * 0.84, c.h * 0.76),
            (c.w * 0.93, c.h * 0.79),
            (c.w * 1.02, c.h * 0.9),
            (c.w * 1.02, c.h),
        ]
    )
    c.gradient([rock, dark(rock, 0.4)], 0, c.h * 0.7, 0, c.h)
    c.fill()
    half, foot = c.unit * 6, c.h * 0.715
    shaft = [
        (x - half * 0.62, y + c.unit * 4),
        (x + half * 0.62, y + c.unit * 4),
        (x + half, foot),
        (x - half, foot),
    ]
    c.polygon(shaft)
    with c.clipped():
        c.paper("#f6efe2")
        tall = (foot - y) / 7
        for k in (1, 3, 5):
            c.rect(0, y + c.unit * 4 + k * tall, c.w, tall)
            c.fill("#c8443c")
        c.rect(x, 0, half * 2, c.h)
        c.fill("#1d2036", 0.22)
    c.rect(x - half * 0.95, y + c.unit * 3, half * 1.9, c.unit * 1.4)
    c.rect(x - half * 0.5, y - c.unit * 4.5, half, c.unit * 0.9)
    c.fill("#2b2d42")
    c.rect(x - half * 0.42, y - c.unit * 3.8, half * 0.84, c.unit * 7)
    c.fill("#ffe08a")
    c.polygon([(x - half * 0.6, y - c.unit * 4), (x, y - c.unit * 8.5), (x + half * 0.6, y - c.unit * 4)])
    c.fill("#c8443c")
