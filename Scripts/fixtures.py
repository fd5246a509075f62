#!/usr/bin/env python3
"""Lays the pages in Fixtures/cases out in Chromium, and writes what it makes of them to Fixtures/expected."""
import collections
import json
import pathlib

from browser import open_browser, root, serve

measure = """async () => {
    const { measure } = await import("/Fixtures/cases.mjs");
    const made = JSON.parse(document.querySelector("script").textContent);
    return { case: made, ...measure(document.getElementById("lanes")) };
}"""


def main():
    families = collections.defaultdict(list)
    with serve() as address, open_browser() as browser:
        page = browser.new_page()
        for path in sorted((root / "Fixtures/cases").glob("*.html")):
            page.goto(f"{address}/Fixtures/cases/{path.name}")
            families[path.name.split("-")[0]].append(page.evaluate(measure))
        version = f"Chromium {browser.version}"
    for family, cases in families.items():
        lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
        text = f'{{"browser":{json.dumps(version)},"cases":[\n{lines}\n]}}\n'
        pathlib.Path(root / f"Fixtures/expected/{family}.json").write_text(text)
        print(f"fixtures: {family}: {len(cases)} cases laid out by {version}")


main()
