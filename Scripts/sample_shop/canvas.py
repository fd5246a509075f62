"""What all prints are drawn with: colours, a canvas, noise."""

import math
import random

import cairo

TAU = 2 * math.pi


def rgb(colour):
    """A colour as three numbers from 0 to 1; takes "#rrggbb" or such numbers."""
    if isinstance(colour, tuple):
        return colour
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))


def _to_lab(colour):
    """OKLab, in which a blend of two colours looks like what lies between them."""
    r, g, b = ((v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4) for v in rgb(colour))
    long = (0.4122 * r + 0.5363 * g + 0.0514 * b) ** (1 / 3)
    medium = (0.2119 * r + 0.6807 * g + 0.1074 * b) ** (1 / 3)
    short = (0.0883 * r + 0.2817 * g + 0.6300 * b) ** (1 / 3)
    return (
        0.2105 * long + 0.7936 * medium - 0.0041 * short,
        1.9780 * long - 2.4286 * medium + 0.4506 * short,
        0.0259 * long + 0.7828 * medium - 0.8087 * short,
    )


def _from_lab(lab):
    lightness, a, b = lab
    long = (lightness + 0.3963 * a + 0.2158 * b) ** 3
    medium = (lightness - 0.1056 * a - 0.0639 * b) ** 3
    short = (lightness - 0.0895 * a - 1.2915 * b) ** 3
    linear = (
        4.0767 * long - 3.3077 * medium + 0.2310 * short,
        -1.2684 * long + 2.6098 * medium - 0.3413 * short,
        -0.0042 * long - 0.7034 * medium + 1.7076 * short,
    )
    curve = lambda v: v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055
    return tuple(curve(min(1, max(0, v))) for v in linear)


def mix(one, other, t):
    """The colour at t between two, 0 being the first."""
    return _from_lab(tuple(p + (q - p) * t for p, q in zip(_to_lab(one), _to_lab(other))))


def contrast(one, other):
    """How far two colours are apart for the eye."""
    return math.dist(_to_lab(one), _to_lab(other))


def light(colour, t):
    """A colour with some white."""
    return mix(colour, "#ffffff", t)


def dark(colour, t):
    """A colour with some black."""
    return mix(colour, "#000000", t)


class Noise:
    """Smooth noise on a plane, from -1 to 1."""

    def __init__(self, rng):
        self.values = [rng.uniform(-1, 1) for _ in range(4096)]

    def at(self, x, y=0.0):
        column, row = math.floor(x), math.floor(y)
        fx, fy = x - column, y - row
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        corner = lambda i, j: self.values[((column + i) * 73 + (row + j) * 1327) % 4096]
        top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fx
        bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fx
        return top + (bottom - top) * fy

    def layered(self, x, y=0.0, octaves=4, roughness=0.5):
        total, weight, size = 0.0, 0.0, 1.0
        for octave in range(octaves):
            total += self.at(x * 2**octave + octave * 17.3, y * 2**octave + octave * 9.1) * size
            weight += size
            size *= roughness
        return total / weight


class Canvas:
    """A sheet of paper, its measures in pixels, and a stream of chance that is the same every time."""

    def __init__(self, width, height, seed):
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
        self.ctx = cairo.Context(self.surface)
        self.ctx.set_antialias(cairo.ANTIALIAS_BEST)
        self.w, self.h = width, height
        self.rng = random.Random(seed)
        self.noise = Noise(self.rng)

    @property
    def unit(self):
        """A hundredth of the shorter side."""
        return min(self.w, self.h) / 100

    # Inks

    def ink(self, colour, alpha=1.0):
        self.ctx.set_source_rgba(*rgb(colour), alpha)

    def gradient(self, stops, x0, y0, x1, y1):
        """Sets an ink that runs through colours, evenly spaced; a stop may be (colour, alpha)."""
        self._run(cairo.LinearGradient(x0, y0, x1, y1), stops)

    def glow(self, stops, x, y, radius):
        """Sets an ink that runs outward through colours."""
        self._run(cairo.RadialGradient(x, y, 0, x, y, radius), stops)

    def _run(self, pattern, stops):
        steps = 12
        solid = [s if isinstance(s, tuple) and len(s) == 2 else (s, 1.0) for s in stops]
        for (one, alpha), (other, beta), i in zip(solid, solid[1:], range(len(solid))):
            for step in range(steps + 1):
                t = step / steps
                pattern.add_color_stop_rgba(
                    (i + t) / (len(solid) - 1), *mix(one, other, t), alpha + (beta - alpha) * t
                )
        self.ctx.set_source(pattern)

    # Fills

    def paper(self, colour):
        self.ink(colour)
        self.ctx.paint()

    def sky(self, stops, bottom=None):
        """A gradient from the top to `bottom`, and its last colour below."""
        self.gradient(stops, 0, 0, 0, bottom or self.h)
        self.ctx.paint()

    def fill(self, colour=None, alpha=1.0):
        if colour is not None:
            self.ink(colour, alpha)
        self.ctx.fill()

    def stroke(self, width, colour=None, alpha=1.0, cap=cairo.LINE_CAP_ROUND):
        if colour is not None:
            self.ink(colour, alpha)
        self.ctx.set_line_width(width)
        self.ctx.set_line_cap(cap)
        self.ctx.set_line_join(cairo.LINE_JOIN_ROUND)
        self.ctx.stroke()

    # Paths

    def circle(self, x, y, radius):
        self.ctx.new_sub_path()
        self.ctx.arc(x, y, radius, 0, TAU)

    def ellipse(self, x, y, rx, ry, angle=0.0):
        self.ctx.save()
        self.ctx.translate(x, y)
        self.ctx.rotate(angle)
        self.ctx.scale(rx, ry)
        self.ctx.new_sub_path()
        self.ctx.arc(0, 0, 1, 0, TAU)
        self.ctx.restore()

    def rect(self, x, y, width, height):
        self.ctx.rectangle(x, y, width, height)

    def rounded(self, x, y, width, height, radius):
        radius = min(radius, width / 2, height / 2)
        self.ctx.new_sub_path()
        for cx, cy, start in (
            (x + width - radius, y + radius, -0.25),
            (x + width - radius, y + height - radius, 0),
            (x + radius, y + height - radius, 0.25),
            (x + radius, y + radius, 0.5),
        ):
            self.ctx.arc(cx, cy, radius, start * TAU, (start + 0.25) * TAU)
        self.ctx.close_path()

    def polygon(self, points, close=True):
        self.ctx.new_sub_path()
        for x, y in points:
            self.ctx.line_to(x, y)
        if close:
            self.ctx.close_path()

    def curve(self, points, close=False):
        """A smooth line through points."""
        count = len(points)
        at = lambda i: points[i % count] if close else points[min(max(i, 0), count - 1)]
        self.ctx.move_to(*points[0])
        for i in range(count if close else count - 1):
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = (at(i + k) for k in (-1, 0, 1, 2))
            self.ctx.curve_to(
                bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy
            )
        if close:
            self.ctx.close_path()

    def below(self, points):
        """The ground under a line that runs from edge to edge."""
        self.polygon(points + [(self.w + 5, self.h + 5), (-5, self.h + 5)])

    def ridge(self, base, height, scale, octaves=5, roughness=0.5, step=2):
        """A line from edge to edge; `scale` is how many hills fit the width."""
        offset = self.rng.uniform(0, 1000)
        across = range(-6, self.w + 7, step)
        rise = [self.noise.layered(offset + x / self.w * scale, 0, octaves, roughness) for x in across]
        low, high = min(rise), max(rise)
        return [(x, base - height * (r - low) / (high - low)) for x, r in zip(across, rise)]

    # Ways of working

    def turned(self, x, y, angle=0.0, scale=1.0):
        """A `with` block whose origin is at a point, turned and scaled."""
        return _Saved(self.ctx, lambda ctx: (ctx.translate(x, y), ctx.rotate(angle), ctx.scale(scale, scale)))

    def clipped(self):
        """A `with` block that draws within the current path only."""
        return _Saved(self.ctx, lambda ctx: ctx.clip())

    def framed(self, colour, margin=6.0):
        """A `with` block that draws within a margin of paper; the canvas is smaller meanwhile."""
        return _Framed(self, colour, margin * self.unit)

    def stipple(self, count, colour, place, size=0.9, alpha=0.5):
        """Dots where `place` says, as of a dry brush. Costs little and takes the flatness away."""
        self.ink(colour, alpha)
        for _ in range(count):
            x, y = place()
            self.ctx.rectangle(x, y, size, size)
        self.ctx.fill()

    def tooth(self, strength=0.035, size=2):
        """The tooth of the paper over the whole sheet."""
        edge = 128
        stride = cairo.ImageSurface.format_stride_for_width(cairo.FORMAT_A8, edge)
        data = bytearray(self.rng.randbytes(stride * edge))
        grain = cairo.ImageSurface.create_for_data(data, cairo.FORMAT_A8, edge, edge, stride)
        for tint, shift in ((0, 0), (1, edge / 2 + 3)):
            pattern = cairo.SurfacePattern(grain)
            pattern.set_extend(cairo.EXTEND_REPEAT)
            pattern.set_filter(cairo.FILTER_BILINEAR)
            pattern.set_matrix(cairo.Matrix(1 / size, 0, 0, 1 / size, shift, shift))
            self.ctx.push_group()
            self.ctx.set_source_rgb(tint, tint, tint)
            self.ctx.mask(pattern)
            self.ctx.pop_group_to_source()
            self.ctx.paint_with_alpha(strength)


class _Saved:
    def __init__(self, ctx, change):
        self.ctx, self.change = ctx, change

    def __enter__(self):
        self.ctx.save()
        self.change(self.ctx)

    def __exit__(self, *_):
        self.ctx.restore()


class _Framed:
    def __init__(self, canvas, colour, margin):
        self.canvas, self.colour, self.margin = canvas, colour, round(margin)

    def __enter__(self):
        canvas, margin = self.canvas, self.margin
        canvas.paper(self.colour)
        canvas.ctx.save()
        canvas.ctx.translate(margin, margin)
        canvas.w -= 2 * margin
        canvas.h -= 2 * margin
        canvas.rect(0, 0, canvas.w, canvas.h)
        canvas.ctx.clip()

    def __exit__(self, *_):
        self.canvas.w += 2 * self.margin
        self.canvas.h += 2 * self.margin
        self.canvas.ctx.restore()
