// Shows a case of the fixtures as a page would.
import { Waterfall } from "../../Web/waterfall.mjs";
import { difference, options } from "../../Fixtures/cases.mjs";

/** Shows a case in an element that is long enough for all of it; in words, where the nodes differ from what was expected. */
export async function showFixture({ case: made, ...expected }, element) {
  const isVertical = made.axis === "vertical";
  const along = (isVertical ? expected.size[1] : expected.size[0]) + 10;
  element.style.width = `${isVertical ? made.across : along}px`;
  element.style.height = `${isVertical ? along : made.across}px`;
  const view = new Waterfall(element, {
    ...options(made),
    items: made.items.map(([extent, span, lane], key) => ({ key, extent, span, lane: lane ?? undefined })),
    render() {},
  });
  while (view.contentSize[isVertical ? "width" : "height"] === 0) await new Promise(requestAnimationFrame);
  const canvas = element.firstElementChild.getBoundingClientRect();
  const left = isVertical || made.direction === "ltr" ? canvas.x : canvas.right - expected.size[0];
  const frames = made.items.map((_, index) => view.frame(index)).map(({ x, y, width, height }) => [x, y, width, height]);
  for (const node of element.querySelectorAll("[aria-posinset]")) {
    const box = node.getBoundingClientRect();
    frames[node.getAttribute("aria-posinset") - 1] = [box.x - left, box.y - canvas.y, box.width, box.height];
  }
  const { width, height } = view.contentSize;
  const shown = element.querySelectorAll("[aria-posinset]").length;
  view.destroy();
  const visible = expected.frames.filter((frame) => frame[isVertical ? 3 : 2] > 0).length;
  if (shown < visible) return `${made.name}: ${shown} items have a node, expected at least ${visible}`;
  const found = difference(made, expected, { frames, size: [width, height] });
  return found && `${made.name}: ${found}`;
}
