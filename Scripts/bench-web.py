#!/usr/bin/env python3
"""Measures the engine's WebAssembly in Chromium and in node, and what a page has to fetch: a figure a line."""
import gzip
import pathlib
import subprocess

from browser import open_browser, root, serve


def show(prefix, figures):
    for name, value, unit in figures:
        print(f"{prefix}{name} {value:.6g} {unit}", flush=True)


def main():
    with serve() as address, open_browser() as browser:
        page = browser.new_page()
        page.goto(f"{address}/Benchmarks/Web/bench.html")
        page.wait_for_function("window.ready")
        show("", page.evaluate("measure()"))
    files = ["waterfall.wasm", "waterfall.mjs"]
    sizes = [len(gzip.compress((root / "Web/dist" / file).read_bytes(), 9)) for file in files]
    show("", [("wire_size_kb", sum(sizes) / 1000, "kB")])
    subprocess.run(["node", root / "Benchmarks/Web/node.mjs"], check=True)


main()
