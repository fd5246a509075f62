"""A window with a cat, a tin of fish."""

import math

from canvas import TAU, dark, light, mix
from leaves import blade


def windowsill(c, wall, sky, frame, pots, leaf):
    """Plants before a window, a cat among them."""
    c.paper(wall)
    left, right, top, sill = c.w * 0.12, c.w * 0.88, c.h * 0.09, c.h * 0.76
    c.rect(left, top, right - left, sill - top)
    with c.clipped():
        c.sky(sky, sill)
        c.circle(c.w * 0.66, c.h * 0.26, c.unit * 9)
        c.fill(light(sky[-1], 0.55))
        for i in range(3):
            line = c.ridge(sill - c.h * (0.2 - 0.07 * i), c.h * 0.1, 2 + i, 3)
            c.below(line)
            c.fill(mix(leaf, sky[-1], 0.7 - 0.2 * i))
    for x in (left, (left + right) / 2, right):
        c.rect(x - c.unit * 1.1, top, c.unit * 2.2, sill - top)
    for y in (top, (top + sill) * 0.46, sill):
        c.rect(left - c.unit * 1.1, y - c.unit * 1.1, right - left + c.unit * 2.2, c.unit * 2.2)
    c.fill(frame)
    c.rect(left - c.unit * 6, sill, right - left + c.unit * 12, c.unit * 4)
    c.fill(light(frame, 0.2))
    c.rect(left - c.unit * 6, sill + c.unit * 4, right - left + c.unit * 12, c.unit * 1.4)
    c.fill(dark(frame, 0.25))
    for k, (fx, size, kind) in enumerate(((0.24, 9, "long"), (0.8, 8, "round"))):
        x, pot = c.w * fx, pots[k % len(pots)]
        half = c.unit * size
        for i in range(13):
            a = -TAU / 4 + (i - 6) / 6 * 1.25
            if kind == "long":
                blade(
                    c,
                    x,
                    sill - half * 1.5,
                    a,
                    half * c.rng.uniform(2.2, 3.3),
                    half * 0.34,
                    mix(leaf, light(leaf, 0.3), c.rng.random()),
                    light(leaf, 0.45),
                )
            else:
                reach = half * c.rng.uniform(0.9, 1.9)
                px, py = x + math.cos(a) * reach, sill - half * 1.5 + math.sin(a) * reach
                c.ctx.move_to(x, sill - half * 1.4)
                c.ctx.line_to(px, py)
                c.stroke(c.unit * 0.5, dark(leaf, 0.2))
                c.circle(px, py, half * 0.42)
                c.fill(mix(leaf, light(leaf, 0.35), c.rng.random()))
        c.polygon(
            [
                (x - half, sill - half * 1.6),
                (x + half, sill - half * 1.6),
                (x + half * 0.74, sill),
                (x - half * 0.74, sill),
            ]
        )
        c.fill(pot)
        c.rect(x - half * 1.1, sill - half * 1.9, half * 2.2, half * 0.5)
        c.fill(light(pot, 0.15))
    cat(c, c.w * 0.53, sill, c.unit * 15, "#262230")


def cat(c, x, foot, s, colour):
    """A cat that looks away."""
    c.ctx.move_to(x + s * 0.45, foot - s * 0.1)
    c.ctx.curve_to(x + s * 1.05, foot, x + s * 0.95, foot + s * 0.6, x + s * 0.7, foot + s * 0.75)
    c.stroke(s * 0.17, colour)
    c.ctx.move_to(x - s * 0.52, foot)
    c.ctx.curve_to(x - s * 0.75, foot - s * 0.9, x - s * 0.35, foot - s * 1.25, x - s * 0.22, foot - s * 1.55)
    c.ctx.line_to(x + s * 0.22, foot - s * 1.55)
    c.ctx.curve_to(x + s * 0.35, foot - s * 1.25, x + s * 0.75, foot - s * 0.9, x + s * 0.52, foot)
    c.fill(colour)
    c.ellipse(x, foot - s * 1.72, s * 0.42, s * 0.36)
    c.fill(colour)
    for side in (-1, 1):
        c.polygon(
            [
                (x + side * s * 0.4, foot - s * 1.75),
                (x + side * s * 0.36, foot - s * 2.28),
                (x + side * s * 0.06, foot - s * 2.0),
            ]
        )
        c.fill(colour)


def sardines(c, paper, tin, fish, count=6):
    c.paper(paper)
    left, top, wide, tall = c.w * 0.1, c.h * 0.12, c.w * 0.8, c.h * 0.76
    c.rounded(left, top, wide, tall, c.unit * 14)
    c.fill(tin)
    c.rounded(left + c.unit * 2.5, top + c.unit * 2.5, wide - c.unit * 5, tall - c.unit * 5, c.unit * 12)
    c.fill(dark(tin, 0.3))
    c.rounded(left + c.unit * 4.5, top + c.unit * 4.5, wide - c.unit * 9, tall - c.unit * 9, c.unit * 10)
    c.fill(light(tin, 0.35))
    for k in range(count):
        y = top + tall * (0.15 + 0.7 * k / (count - 1))
        flip = -1 if k % 2 else 1
        with c.turned(c.w / 2, y):
            c.ctx.scale(flip * wide * 0.41, tall * 0.062)
            colour = fish[k % len(fish)]
            c.ctx.move_to(-0.98, 0.05)
            c.ctx.curve_to(-0.6, -1.15, 0.3, -0.95, 0.72, -0.12)
            c.ctx.line_to(1.0, -0.8)
            c.ctx.curve_to(0.93, -0.2, 0.93, 0.2, 1.0, 0.85)
            c.ctx.line_to(0.72, 0.14)
            c.ctx.curve_to(0.3, 0.95, -0.6, 1.15, -0.98, 0.05)
            with c.clipped():
                c.gradient([dark(colour, 0.35), colour, light(colour, 0.6)], 0, -0.9, 0, 0.9)
                c.ctx.paint()
                for i in range(11):
                    c.ellipse(-0.5 + 0.11 * i, -0.42 + 0.2 * (i % 2), 0.03, 0.16)
                    c.fill(dark(colour, 0.5), 0.6)
                c.ctx.move_to(-0.62, -1)
                c.ctx.curve_to(-0.5, -0.4, -0.5, 0.4, -0.62, 1)
                c.stroke(0.022, dark(colour, 0.55))
            c.ellipse(-0.8, -0.14, 0.045, 0.26)
            c.fill("#fdf8ec")
            c.ellipse(-0.8, -0.14, 0.022, 0.13)
            c.fill("#20202a")
