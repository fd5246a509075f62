"""Skylines, houses, bridges."""

from canvas import TAU, dark, light, mix
from elements import boat, stars, sun


def skyline(c, sky, far, near, window, disc, layers=4, night=0, river=None):
    c.sky(sky, c.h * 0.85)
    if night:
        stars(c, night, "#ffffff", c.h * 0.5)
    sun(c, disc)
    ground = c.h * (0.84 if river else 1.0)
    for i in range(layers):
        t = i / (layers - 1)
        tone = mix(far, near, t)
        x = -c.rng.uniform(0, 6) * c.unit
        while x < c.w:
            wide = c.unit * c.rng.uniform(6, 13) * (0.8 + 0.5 * t)
            tall = c.h * c.rng.uniform(0.16, 0.42) * (1.25 - 0.5 * t) * (1 if c.rng.random() < 0.8 else 1.3)
            tower(c, x, ground, wide, tall, tone, window if t > 0.3 else None, 0.35 + 0.5 * t)
            x += wide * c.rng.uniform(0.82, 1.12)
        if i < layers - 1:
            c.rect(0, ground - c.h * 0.36, c.w, c.h * 0.36)
            c.gradient([(sky[-1], 0.0), (sky[-1], 0.55 - 0.3 * t)], 0, ground - c.h * 0.36, 0, ground)
            c.fill()
    if river:
        c.rect(0, ground, c.w, c.h)
        c.gradient(river, 0, ground, 0, c.h)
        c.fill()
        for k in range(130):
            y = c.rng.uniform(ground + 2, c.h)
            length = c.unit * c.rng.uniform(2, 9)
            c.rounded(c.rng.uniform(-5, c.w), y, length, c.unit * 0.45, c.unit)
            c.fill(c.rng.choice((window, light(river[0], 0.4), near)), 0.5)


def tower(c, x, ground, wide, tall, tone, window, glow):
    top = ground - tall
    kind = c.rng.randint(0, 4)
    c.rect(x, top, wide, tall)
    c.fill(tone)
    if kind == 0:
        c.rect(x + wide * 0.25, top - tall * 0.1, wide * 0.5, tall * 0.12)
        c.rect(x + wide * 0.47, top - tall * 0.26, wide * 0.06, tall * 0.2)
    elif kind == 1:
        c.polygon([(x, top), (x + wide / 2, top - wide * 0.55), (x + wide, top)])
    elif kind == 2:
        c.polygon([(x, top), (x + wide, top - wide * 0.5), (x + wide, top + 1), (x, top + 1)])
    elif kind == 3:
        c.ctx.arc(x + wide / 2, top + 0.5, wide / 2, TAU / 2, TAU)
    c.fill(tone)
    if not window:
        return
    size, step = max(1.6, c.unit * 0.75), max(3.4, c.unit * 1.75)
    columns = int((wide - step * 0.6) / step)
    edge = (wide - columns * step + step - size) / 2
    for row in range(int(tall / (step * 1.25))):
        for column in range(columns):
            if c.rng.random() < 0.42:
                c.rect(x + edge + column * step, top + step * (0.7 + 1.25 * row), size, size * 1.35)
    c.fill(window, glow)


def gables(c, sky, walls, roof, trim, water, count=5):
    """Narrow houses on a canal."""
    c.sky(sky, c.h * 0.7)
    quay, wide = c.h * 0.78, c.w / count
    order = c.rng.sample(walls, len(walls))

    def row():
        for k in range(count):
            x, tall = k * wide, c.h * (0.5 + 0.1 * ((k * 0.618 + 0.2) % 1))
            gable(c, x, quay, wide, tall, order[k % len(order)], roof, trim, k)

    row()
    c.rect(0, quay, c.w, c.h * 0.022)
    c.fill(dark(roof, 0.2))
    c.rect(0, quay + c.h * 0.022, c.w, c.h)
    c.gradient(water, 0, quay, 0, c.h)
    c.fill()
    for k in range(count):
        tone = order[k % len(order)]
        for i in range(16):
            t = i / 16
            length = wide * c.rng.uniform(0.35, 0.92) * (1 - 0.35 * t)
            c.rounded(
                k * wide + (wide - length) / 2 + c.rng.uniform(-2, 2) * c.unit,
                quay + c.h * (0.03 + 0.2 * t),
                length,
                c.h * 0.0085,
                c.unit,
            )
            c.fill(mix(tone, water[0], 0.25 + 0.4 * t), 0.85)


def gable(c, x, ground, wide, tall, wall, roof, trim, kind):
    top, middle = ground - tall, x + wide / 2
    peak = top - wide * 0.62
    c.rect(x, top, wide, tall)
    c.fill(wall)
    kind %= 4
    if kind == 0:
        steps = [(x, top)]
        for i in range(5):
            steps += [
                (x + wide * 0.1 * i, top - wide * 0.14 * i),
                (x + wide * 0.1 * (i + 1), top - wide * 0.14 * i),
            ]
        c.polygon(steps + [(2 * middle - px, py) for px, py in steps[::-1]])
    elif kind == 1:
        c.ctx.move_to(x, top)
        c.ctx.curve_to(x + wide * 0.28, top, x + wide * 0.12, peak + wide * 0.18, middle - wide * 0.16, peak)
        c.ctx.line_to(middle + wide * 0.16, peak)
        c.ctx.curve_to(x + wide * 0.88, peak + wide * 0.18, x + wide * 0.72, top, x + wide, top)
    elif kind == 2:
        c.polygon([(x, top), (middle, peak), (x + wide, top)])
    else:
        c.rect(x - wide * 0.02, top - wide * 0.08, wide * 1.04, wide * 0.08)
        c.ctx.move_to(x + wide * 0.28, top)
        c.ctx.line_to(x + wide * 0.28, top - wide * 0.3)
        c.ctx.arc(middle, top - wide * 0.3, wide * 0.22, TAU / 2, TAU)
        c.ctx.line_to(x + wide * 0.72, top)
    c.fill(wall if kind != 2 else mix(wall, roof, 0.75))
    c.rect(x, top - 0.5, wide, c.unit * 0.7)
    c.fill(trim)
    floors = 4
    for floor in range(floors):
        for column in range(2):
            px, py = x + wide * (0.16 + 0.38 * column), top + tall * (0.07 + 0.215 * floor)
            if floor == floors - 1 and column == 0:
                c.rect(px, py, wide * 0.3, tall * 0.3)
                c.fill(dark(wall, 0.45))
                continue
            high = tall * 0.135
            c.rect(px - wide * 0.03, py - wide * 0.03, wide * 0.36, high + wide * 0.06)
            c.fill(trim)
            c.rect(px, py, wide * 0.3, high)
            c.fill("#2f3e52" if c.rng.random() < 0.68 else "#f7d488")
            c.rect(px + wide * 0.135, py, wide * 0.03, high)
            c.rect(px, py + high * 0.4, wide * 0.3, wide * 0.025)
            c.fill(trim)
    c.circle(middle, top - wide * (0.26 if kind != 3 else 0.3), wide * 0.085)
    c.fill(dark(wall, 0.45))
    c.rect(x + wide - 0.6, top, 1.2, tall)
    c.fill(dark(wall, 0.4), 0.5)


def village(c, sky, walls, roofs, sea_colour, leaf):
    """White houses down a hill to the sea."""
    c.sky(sky, c.h * 0.5)
    level = c.h * 0.4
    c.rect(0, level, c.w, c.h)
    c.gradient([sea_colour, light(sea_colour, 0.18)], 0, level, 0, c.h)
    c.fill()
    for k in range(60):
        length = c.unit * c.rng.uniform(2, 8)
        c.rounded(c.rng.uniform(0, c.w), c.rng.uniform(level + 3, c.h * 0.75), length, c.unit * 0.4, c.unit)
        c.fill("#ffffff", 0.4)
    boat(c, c.w * 0.24, level + c.h * 0.06, c.unit * 7, "#b5523b")
    hill = [(x, c.h * (0.93 - 0.63 * (max(0, x) / c.w) ** 1.35)) for x in range(-6, c.w + 8, 4)]
    c.below(hill)
    c.fill(mix(leaf, walls[0], 0.3))
    rows = 12
    for row in range(rows):
        t = row / (rows - 1)
        x = c.w * (0.98 - 0.99 * t) - c.w * 0.08
        while x < c.w * 1.02:
            crest = c.h * (0.93 - 0.63 * (max(0, min(c.w, x)) / c.w) ** 1.35)
            y = max(crest + c.unit * 5, c.h * (0.36 + 0.68 * t)) + c.rng.uniform(-1, 1) * c.unit
            size = c.unit * c.rng.uniform(8, 12)
            if y < c.h * (0.48 + 0.68 * t):
                if c.rng.random() < 0.2:
                    c.ellipse(x + size * 0.5, y - size * 0.55, size * 0.16, size * 0.75)
                    c.fill(leaf)
                else:
                    house(c, x, y, size, c.rng.choice(walls), c.rng.choice(roofs))
            x += size * c.rng.uniform(0.95, 1.25)
    for _ in range(26):
        x = c.rng.uniform(0, c.w)
        c.circle(x, c.h * 1.0, c.unit * c.rng.uniform(3, 7))
        c.fill(mix(leaf, "#c94f7c", 0.0 if c.rng.random() < 0.6 else 0.85))


def house(c, x, y, size, wall, roof):
    tall = size * c.rng.uniform(0.7, 1.05)
    c.rect(x, y - tall, size, tall + size)
    c.fill(wall)
    c.rect(x + size * 0.68, y - tall, size * 0.32, tall + size)
    c.fill(dark(wall, 0.13))
    kind = c.rng.random()
    if kind < 0.3:
        c.ctx.arc(x + size / 2, y - tall, size * 0.4, TAU / 2, TAU)
        c.fill(roof)
    elif kind < 0.7:
        c.polygon(
            [(x - size * 0.06, y - tall), (x + size / 2, y - tall - size * 0.32), (x + size * 1.06, y - tall)]
        )
        c.fill(roof)
    else:
        c.rect(x - size * 0.03, y - tall - size * 0.07, size * 1.06, size * 0.1)
        c.fill(light(wall, 0.4))
    for dx in (0.16, 0.46):
        c.rounded(x + size * dx, y - tall * 0.72, size * 0.16, size * 0.26, size * 0.08)
    c.fill(mix(roof, "#2b3a55", 0.6))


def bridge(c, sky, water, steel, hills, disc):
    c.sky(sky, c.h * 0.7)
    sun(c, disc)
    level = c.h * 0.74
    for i in range(3):
        line = c.ridge(level + 3, c.h * (0.2 - 0.055 * i), 1.6 + 0.6 * i, 4)
        c.below(line)
        c.gradient(
            [mix(hills, sky[-1], 0.72 - 0.25 * i), mix(hills, sky[-1], 0.92 - 0.25 * i)],
            0,
            level - c.h * 0.2,
            0,
            level,
        )
        c.fill()
    c.rect(0, level, c.w, c.h)
    c.gradient(water, 0, level, 0, c.h)
    c.fill()
    deck = c.h * 0.66
    towers = [c.w * 0.24, c.w * 0.76]
    top = c.h * 0.28
    for k in range(-20, 61):
        px = c.w * k / 40
        cable = cable_at(c, px, towers, top, deck)
        if 0 <= px <= c.w:
            c.ctx.move_to(px, cable)
            c.ctx.line_to(px, deck)
            c.stroke(c.unit * 0.22, steel, 0.85)
    for shift in (0, c.unit * 0.9):
        c.polygon(
            [(px, cable_at(c, px, towers, top, deck) + shift) for px in range(-4, c.w + 5, 3)], close=False
        )
        c.stroke(c.unit * 0.6, steel)
    for px in towers:
        half = c.unit * 2.9
        for side in (-1, 1):
            c.rect(
                px + side * half - c.unit * 0.95, top - c.unit * 2, c.unit * 1.9, level + c.h * 0.035 - top
            )
        for f in (0.0, 0.24, 0.5, 0.8):
            c.rect(px - half, top + (deck - top) * f, half * 2, c.unit * 1.7)
        c.fill(steel)
        c.rect(px - half * 1.7, level + c.h * 0.01, half * 3.4, c.h * 0.03)
        c.fill(dark(steel, 0.45))
    c.rect(0, deck, c.w, c.unit * 1.9)
    c.fill(dark(steel, 0.12))
    for k in range(60):
        t = k / 60
        length = c.w * c.rng.uniform(0.04, 0.2)
        c.rounded(c.rng.uniform(-0.1, 1) * c.w, level + (c.h - level) * t, length, c.unit * 0.5, c.unit)
        c.fill(c.rng.choice((light(water[0], 0.45), steel)), 0.3)
    for k, alpha in ((0, 0.75), (1, 0.55)):
        c.rect(0, level - c.h * (0.06 + 0.1 * k), c.w, c.h * 0.07)
        c.gradient(
            [(sky[-1], 0.0), (light(sky[-1], 0.3), alpha), (sky[-1], 0.0)],
            0,
            level - c.h * (0.06 + 0.1 * k),
            0,
            level + c.h * (0.01 - 0.1 * k),
        )
        c.fill()


def cable_at(c, x, towers, top, deck):
    left, right = towers
    if x < left:
        t = (left - x) / (left * 1.15)
        return top + (deck - top) * min(1, t) ** 1.35
    if x > right:
        t = (x - right) / ((c.w - right) * 1.15)
        return top + (deck - top) * min(1, t) ** 1.35
    u = (x - left) / (right - left) * 2 - 1
    return deck - c.unit * 2.5 - (deck - c.unit * 2.5 - top) * u * u
