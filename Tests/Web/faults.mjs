// Compares what is in the page with what the engine says.

const bias = [0.5, 0.25, 0.75];

/**
 * In words, what is wrong on screen. `keys` are those of all items, in order. `slack` is by how many pixels a node may be off:
 * browsers keep lengths in 64ths, and positions in single precision.
 */
export function faults(view, element, keys, { axis = "vertical", slack = 0.05, overscan = 1 } = {}) {
  const found = [];
  const isVertical = axis === "vertical";
  const frames = keys.map((key) => view.frame(key));
  const nodes = [...element.querySelectorAll("[aria-posinset]")];
  const mounted = nodes.map((node) => Number(node.getAttribute("aria-posinset")) - 1);

  if (view.count !== keys.length) found.push(`it has ${view.count} items, expected ${keys.length}`);
  for (let at = 1; at < mounted.length; at++) {
    if (mounted[at] <= mounted[at - 1]) found.push(`item ${mounted[at]} comes behind item ${mounted[at - 1]} in the page`);
  }

  const start = view.offset;
  const viewport = isVertical ? element.clientHeight : element.clientWidth;
  const wanted = bias.map((share) => inRange(frames, isVertical, start - overscan * viewport * share, viewport * (1 + overscan)));
  if (!wanted.some((indices) => String(indices) === String(mounted))) {
    found.push(`at ${start} of ${viewport} the nodes are those of [${mounted}], expected one of [${wanted.join("], [")}]`);
  }

  const edge = element.getBoundingClientRect();
  const origin = isVertical ? { x: edge.x + element.clientLeft, y: edge.y - start } : { x: edge.x + element.clientLeft - start, y: edge.y };
  for (const [at, node] of nodes.entries()) {
    const frame = frames[mounted[at]];
    const box = node.getBoundingClientRect();
    const actual = { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
    if (frame === undefined || Object.keys(actual).some((name) => !(Math.abs(actual[name] - frame[name]) <= slack))) {
      found.push(`item ${mounted[at]} is at ${JSON.stringify(actual)}, expected ${JSON.stringify(frame)}`);
    }
    if (node.textContent !== String(keys[mounted[at]])) {
      found.push(`item ${mounted[at]} shows "${node.textContent}", expected "${keys[mounted[at]]}"`);
    }
  }
  return found;
}

function inRange(frames, isVertical, start, length) {
  const indices = [];
  for (const [index, { x, y, width, height }] of frames.entries()) {
    const [from, size] = isVertical ? [y, height] : [x, width];
    if (from < start + length && from + size > start) indices.push(index);
  }
  return indices;
}
