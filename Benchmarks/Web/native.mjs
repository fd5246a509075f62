// Measures small changes against the browser's own `display: grid-lanes`, which lays out all items again for each.
import { makeEngine, makeExtents, time } from "./figures.mjs";

const count = 10_000;
const rounds = 15;
const engineRounds = 60;
const changes = 200;

/** The browser's own waterfall of these extents, laid out. */
function makeNative(extents) {
  const container = document.createElement("div");
  Object.assign(container.style, { width: "375px", gap: "8px", display: "grid-lanes", gridTemplateColumns: "repeat(3, 1fr)", flowTolerance: "0px" });
  for (const extent of extents) container.append(makeNode(extent));
  document.body.replaceChildren(container);
  if (getComputedStyle(container).display !== "grid-lanes") throw new Error("bench: this browser has no display: grid-lanes");
  container.getBoundingClientRect();
  return container;
}

function makeNode(extent) {
  const node = document.createElement("div");
  node.style.height = `${extent}px`;
  return node;
}

/** Figures as `[name, value, unit]`. */
export function nativeFigures() {
  const extents = makeExtents(count);
  const container = makeNative(extents);
  const nativeAppend = time(rounds, (round) => {
    container.append(makeNode(100 + round));
    container.getBoundingClientRect();
  });
  const nativeResize = time(rounds, (round) => {
    container.children[(round * 1117) % count].style.height = `${100 + round}px`;
    container.getBoundingClientRect();
  });
  container.remove();
  let made = 0;
  const many = (change) => time(engineRounds, (round) => {
    for (let index = 0; index < changes; index++) change(round * changes + index);
  }) / changes;
  const appended = makeEngine(extents, { placement: "grid-lanes" });
  const append = many(() => appended.append([{ data: { extent: 100 + (made++ % 50) } }]));
  const resizing = (engine) => (number) => engine.resizeItems([{ row: (number * 7919) % count, data: { extent: 100 + ((number * 31) % 97) } }]);
  // Late sizes are for sticky lanes: the item's own lane moves, and nothing else. Without, all behind the item may change lanes.
  const resize = many(resizing(makeEngine(extents, { stickyLanes: true })));
  const replace = many(resizing(makeEngine(extents, { placement: "grid-lanes" })));
  return [
    ["native_append", nativeAppend, "ms"],
    ["wasm_append", 1000 * append, "us"],
    ["append_vs_native", append / nativeAppend, "x"],
    ["native_resize_one", nativeResize, "ms"],
    ["wasm_resize_one", 1000 * resize, "us"],
    ["resize_one_vs_native", resize / nativeResize, "x"],
    ["wasm_replace_one", 1000 * replace, "us"],
    ["replace_one_vs_native", replace / nativeResize, "x"],
  ];
}
