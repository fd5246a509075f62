"""Firs and birches."""

from canvas import TAU, dark, mix
from elements import pine, sun


def forest(c, sky, far, near, layers=5, disc=None):
    c.sky(sky)
    if disc:
        sun(c, disc)
    for i in range(layers):
        t = i / (layers - 1)
        colour = mix(far, near, t**0.9)
        ground = c.h * (0.6 + 0.37 * t)
        height = c.h * (0.2 + 0.46 * t)
        x = -c.rng.uniform(0, 0.1) * c.w
        while x < c.w * 1.05:
            size = height * c.rng.uniform(0.62, 1.08)
            pine(c, x, ground + c.rng.uniform(0, 0.03) * c.h, size, colour)
            x += size * c.rng.uniform(0.15, 0.34 - 0.1 * t)
        # The wood closes towards the ground.
        c.rect(0, ground - c.h * 0.32, c.w, c.h)
        c.gradient(
            [(colour, 0.0), (colour, 0.25), (colour, 1.0)], 0, ground - c.h * 0.32, 0, ground - c.h * 0.04
        )
        c.fill()
        if i < layers - 1:
            c.rect(0, ground - c.h * 0.3, c.w, c.h)
            c.gradient(
                [(sky[-1], 0.0), (sky[-1], 0.72 - 0.35 * t)], 0, ground - c.h * 0.3, 0, ground + c.h * 0.08
            )
            c.fill()


def birches(c, sky, ground, leaf, trunks=9):
    c.sky(sky)
    for depth in (0.0, 0.5, 1.0):
        count = int(trunks * (1.6 - depth))
        foot = c.h * (0.74 + 0.2 * depth)
        c.below(c.ridge(foot, c.h * 0.03, 2, 3))
        c.fill(mix(mix(ground, sky[-1], 0.6), ground, depth))
        for k in range(count):
            x = c.w * (k + c.rng.uniform(0.15, 0.85)) / count
            width = c.unit * (1.2 + 2.6 * depth) * c.rng.uniform(0.75, 1.2)
            lean = c.rng.uniform(-3, 3) * c.unit
            bark = mix(mix("#f7f2e6", sky[0], 0.55), "#f7f2e6", depth)
            trunk = [
                (x - width / 2 + lean, -5),
                (x + width / 2 + lean, -5),
                (x + width * 0.6, foot + c.unit),
                (x - width * 0.6, foot + c.unit),
            ]
            c.polygon(trunk)
            with c.clipped():
                c.paper(bark)
                c.rect(x - width * 0.7, 0, width * 0.5, c.h)
                c.fill(dark(bark, 0.25), 0.22)
                for _ in range(int(16 + 10 * depth)):
                    y = c.rng.uniform(0, foot)
                    at = x + lean * (1 - y / foot)
                    c.ellipse(
                        at + c.rng.choice((-1, 1)) * width * 0.36,
                        y,
                        width * c.rng.uniform(0.15, 0.38),
                        width * 0.07,
                    )
                    c.fill("#2d2a2b", 0.35 + 0.5 * depth)
        for _ in range(int(150 + 160 * depth)):
            y = (
                c.h * 0.34 * abs(c.rng.gauss(0, 0.62))
                if c.rng.random() < 0.8
                else foot + c.rng.uniform(0, 0.1) * c.h
            )
            size = c.unit * (0.7 + 0.8 * depth) * c.rng.uniform(0.6, 1.3)
            c.ellipse(c.rng.uniform(0, c.w), y, size, size * 0.55, c.rng.uniform(0, TAU))
            c.fill(mix(*leaf, c.rng.random()), 0.45 + 0.5 * depth)
