// Frames without a page: what a server sends for the first screen, or what a worker needs to know.

import { Engine } from "./engine.mjs";
import { kind } from "./nodes.mjs";

const kinds = Object.fromEntries(Object.entries(kind).map(([name, number]) => [number, name]));

/**
 * Lays items out for a viewport of `width` by `height` at `offset`, and gives the elements in it with their frames, in reading
 * order, and the size of the content. The engine has to be loaded.
 */
export function firstFrames(options, items, { width, height, offset = 0 }) {
  const engine = new Engine();
  const estimate = options.estimate ?? 200;
  engine.setOptions(options, "ltr");
  engine.call("resize", width, height);
  engine.append(Array.from(items, (data) => ({ data, extent: estimate })));
  const isVertical = options.axis !== "horizontal";
  const numbers = isVertical ? engine.query(0, offset, width, height) : engine.query(offset, 0, width, height);
  const elements = [];
  for (let at = 0; at < numbers.length; at += 6) {
    const [kindNumber, index, x, y, w, h] = numbers.subarray(at, at + 6);
    elements.push({ kind: kinds[kindNumber], index, x, y, width: w, height: h });
  }
  const { contentWidth, contentHeight } = engine.state;
  return { elements, contentSize: { width: contentWidth, height: contentHeight } };
}
