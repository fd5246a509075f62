// The page that the browser tests drive.
import { load, Waterfall } from "../../Web/waterfall.mjs";
import { faults } from "./faults.mjs";
import { showFixture } from "./fixture.mjs";
import { walk } from "./walk.mjs";

/** Items of different but always the same heights, 60 to 360. */
const makeItems = (from, count) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return { key: number, extent: 60 + ((((number * 7919) % 301) + 301) % 301) };
  });

/** Shows a waterfall and keeps it in `window.view`. */
async function show(options, element = document.querySelector("#stage")) {
  await load();
  window.view?.destroy();
  window.view = new Waterfall(element, {
    lanes: 3,
    gap: 10,
    render(node, item) {
      node.textContent = item.key;
    },
    ...options,
  });
  await settled();
}

const frame = () => new Promise(requestAnimationFrame);

/** Waits until the browser has said what it has to say of sizes and scrolling. */
async function settled() {
  for (let index = 0; index < 3; index++) await frame();
}

/** Where the node of an item is in the window, and how large. */
function boxOf(key) {
  const node = [...document.querySelectorAll("[aria-posinset]")].find((found) => found.textContent === String(key));
  const box = node?.getBoundingClientRect();
  return box && { x: box.x, y: box.y, width: box.width, height: box.height };
}

Object.assign(window, { Waterfall, load, makeItems, show, frame, settled, boxOf, faults, showFixture, walk });
window.ready = true;
