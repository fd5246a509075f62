"""What a print of the shop is."""

from dataclasses import dataclass, field
from typing import Callable


@dataclass(frozen=True)
class Print:
    """One print. `mount` is the paper around it, if it is not drawn to the edge."""

    title: str
    price: int
    size: tuple
    draw: Callable
    options: dict = field(default_factory=dict)
    mount: str | None = None
    margin: float = 6.0


def of(title, price, size, draw, mount=None, margin=6.0, **options):
    return Print(title, price, size, draw, options, mount, margin)


CREAM, IVORY, CHALK = "#f6eedf", "#fbf6ea", "#f3efe8"
