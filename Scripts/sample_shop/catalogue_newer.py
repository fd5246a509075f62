"""The prints that a refresh brings."""

import cities
import flowers
import grids
import interiors
import landscapes
import leaves
import skies
import still_lifes
import waters
import woods
from prints import CHALK, of

NEWER = [
    of("Sol", 148, (460, 660), skies.sunface, paper="#1b2440", gold="#e3b505", ink="#1b2440"),
    of(
        "Algae II",
        168,
        (620, 480),
        flowers.cutouts,
        mount=CHALK,
        columns=3,
        rows=2,
        blocks=["#1d3557", "#f6bd60", "#e5e5df", "#2a9d8f", "#e76f51"],
        forms=["#f4f1de", "#e07a5f", "#3d405b", "#81b29a"],
    ),
    of(
        "Harvest Road",
        144,
        (640, 460),
        landscapes.fields,
        sky=["#f4c789", "#fbe7c6"],
        tones=["#b9b06a", "#d9a441", "#8fa354", "#c98a3a", "#5f7f45"],
        disc=(0.27, 0.22, 8, "#fff6df", "#ffe3a8"),
    ),
    of(
        "Totality",
        176,
        (460, 640),
        skies.eclipse,
        sky=["#10122b", "#2b2350", "#7a3f6b", "#f09a6b"],
        corona="#ffc27a",
        ground="#140f24",
    ),
    of(
        "Birchwood",
        126,
        (480, 640),
        woods.birches,
        sky=["#f3d9a4", "#f9ecd0"],
        ground="#b5793f",
        leaf=("#e9a13b", "#cf5b2e"),
    ),
    of(
        "Cubic",
        97,
        (480, 600),
        grids.cubes,
        sides=[
            ("#f4d35e", "#ee964b", "#c8553d"),
            ("#9bd1c8", "#3f9c95", "#1f5f66"),
            ("#f6e7cb", "#e3c9a0", "#b99a6b"),
        ],
    ),
    of(
        "Sunday Window",
        152,
        (500, 640),
        interiors.windowsill,
        wall="#e3d2bf",
        sky=["#8ecae6", "#fdebd0"],
        frame="#fbf7ee",
        pots=["#c9694a", "#4f6d7a"],
        leaf="#3f7d58",
    ),
    of(
        "The Light",
        139,
        (420, 680),
        waters.lighthouse,
        sky=["#141b3d", "#3f3d73", "#8f6a94"],
        water=["#46507f", "#1a2147"],
        rock="#4b4258",
    ),
    of(
        "Golden Fan", 91, (480, 600), leaves.ginkgo, paper=["#f7f1e1", "#f2e6cc"], gold=("#f2c230", "#d98e1f")
    ),
    of(
        "Nordic Leaf",
        82,
        (500, 620),
        grids.scandinavian,
        paper="#f7f2e7",
        colours=["#2f4b5f", "#d98e3f", "#7f9f8a", "#b5473c"],
    ),
    of(
        "Fruit, Blue Bowl",
        107,
        (640, 500),
        still_lifes.bowl,
        wall="#d6e0d6",
        top="#b98a63",
        dish="#2f5f8f",
        fruit=["#e9a23b", "#cf3f35", "#b6c24f", "#e9784a"],
    ),
    of(
        "Midtown",
        159,
        (640, 400),
        cities.skyline,
        sky=["#f7c9a9", "#fbe3cc"],
        far="#e3b59c",
        near="#5a3f55",
        window="#fff0c9",
        disc=(0.3, 0.3, 9, "#fff8ea", "#ffe6c2"),
    ),
]
