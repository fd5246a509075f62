// Cases of CSS Grid Lanes: made from a seed, written as pages, laid out by a browser, and compared with the engine.
//
// A case says what the page's container and its items are, in points:
//   { name, axis, direction, lanes, across, laneGap, itemGap, tolerance, packing, laneOrder, items: [[extent, span, lane]] }
// `across` is the container's size at right angles to the scroll axis. An item's `lane` is null for one that is placed by
// the rule. All lengths are multiples of 1/64, which is what a browser rounds to: so both sides are exact.

export const modes = ["plain", "spans", "pinned", "dense", "reverse"];

/** Numbers from a seed (mulberry32): the same everywhere. */
export class Random {
  constructor(seed) {
    this.state = (seed * 2654435761) >>> 0;
  }

  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  int(least, most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick(...choices) {
    return choices[this.int(0, choices.length - 1)];
  }

  chance(percent) {
    return this.next() * 100 < percent;
  }
}

function extent(random, isCoarse) {
  // Few different sizes make many ties; many make few.
  if (isCoarse) return random.pick(0, 20, 40, 40, 60, 100);
  return random.chance(60) ? random.int(0, 240) : random.int(0, 240 * 64) / 64;
}

/** A random case of a mode. */
export function randomCase(mode, seed) {
  const random = new Random(seed * modes.length + modes.indexOf(mode));
  const lanes = random.int(1, 8);
  const breadth = random.chance(50) ? random.int(10, 120) : random.int(640, 7680) / 64;
  const laneGap = random.pick(0, 0, 10, random.int(1, 20 * 64) / 64);
  const isCoarse = random.chance(50);
  const made = {
    name: `${mode}-${seed}`,
    axis: random.pick("vertical", "vertical", "horizontal"),
    direction: random.pick("ltr", "ltr", "rtl"),
    lanes,
    across: lanes * breadth + (lanes - 1) * laneGap,
    laneGap,
    itemGap: random.pick(0, 0, 10, random.int(1, 20 * 64) / 64),
    tolerance: random.pick(0, 0, 16, random.int(1, 120), random.int(1, 60 * 64) / 64, "infinite"),
    packing: mode === "dense" || (mode === "reverse" && random.chance(25)) ? "dense" : "sparse",
    laneOrder: mode === "reverse" ? "reverse" : "forward",
    items: [],
  };
  const wide = mode === "plain" ? 0 : random.pick(10, 30, 60);
  const pinned = mode === "pinned" ? random.pick(10, 30, 60) : mode === "dense" || mode === "reverse" ? random.pick(0, 0, 20) : 0;
  for (let left = random.int(0, 30); left > 0; left--) {
    const span = random.chance(wide) ? random.int(1, lanes) : 1;
    const lane = random.chance(pinned) ? random.int(0, lanes - span) : null;
    made.items.push([extent(random, isCoarse), span, lane]);
  }
  return made;
}

/** The styles of a case's container. */
export function containerStyle(made) {
  const isVertical = made.axis === "vertical";
  const tracks = `repeat(${made.lanes}, minmax(0, 1fr))`;
  const direction = `${isVertical ? "column" : "row"}${made.laneOrder === "reverse" ? " track-reverse" : ""}`;
  const [rowGap, columnGap] = isVertical ? [made.itemGap, made.laneGap] : [made.laneGap, made.itemGap];
  return {
    display: isVertical ? "grid-lanes" : "inline-grid-lanes",
    "grid-lanes-direction": direction,
    [isVertical ? "grid-template-columns" : "grid-template-rows"]: tracks,
    [isVertical ? "width" : "height"]: `${made.across}px`,
    "row-gap": `${rowGap}px`,
    "column-gap": `${columnGap}px`,
    "flow-tolerance": made.tolerance === "infinite" ? "infinite" : `${made.tolerance}px`,
    ...(made.packing === "dense" && { "grid-lanes-pack": "dense" }),
    ...(made.direction === "rtl" && { direction: "rtl" }),
  };
}

/** The styles of one item. */
export function itemStyle(made, [extent, span, lane]) {
  const isVertical = made.axis === "vertical";
  const place = [...(lane === null ? [] : [lane + 1]), ...(span > 1 ? [`span ${span}`] : [])].join(" / ");
  return {
    [isVertical ? "height" : "width"]: `${extent}px`,
    ...(place && { [isVertical ? "grid-column" : "grid-row"]: place }),
  };
}

const css = (style) => Object.entries(style).map(([name, value]) => `${name}: ${value}`).join("; ");

/** A case as a page. */
export function page(made) {
  const items = made.items.map((item) => `  <div style="${css(itemStyle(made, item))}"></div>\n`).join("");
  return `<!doctype html>
<meta charset="utf-8">
<title>${made.name}</title>
<style>body { margin: 0; width: 100000px } [id] > div { background: #89a; outline: 1px solid #357; outline-offset: -1px }</style>
<script type="application/json">${JSON.stringify(made)}</script>
<div id="lanes" style="${css(containerStyle(made))}">
${items}</div>
`;
}

/** What the browser makes of a container: the items' frames from its top left corner, and its size. */
export function measure(container) {
  const origin = container.getBoundingClientRect();
  const frames = Array.from(container.children, (item) => {
    const box = item.getBoundingClientRect();
    return [box.x - origin.x, box.y - origin.y, box.width, box.height];
  });
  return { frames, size: [origin.width, origin.height] };
}

/** The options of a case as `Web/waterfall.mjs` takes them. */
export function options(made) {
  const { axis, direction, lanes, laneGap, itemGap, packing, laneOrder } = made;
  const tolerance = made.tolerance === "infinite" ? Infinity : made.tolerance;
  return { axis, direction, lanes, laneGap, itemGap, placement: "grid-lanes", tolerance, packing, laneOrder };
}

/** What the engine (`Engine` of `Web/engine.mjs`) makes of a case. */
export function layOut(made, engine) {
  const isVertical = made.axis === "vertical";
  engine.setOptions(options(made));
  // Along the axis any size will do, but for none: a view without an area is not laid out.
  engine.call("resize", isVertical ? made.across : 1, isVertical ? 1 : made.across);
  engine.append(made.items.map(([extent, span, lane]) => ({ data: { extent, span, lane: lane ?? undefined } })));
  const numbers = engine.frames();
  const frames = made.items.map((_, index) => Array.from(numbers.subarray(4 * index, 4 * index + 4)));
  return { frames, size: [engine.state.contentWidth, engine.state.contentHeight] };
}

/** In words, where two layouts of a case differ by more than 1/64; nothing where they do not. */
export function difference(made, expected, actual) {
  const differ = (left, right) => left.some((value, index) => !(Math.abs(value - right[index]) <= 1 / 64));
  for (const [index, frame] of expected.frames.entries()) {
    if (differ(frame, actual.frames[index])) {
      return `item ${index} is at [${actual.frames[index]}], expected [${frame}]`;
    }
  }
  if (differ(expected.size, actual.size)) return `the container is [${actual.size}], expected [${expected.size}]`;
  return undefined;
}

/** The smallest case that can be made of one by leaving things out and that still `fails`. */
export function shrink(made, fails) {
  let smallest = made;
  let shrinks = true;
  while (shrinks) {
    shrinks = false;
    for (const smaller of simpler(smallest)) {
      if (fails(smaller)) {
        smallest = smaller;
        shrinks = true;
        break;
      }
    }
  }
  return smallest;
}

function* simpler(made) {
  for (let count = made.items.length >> 1; count >= 1; count >>= 1) {
    for (let from = 0; from + count <= made.items.length; from += count) {
      yield { ...made, items: made.items.toSpliced(from, count) };
    }
  }
  for (const change of [
    { axis: "vertical" }, { direction: "ltr" }, { laneGap: 0, across: made.lanes * 10 }, { itemGap: 0 }, { tolerance: 0 },
    { packing: "sparse" }, { laneOrder: "forward" },
  ]) {
    if (Object.entries(change).some(([name, value]) => made[name] !== value)) yield { ...made, ...change };
  }
  const lanes = made.lanes - 1;
  if (lanes > 0 && made.items.every(([, span, lane]) => (lane ?? 0) + span <= lanes)) {
    yield { ...made, lanes, across: lanes * 10 + (lanes - 1) * made.laneGap };
  }
  for (const [index, [extent, span, lane]] of made.items.entries()) {
    const others = [
      ...(lane === null ? [] : [[extent, span, null]]), ...(span > 1 ? [[extent, span - 1, lane]] : []),
      ...(extent > 10 ? [[10, span, lane]] : []), ...(extent > 0 ? [[Math.floor(extent / 2), span, lane]] : []),
    ];
    for (const item of others) yield { ...made, items: made.items.with(index, item) };
  }
}
