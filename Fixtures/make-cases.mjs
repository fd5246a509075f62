// Writes the pages in Fixtures/cases: known facts, and cases from seeds. The same pages come out every time.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { modes, page, randomCase } from "./cases.mjs";

const folder = new URL("cases/", import.meta.url);
const casesOfMode = 46;

/** A case of one-lane items by their extents, vertical and left to right. */
function fact(name, { lanes = 3, gap = 0, tolerance = 0, packing = "sparse", breadth = 100 }, items) {
  return {
    name: `fact-${name}`, axis: "vertical", direction: "ltr", lanes, across: lanes * breadth + (lanes - 1) * gap,
    laneGap: gap, itemGap: gap, tolerance, packing, laneOrder: "forward",
    items: items.map((item) => (Array.isArray(item) ? item : [item, 1, null])),
  };
}

/** Four lanes that end at 2, 3, 3.5 and 2.5, the cursor after lane `cursor - 1`, and then one item more. */
function ends(cursor, span) {
  const pinned = [2, 3, 3.5, 2.5].map((extent, lane) => [extent, 1, lane]);
  // Items of no size and no gap place the cursor and nothing else.
  const steps = Array.from({ length: cursor }, () => [0, 1, null]);
  return fact(`ends-cursor-${cursor}-span-${span}`, { lanes: 4, tolerance: 0.5 }, [...steps, ...pinned, [1, span, null]]);
}

const facts = [
  ends(1, 2), ends(1, 1), ends(1, 4), ends(2, 2), ends(3, 2), ends(4, 2),
  fact("tolerance-51", { gap: 10, tolerance: 51 }, [180, 130, 120, 130, 140, 80]),
  fact("tolerance-none", { gap: 10 }, [180, 130, 120, 130, 140, 80]),
  fact("ties-go-round", {}, [10, 20, 20, 10, 5]),
  fact("near-heights-sorted", {}, [100, 95, 90, 50, 50, 50]),
  fact("near-heights-in-order", { tolerance: 16 }, [100, 95, 90, 50, 50, 50]),
  fact("strict-order", { tolerance: "infinite" }, [100, 10, 10, 10, 10]),
  fact("pinned-keeps-the-cursor", { lanes: 4, gap: 10 }, [[40, 1, 1], 40, 40, 40]),
  fact("holes-stay", {}, [20, 60, 60, [15, 2, null], 40, 45, 30]),
  fact("holes-are-filled", { packing: "dense" }, [20, 60, 60, [15, 2, null], 40, 45, 30]),
  fact("no-items", { gap: 10 }, []),
  fact("zero-size-takes-a-gap", { lanes: 1, gap: 10 }, [0, 20]),
  fact("full-width", {}, [50, 75, 100, [50, 3, null], 50]),
  fact("staircase", { tolerance: 10 }, [100, 92, 84, 50]),
];

const cases = [...facts];
for (const mode of modes) {
  for (let seed = 0; seed < casesOfMode; seed++) cases.push(randomCase(mode, 1_000_000 + seed));
}
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
for (const made of cases) writeFileSync(new URL(`${made.name}.html`, folder), page(made));
console.log(`fixtures: ${cases.length} pages in Fixtures/cases`);
