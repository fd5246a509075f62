// Refresh and load-more: the promises of the page's callbacks, the pull, and the strips that say what goes on.

import { command } from "./nodes.mjs";

const texts = {
  pull: "Pull to refresh",
  release: "Let go to refresh",
  refreshing: "Refreshing…",
  refreshFailed: "Refreshing failed",
  loading: "Loading…",
  loadFailed: "Loading failed",
  retry: "Try again",
  noMore: "That is all",
};

const refreshStates = ["idle", "pulling", "refreshing", "failed"];
const loadStates = ["idle", "loading", "failed", "done"];
/** Of a pull, the content follows this share. */
const give = 0.5;

export class Feed {
  #scroller;
  #engine;
  #options;
  #listening = new AbortController();
  #header = strip("waterfall-refresh");
  #footer = strip("waterfall-more");
  #loads = { more: 0, before: 0 };
  #pullStart;
  #pulled = 0;
  #shown = "";

  constructor(waterfall, scroller, engine, options) {
    this.#scroller = scroller;
    this.#engine = engine;
    this.#options = options;
    this.#footer.button.addEventListener("click", () => waterfall.loadMore(), { signal: this.#listening.signal });
  }

  start() {
    this.configure();
    const { element } = this.#scroller;
    const { signal } = this.#listening;
    element.addEventListener("touchstart", (event) => this.#touched(event), { signal, passive: true });
    element.addEventListener("touchmove", (event) => this.#dragged(event), { signal, passive: false });
    for (const name of ["touchend", "touchcancel"]) element.addEventListener(name, () => this.#released(), { signal });
  }

  stop() {
    this.#listening.abort();
    this.#loads = { more: NaN, before: NaN };
  }

  configure() {
    const { refresh, loadMore, loadBefore, viewportsAhead } = this.#options;
    this.#engine.call("set_feed", refresh !== undefined, loadMore !== undefined, loadBefore !== undefined, viewportsAhead ?? 1);
  }

  get status() {
    const { refreshState, loadState, loadBeforeState } = this.#engine.state;
    return { refresh: refreshStates[refreshState], loadMore: loadStates[loadState], loadBefore: loadStates[loadBeforeState] };
  }

  /** Whether nobody knows how many items there are in all. */
  get hasMore() {
    return this.#options.loadMore !== undefined && this.status.loadMore !== "done";
  }

  reset() {
    this.#loads.more++;
    this.#loads.before++;
    this.#engine.call("reset_loads");
  }

  /** Begins what the engine has found to be due. */
  begin(what) {
    if (what === command.beginRefresh) this.#refresh();
    else if (what === command.beginLoad) this.#load("more", this.#options.loadMore, false);
    else this.#load("before", this.#options.loadBefore, true);
  }

  async #refresh() {
    const succeeded = await outcome(this.#options.refresh);
    if (!this.#listening.signal.aborted) this.#engine.call("end_refresh", succeeded !== undefined);
  }

  async #load(name, callback, isBefore) {
    const ticket = ++this.#loads[name];
    const loaded = await outcome(callback);
    // One that was given up meanwhile changes nothing.
    if (ticket !== this.#loads[name]) return;
    this.#engine.call("end_load", isBefore, loaded === undefined ? 1 : loaded.value === false ? 2 : 0);
  }

  // The pull

  #touched({ touches }) {
    const { status } = this;
    const mayPull = this.#options.refresh && status.refresh !== "refreshing" && touches.length === 1;
    this.#pullStart = mayPull ? { ...point(touches[0]), scroll: this.#engine.state.scrollPosition } : undefined;
  }

  #dragged(event) {
    if (!this.#pullStart) return;
    const now = point(event.touches[0]);
    const { isVertical, element } = this.#scroller;
    const sign = !isVertical && getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const along = sign * (isVertical ? now.y - this.#pullStart.y : now.x - this.#pullStart.x);
    const across = Math.abs(isVertical ? now.x - this.#pullStart.x : now.y - this.#pullStart.y);
    const isPull = this.#pullStart.scroll === 0 && (this.#pulled > 0 || (along > 8 && along > across));
    if (!isPull || !event.cancelable) return;
    event.preventDefault();
    this.#pulled = Math.max(0, along * give);
    this.#engine.call("pull", this.#pulled);
  }

  #released() {
    this.#pullStart = undefined;
    if (this.#pulled === 0) return;
    this.#pulled = 0;
    const before = this.#engine.state.offset;
    const { offset } = this.#engine.call("release");
    this.#scroller.slide(offset - before);
  }

  // What is shown

  show(state) {
    const { refresh, loadMore } = this.status;
    const isReady = state.refreshProgress >= 1;
    const shown = [refresh, loadMore, isReady, state.shift, state.footerY, state.footerX, state.footerWidth, state.itemCount > 0].join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    const text = { ...texts, ...this.#options.texts };
    const refreshText = { pulling: isReady ? text.release : text.pull, refreshing: text.refreshing, failed: text.refreshFailed };
    this.#place(this.#header, refreshText[refresh], state, "header");
    const loadText = { loading: text.loading, failed: text.loadFailed, done: text.noMore };
    const hasFooter = state.itemCount > 0 && this.#options.loadMore;
    this.#place(this.#footer, hasFooter ? loadText[loadMore] : undefined, state, "footer");
    this.#footer.button.textContent = text.retry;
    this.#footer.button.hidden = loadMore !== "failed";
  }

  #place({ element, label }, text, state, name) {
    if (text === undefined) {
      element.remove();
      return;
    }
    label.textContent = text;
    const { isVertical, canvas } = this.#scroller;
    const [x, y] = [state[`${name}X`], state[`${name}Y`]];
    Object.assign(element.style, {
      left: `${isVertical ? x : x - state.shift}px`,
      top: `${isVertical ? y - state.shift : y}px`,
      width: `${state[`${name}Width`]}px`,
      height: `${state[`${name}Height`]}px`,
    });
    if (!element.isConnected) canvas.append(element);
  }
}

const point = ({ clientX: x, clientY: y }) => ({ x, y });

/** What a callback brings, as `{ value }`; nothing where it throws or rejects. */
async function outcome(callback) {
  try {
    return { value: await callback() };
  } catch {
    return undefined;
  }
}

function strip(className) {
  const element = document.createElement("div");
  const label = document.createElement("span");
  const button = document.createElement("button");
  element.className = className;
  element.setAttribute("role", "status");
  Object.assign(element.style, {
    position: "absolute", display: "flex", gap: "1ch", alignItems: "center", justifyContent: "center",
  });
  button.type = "button";
  button.hidden = true;
  element.append(label, button);
  return { element, label, button };
}
