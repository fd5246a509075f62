"""Geometry in rows and columns."""

import math

import cairo

from canvas import TAU


def bauhaus(c, colours, columns=4, rows=5):
    """A grid of quarter and half circles."""
    size_x, size_y = c.w / columns, c.h / rows
    before = None
    for row in range(rows):
        for column in range(columns):
            ground, form, accent = c.rng.sample(colours, 3)
            if ground == before:
                ground, form = form, ground
            before = ground
            x, y, size = column * size_x, row * size_y, min(size_x, size_y)
            c.rect(x, y, size_x, size_y)
            c.fill(ground)
            c.rect(x, y, size_x, size_y)
            with c.clipped():
                with c.turned(x + size_x / 2, y + size_y / 2, c.rng.choice((0, 1, 2, 3)) * TAU / 4, size):
                    motif(c, c.rng.choice(range(7)), ground, form, accent)


def motif(c, kind, ground, form, accent):
    if kind in (0, 1):
        c.ctx.move_to(-0.5, -0.5)
        c.ctx.arc(-0.5, -0.5, 1.0, 0, TAU / 4)
        c.fill(form)
        if kind:
            c.ctx.move_to(-0.5, -0.5)
            c.ctx.arc(-0.5, -0.5, 0.5, 0, TAU / 4)
            c.fill(accent)
    elif kind == 2:
        c.ctx.arc(0, -0.5, 0.5, 0, TAU / 2)
        c.fill(form)
        c.ctx.arc(0, 0.0, 0.5, 0, TAU / 2)
        c.fill(accent)
    elif kind == 3:
        c.circle(0, 0, 0.5)
        c.fill(form)
        c.circle(0, 0, 0.22)
        c.fill(accent)
    elif kind == 4:
        c.polygon([(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5)])
        c.fill(form)
        c.circle(0.22, 0.22, 0.14)
        c.fill(accent)
    elif kind == 5:
        for k in range(4):
            c.rect(-0.5, -0.5 + 0.25 * k, 1, 0.125)
            c.fill(form)
    else:
        for corner in (-0.5, 0.5):
            c.ctx.move_to(corner, corner)
            c.ctx.arc(
                corner, corner, 0.5, 0 if corner < 0 else TAU / 2, TAU / 4 if corner < 0 else TAU * 0.75
            )
            c.fill(form if corner < 0 else accent)


def truchet(c, colours, cells=8, weights=(0.62, 0.3)):
    size = c.w / cells
    c.paper(colours[0])
    for row in range(math.ceil(c.h / size)):
        for column in range(cells):
            with c.turned((column + 0.5) * size, (row + 0.5) * size, c.rng.choice((0, 1)) * TAU / 4, size):
                c.rect(-0.505, -0.505, 1.01, 1.01)
                with c.clipped():
                    c.paper(colours[0])
                    for weight, colour in zip(weights, colours[1:]):
                        for corner in (-0.5, 0.5):
                            c.circle(corner, corner, 0.5)
                            c.stroke(weight, colour)


def cubes(c, sides, size=12.5):
    """Isometric cubes, some of them missing."""
    c.paper(sides[0][1])
    s = c.unit * size
    dx, dy = s * math.cos(TAU / 12), s / 2
    row, y = 0, -s
    while y < c.h + 2 * s:
        x = -dx if row % 2 else 0.0
        while x < c.w + 2 * dx:
            top, left, right = sides[0] if c.rng.random() < 0.6 else c.rng.choice(sides)
            for points, colour in (
                ([(x, y), (x + dx, y - dy), (x, y - 2 * dy), (x - dx, y - dy)], top),
                ([(x, y), (x - dx, y - dy), (x - dx, y + dy), (x, y + 2 * dy)], left),
                ([(x, y), (x + dx, y - dy), (x + dx, y + dy), (x, y + 2 * dy)], right),
            ):
                c.polygon(points)
                c.ink(colour)
                c.ctx.fill_preserve()
                c.stroke(0.6, colour)
            x += 2 * dx
        y += 3 * dy
        row += 1


def squares(c, families):
    """Squares in squares."""
    columns = 2 if len(families) > 1 else 1
    rows = math.ceil(len(families) / columns)
    width, height = c.w / columns, c.h / rows
    for k, family in enumerate(families):
        x, y = (k % columns) * width, (k // columns) * height
        for i, colour in enumerate(family):
            side = width * (1 - 0.2 * i)
            tall = height * (1 - 0.2 * i)
            c.rect(x + (width - side) / 2, y + (height - tall) * 0.72, side, tall)
            c.fill(colour)


def lattice(c, paper, ink, blocks):
    """Black lines, white fields, three colours."""
    c.paper(paper)
    columns, rows = [0, 0.17, 0.68, 0.86, 1], [0, 0.13, 0.5, 0.62, 0.88, 1]
    for column, row, wide, tall, colour in blocks:
        x, y = columns[column] * c.w, rows[row] * c.h
        c.rect(x, y, columns[column + wide] * c.w - x, rows[row + tall] * c.h - y)
        c.fill(colour)
    for fx, a, b in ((0.17, 0, 1), (0.68, 0, 1), (0.86, 0.5, 1)):
        c.ctx.move_to(fx * c.w, a * c.h)
        c.ctx.line_to(fx * c.w, b * c.h)
        c.stroke(c.unit * 2.4, ink, cap=cairo.LINE_CAP_BUTT)
    for fy, a, b in ((0.13, 0, 0.68), (0.5, 0, 1), (0.62, 0.68, 1), (0.88, 0.17, 1)):
        c.ctx.move_to(a * c.w, fy * c.h)
        c.ctx.line_to(b * c.w, fy * c.h)
        c.stroke(c.unit * 2.4, ink, cap=cairo.LINE_CAP_BUTT)


def midcentury(c, paper, colours, ink):
    """Ovals, starbursts, thin lines."""
    c.paper(paper)
    for k in range(5):
        x = c.w * (0.14 + 0.18 * k)
        c.ctx.move_to(x, 0)
        c.ctx.line_to(x, c.h)
        c.stroke(c.unit * 0.35, ink, 0.8)
        for i in range(3):
            y = c.h * (0.14 + 0.3 * i + (0.13 if k % 2 else 0.0))
            colour = colours[(k * 2 + i) % len(colours)]
            kind = (k + i) % 3
            if kind == 0:
                with c.turned(x, y):
                    c.ctx.move_to(0, -c.h * 0.11)
                    c.ctx.curve_to(c.unit * 13, -c.unit * 2, c.unit * 13, c.unit * 2, 0, c.h * 0.11)
                    c.ctx.curve_to(-c.unit * 13, c.unit * 2, -c.unit * 13, -c.unit * 2, 0, -c.h * 0.11)
                    c.fill(colour, 0.94)
                c.ellipse(x, y, c.unit * 3, c.unit * 4.6)
                c.fill(paper)
                c.ellipse(x, y, c.unit * 1.4, c.unit * 2.4)
                c.fill(ink)
            elif kind == 1:
                for ray in range(16):
                    a = ray / 16 * TAU
                    reach = c.unit * (9 if ray % 2 == 0 else 5.5)
                    c.ctx.move_to(x, y)
                    c.ctx.line_to(x + math.cos(a) * reach, y + math.sin(a) * reach)
                    c.stroke(c.unit * 0.5, ink)
                    c.circle(
                        x + math.cos(a) * reach,
                        y + math.sin(a) * reach,
                        c.unit * (1.1 if ray % 2 == 0 else 0.6),
                    )
                    c.fill(colour if ray % 2 == 0 else ink)
                c.circle(x, y, c.unit * 2)
                c.fill(colour)
            else:
                for s in (9.5, 6.5, 3.5):
                    c.ellipse(x, y, c.unit * s * 0.62, c.unit * s)
                    c.fill(colour if s != 6.5 else paper)


def overlaps(c, paper, colours):
    """Transparent circles in a row of rows."""
    c.paper(paper)
    c.ctx.set_operator(cairo.OPERATOR_MULTIPLY)
    for row in range(4):
        for k in range(3):
            c.circle(c.w * (0.26 + 0.24 * k), c.h * (0.17 + 0.22 * row), c.w * 0.165)
            c.fill(colours[(row * 2 + k) % len(colours)])
    c.ctx.set_operator(cairo.OPERATOR_OVER)


def scandinavian(c, paper, colours, size=20):
    """Half leaves and seeds in rows."""
    c.paper(paper)
    s = c.unit * size
    rows = math.ceil(c.h / s)
    columns = round(c.w / s)
    s = c.w / columns
    for row in range(rows + 1):
        for column in range(columns):
            x, y = column * s, row * s
            colour = colours[(column + row * 2) % len(colours)]
            flip = (column + row) % 2
            with c.turned(x + s / 2, y + s / 2, TAU / 4 * flip, s):
                c.ctx.move_to(-0.46, 0.46)
                c.ctx.curve_to(-0.46, -0.1, -0.1, -0.46, 0.46, -0.46)
                c.ctx.curve_to(0.46, 0.1, 0.1, 0.46, -0.46, 0.46)
                c.fill(colour)
                c.ctx.move_to(-0.46, 0.46)
                c.ctx.line_to(0.36, -0.36)
                c.stroke(0.025, paper)
                for k in range(1, 5):
                    t = -0.46 + 0.17 * k
                    for ex, ey in ((0.2, 0.02), (-0.02, -0.2)):
                        c.ctx.move_to(t, -t)
                        c.ctx.line_to(t + ex, -t + ey)
                        c.stroke(0.022, paper)
