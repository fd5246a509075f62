#!/usr/bin/env python3
"""Takes the screenshots of the browser's page for the README: docs/screenshots/web-*.jpg."""
import subprocess

from browser import open_browser, root, serve

shots = {
    "web-wide": {"viewport": {"width": 1280, "height": 800}},
    "web-phone": {
        "viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "device_scale_factor": 2, "is_mobile": True, "has_touch": True,
    },
}


def main():
    with serve() as address, open_browser() as browser:
        for name, options in shots.items():
            page = browser.new_page(**options)
            page.goto(f"{address}/Web/dist/index.html")
            page.wait_for_selector(".card img")
            page.wait_for_function("() => [...document.images].every((image) => image.complete)")
            # Until the figures have been shown, and the pictures painted.
            page.wait_for_function("() => document.querySelector('#frame').textContent !== '–'")
            width = options["viewport"]["width"]
            picture = page.screenshot()
            target = root / f"docs/screenshots/{name}.jpg"
            subprocess.run(["convert", "png:-", "-resize", f"{width}x", "-quality", "82", target], input=picture, check=True)
            print(f"screenshots: {target.relative_to(root)}")


main()
