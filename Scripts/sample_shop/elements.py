"""What many pictures have: a sun, stars, a fir, a boat."""


def sun(c, disc):
    """A disc, given as its place in parts of the sheet, its radius in units, its colour and its halo's or None."""
    x, y, radius, colour, halo = disc
    x, y, radius = x * c.w, y * c.h, radius * c.unit
    if halo:
        c.glow([(halo, 0.55), (halo, 0.18), (halo, 0.0)], x, y, radius * 4)
        c.ctx.paint()
    c.circle(x, y, radius)
    c.fill(colour)


def stars(c, count, colour, bottom, largest=1.3):
    for _ in range(count):
        y = bottom * c.rng.random() ** 1.3
        c.circle(c.rng.uniform(0, c.w), y, c.rng.uniform(0.35, largest) * c.unit * 0.28)
        c.fill(colour, c.rng.uniform(0.4, 1))


def pine(c, x, y, height, colour, lean=0.0):
    """A conifer whose foot is at (x, y)."""
    tiers = max(5, int(height / 9))
    left, right = [], []
    for i in range(tiers):
        t = (i + 1) / tiers
        reach = height * 0.2 * t**0.9 * c.rng.uniform(0.8, 1.15)
        top = y - height * (1 - t * 0.94)
        left += [(x - reach, top), (x - reach * 0.58, top - height * 0.012)]
        right += [(x + reach * c.rng.uniform(0.85, 1.1), top), (x + reach * 0.58, top - height * 0.012)]
    c.polygon([(x + lean, y - height)] + left[:-1] + right[:-1][::-1])
    c.rect(x - height * 0.014, y - height * 0.1, height * 0.028, height * 0.12)
    c.fill(colour)


def boat(c, x, y, size, hull):
    c.polygon(
        [
            (x - size * 0.04, y - size * 0.12),
            (x - size * 0.04, y - size * 1.15),
            (x - size * 0.62, y - size * 0.16),
        ]
    )
    c.fill("#fdf6e8")
    c.polygon(
        [
            (x + size * 0.03, y - size * 0.12),
            (x + size * 0.03, y - size * 0.95),
            (x + size * 0.46, y - size * 0.15),
        ]
    )
    c.fill("#f3e3cb")
    c.ctx.move_to(x - size * 0.6, y - size * 0.08)
    c.ctx.line_to(x + size * 0.6, y - size * 0.08)
    c.ctx.curve_to(
        x + size * 0.45, y + size * 0.14, x - size * 0.35, y + size * 0.14, x - size * 0.6, y - size * 0.08
    )
    c.fill(hull)
