#!/usr/bin/env python3
"""Draws the pictures of the sample shop and writes its three feeds.

    Scripts/draw-sample-shop.py [FOLDER] [TITLE ...]

Every run draws the same. FOLDER is Sources/Gallery/SampleShop if none is named; with titles, only those prints are
drawn and no feed is written. Needs pycairo (Debian: python3-cairo) and ImageMagick's convert.
"""

import json
import pathlib
import re
import subprocess
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "sample_shop"))

from canvas import Canvas  # noqa: E402
from catalogue_first import FIRST  # noqa: E402
from catalogue_newer import NEWER  # noqa: E402
from catalogue_older import OLDER  # noqa: E402

QUALITY = "82"


def draw(work):
    """The print on a canvas; chance is seeded with the title, so that a new print changes no other."""
    canvas = Canvas(*work.size, seed=zlib.crc32(work.title.encode()))
    if work.mount:
        with canvas.framed(work.mount, work.margin):
            work.draw(canvas, **work.options)
    else:
        work.draw(canvas, **work.options)
    canvas.tooth()
    return canvas


def save(canvas, path):
    """Writes a JPEG: cairo writes none."""
    width, height = canvas.w, canvas.h
    canvas.surface.flush()
    subprocess.run(
        [
            "convert",
            "-size",
            f"{width}x{height}",
            "-depth",
            "8",
            "bgra:-",
            "-alpha",
            "off",
            "-strip",
            "-interlace",
            "Plane",
            "-sampling-factor",
            "4:2:0",
            "-quality",
            QUALITY,
            str(path),
        ],
        input=bytes(canvas.surface.get_data()),
        check=True,
    )


def main(arguments):
    folder = pathlib.Path(arguments[0]) if arguments else ROOT.parent / "Sources/Gallery/SampleShop"
    titles = set(arguments[1:])
    pictures = folder / "prints"
    pictures.mkdir(parents=True, exist_ok=True)
    if not titles:
        for old in pictures.glob("*.jpg"):
            old.unlink()
    total = 0
    for feed, works in (("first", FIRST), ("newer", NEWER), ("older", OLDER)):
        shops = []
        for work in works:
            name = re.sub(r"[^a-z0-9]+", "-", work.title.lower()).strip("-") + ".jpg"
            width, height = work.size
            shops.append(
                {
                    "w": width,
                    "h": height,
                    "img": f"prints/{name}",
                    "price": f"¥{work.price}",
                    "title": work.title,
                }
            )
            if titles and work.title not in titles:
                continue
            save(draw(work), pictures / name)
            total += (pictures / name).stat().st_size
        if not titles:
            lines = ",\n".join("  " + json.dumps(shop, ensure_ascii=False) for shop in shops)
            (folder / f"{feed}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(
        f"draw-sample-shop: {len(list(pictures.glob('*.jpg')))} pictures, {total / 1e6:.2f} MB drawn, in {folder}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
