// Measures the engine's WebAssembly against the floor, in a page or in node.
import { Random } from "../../Fixtures/cases.mjs";
import { Engine } from "../../Web/engine.mjs";
import { Floor } from "./floor.mjs";

const million = 1_000_000;
const lanes = 3;
const gap = 8;
const placings = 30;
/** Short rounds, and many, so that in some nobody else has the processor; and long ones for a browser's coarse clock. */
const rounds = 100;
const queries = 1000;

/** The least of some runs, in milliseconds: what is added to it is somebody else's. */
export function time(rounds, run) {
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    run(round);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

export function makeExtents(count) {
  const random = new Random(1);
  return Float64Array.from({ length: count }, () => random.int(60 * 64, 420 * 64) / 64);
}

/** An engine with items of these extents, in a viewport of 375 by 844. */
export function makeEngine(extents, options = {}) {
  const engine = new Engine();
  engine.setOptions({ lanes, gap, ...options }, "ltr");
  engine.call("resize", 375, 844);
  engine.append(Array.from(extents, (extent) => ({ data: { extent } })));
  return engine;
}

/** Figures as `[name, value, unit]`. */
export function floorFigures() {
  const extents = makeExtents(million);
  const engine = makeEngine(extents);
  const floor = new Floor(extents, lanes, gap);
  const floorPlace = time(placings, () => floor.place());
  const enginePlace = time(placings, (round) => engine.call("resize", 376 + (round % 2), 844));
  check(engine, floor);

  const random = new Random(2);
  const starts = Float64Array.from({ length: rounds * queries }, () => random.next() * (engine.state.contentHeight - 844));
  const ask = (query) => {
    let found = 0;
    const least = time(rounds, (round) => {
      for (let index = 0; index < queries; index++) found += query(starts[round * queries + index]);
    });
    return { found, least };
  };
  const floorAnswer = ask((start) => floor.query(start, start + 844).length);
  const engineAnswer = ask((start) => engine.query(0, start, 375, 844).length / 6);
  if (floorAnswer.found !== engineAnswer.found) {
    throw new Error(`bench: the floor finds ${floorAnswer.found} items, the engine ${engineAnswer.found}`);
  }
  return [
    ["js_floor_place", floorPlace, "ms"],
    ["wasm_place", enginePlace, "ms"],
    ["wasm_place_vs_js_floor", enginePlace / floorPlace, "x"],
    ["js_floor_query", (1000 * floorAnswer.least) / queries, "us"],
    ["wasm_query", (1000 * engineAnswer.least) / queries, "us"],
    ["wasm_query_vs_js_floor", engineAnswer.least / floorAnswer.least, "x"],
  ];
}

/** Both have to have laid out the same. */
function check(engine, floor) {
  const frames = engine.frames();
  for (let item = 0; item < million; item += 997) {
    if (Math.abs(frames[4 * item + 1] - floor.tops[item]) > 0.01) throw new Error(`bench: item ${item} lies elsewhere`);
  }
}
