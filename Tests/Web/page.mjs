// The page that the browser tests drive.
import { load, Waterfall } from "../../Web/waterfall.mjs";

window.Waterfall = Waterfall;
window.loading = load();

/** Items of random but always the same heights. */
window.makeItems = (from, count) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return { key: number, extent: 60 + ((number * 7919) % 301) };
  });

/** Shows a waterfall and keeps it in `window.view`. */
window.show = async (options) => {
  await window.loading;
  const element = document.querySelector("#stage");
  window.view?.destroy();
  window.view = new Waterfall(element, {
    lanes: 3,
    gap: 10,
    render(node, item) {
      node.textContent = item.key;
    },
    ...options,
  });
};
window.ready = true;
