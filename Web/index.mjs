// The page that shows the module at work: a shop's pictures or up to a million items, and every option live.

import { Figures } from "./figures.mjs";
import { MadeItems, Shop } from "./sources.mjs";
import { load, Waterfall } from "./waterfall.mjs";

const feed = document.querySelector("#feed");
const controls = document.querySelector("#controls");
const field = controls.elements;
let source;
let view;

/** What the fields say, as options. */
function options() {
  const lanes = Number(field.lanes.value);
  const isNarrow = matchMedia("(width < 900px)").matches;
  return {
    lanes: lanes || undefined,
    minimumLaneWidth: lanes ? undefined : isNarrow ? 150 : 210,
    gap: Number(field.gap.value),
    insets: Number(field.gap.value),
    placement: field.placement.value,
    tolerance: Number(field.tolerance.value),
    packing: field.dense.checked ? "dense" : "sparse",
    direction: field.rtl.checked ? "rtl" : "ltr",
  };
}

/** An item with the span that it has while there are wide items. */
function spanned(item) {
  return { ...item, span: field.spans.checked && item.isWide ? 2 : 1 };
}

async function show() {
  const shown = field.source.value === "shop" ? new Shop() : new MadeItems(Number(field.source.value));
  source = shown;
  const items = await shown.first();
  if (source !== shown) return;
  view?.destroy();
  view = new Waterfall(feed, {
    ...options(),
    items: items.map(spanned),
    label: shown.label,
    estimate: 300,
    stickyLanes: true,
    render: (node, item) => shown.render(node, item),
    release: (node) => shown.release(node),
    async refresh() {
      view.prepend((await shown.newer()).map(spanned));
    },
    async loadMore() {
      const more = await shown.older();
      if (source === shown) view.append(more.map(spanned));
      return more.length > 0;
    },
  });
  // For whoever looks into the page from the browser's console.
  window.waterfall = view;
  figures.watch(view);
}

function showValues() {
  for (const output of controls.querySelectorAll("output")) {
    const { value } = field[output.htmlFor];
    output.value = output.htmlFor.value === "lanes" && value === "0" ? "as many as fit" : value;
  }
  field.tolerance.disabled = field.placement.value !== "grid-lanes";
}

function changed({ target }) {
  showValues();
  document.documentElement.dir = field.rtl.checked ? "rtl" : "ltr";
  if (target.name === "source") attempt(show);
  else if (target.name === "spans") showSpans();
  else if (target.name !== "target") view?.setOptions(options());
}

/** Gives all items other spans at once, and stays where it is. */
function showSpans() {
  const place = view?.snapshot();
  view?.reload({ items: Array.from({ length: view.count }, (_, index) => spanned(view.get(view.keyAt(index)))) });
  view?.restore(place);
}

/** Shows an error in place of the waterfall. */
async function attempt(call) {
  try {
    await call();
  } catch (error) {
    view?.destroy();
    view = undefined;
    const trouble = Object.assign(document.createElement("p"), { className: "trouble", textContent: error.message });
    trouble.setAttribute("role", "alert");
    feed.replaceChildren(trouble);
  }
}

function goToItem() {
  const index = Math.min(Math.max(1, Number(field.target.value)), view.count) - 1;
  view.scrollToItem(view.keyAt(index), { behavior: "smooth" });
}

const figures = new Figures();
controls.addEventListener("input", changed);
controls.addEventListener("submit", (event) => event.preventDefault());
document.querySelector("#refresh").addEventListener("click", () => view?.refresh());
document.querySelector("#more").addEventListener("click", () => view?.loadMore());
document.querySelector("#go").addEventListener("click", goToItem);
document.querySelector("#toggle").addEventListener("click", ({ currentTarget }) => {
  const isOpen = controls.classList.toggle("open");
  currentTarget.setAttribute("aria-expanded", isOpen);
});
matchMedia("(width < 900px)").addEventListener("change", () => view?.setOptions(options()));
showValues();
attempt(async () => {
  await load();
  await show();
});
