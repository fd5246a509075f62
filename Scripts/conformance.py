#!/usr/bin/env python3
"""Lays random cases of CSS Grid Lanes out in Chromium and with the engine's WebAssembly, and demands that they agree.

usage: Scripts/conformance.py [--cases N] [--seed S] [--mode MODE ...] [--keep FOLDER]

With --keep the cases and what the browser made of them are written to FOLDER, a file a mode, so that the native engine
can be held against the same frames.
"""
import argparse
import json
import pathlib
import sys

from browser import open_browser, serve

modes = ["plain", "spans", "pinned", "dense", "reverse"]
batch = 250


def run_mode(page, mode, first, count, keep):
    results = []
    for start in range(first, first + count, batch):
        results += page.evaluate(
            "([mode, first, count]) => run(mode, first, count)",
            [mode, start, min(batch, first + count - start)],
        )
    wrong = [result for result in results if "smallest" in result]
    items = sum(len(result["made"]["items"]) for result in results)
    print(f"conformance: {mode}: {len(results) - len(wrong)} of {len(results)} cases agree ({items} items)", flush=True)
    for result in wrong[:3]:
        print(f"  {result['made']['name']}: {result['difference']}")
        print(f"  smallest: {json.dumps(result['smallest']['made'])}")
        print(f"    {result['smallest']['difference']}")
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        with open(keep / f"{mode}.json", "w") as file:
            json.dump([{"case": result["made"], **result["expected"]} for result in results], file, separators=(",", ":"))
    return len(wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=200, help="how many cases of each mode")
    parser.add_argument("--seed", type=int, default=0, help="the first case's seed")
    parser.add_argument("--mode", nargs="+", choices=modes, default=modes)
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    with serve() as address, open_browser() as browser:
        print(f"conformance: Chromium {browser.version}")
        page = browser.new_page()
        page.goto(f"{address}/Fixtures/conformance.html")
        page.wait_for_function("window.ready")
        wrong = sum(run_mode(page, mode, options.seed, options.cases, options.keep) for mode in options.mode)
    sys.exit(1 if wrong else 0)


main()
