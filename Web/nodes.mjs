// The nodes of a waterfall: made, filled, placed and taken away as the engine says. No decision about geometry is made
// here.

/** What the engine has a page do; the same numbers as in `WebView.Command`. */
export const command = { mount: 0, move: 1, unmount: 2, discard: 3, beginRefresh: 4, beginLoad: 5, beginLoadBefore: 6, reorder: 7 };

/** What a node shows; the same numbers as in `LayoutElement.Kind`. */
export const kind = { background: 0, header: 1, item: 2, footer: 3 };

/** A node of the page, and what it shows. */
class Cell {
  /** The record of the item, or the section of a header or footer. */
  shown;
  index = -1;
  frame = [0, 0, 0, 0];
  isPinned = false;
  isMeasured = false;
  #abort;

  constructor(kind) {
    this.kind = kind;
    this.element = document.createElement("div");
    this.element.style.position = "absolute";
    this.element.style.boxSizing = "border-box";
  }

  /** Aborted when the node goes off screen: for what a render callback has begun and that comes too late. */
  get signal() {
    this.#abort ??= new AbortController();
    return this.#abort.signal;
  }

  abort() {
    this.#abort?.abort();
    this.#abort = undefined;
  }
}

export class Nodes {
  #canvas;
  #calls;
  #byNumber = new Map();
  #byElement = new WeakMap();
  #mounted = new Set();
  #shift = 0;
  #isVertical = true;
  #count = -1;
  #observer;

  /**
   * `canvas` is the element that holds the nodes. `calls` has what a node's life calls:
   * `fill(cell, isNew)`, `release(cell)`, `isMeasured(record)`, `measured([{ cell, extent }])`, and the `itemRole`.
   */
  constructor(canvas, calls) {
    this.#canvas = canvas;
    this.#calls = calls;
    this.#observer = new ResizeObserver((entries) => this.#measure(entries));
  }

  get mounted() {
    return this.#mounted;
  }

  cellOf(element) {
    return this.#byElement.get(element);
  }

  /** The cell of an item that has one. */
  find(record) {
    for (const cell of this.#mounted) if (cell.shown === record) return cell;
    return undefined;
  }

  mount(number, kind, shown, index, frame, previous, isPinned) {
    let cell = this.#byNumber.get(number);
    const isNew = cell === undefined;
    if (isNew) {
      cell = new Cell(kind);
      this.#byNumber.set(number, cell);
      this.#byElement.set(cell.element, cell);
    }
    Object.assign(cell, { shown, frame, isPinned });
    this.#describe(cell, index);
    cell.isMeasured = kind === 2 && this.#calls.isMeasured(shown);
    this.#place(cell);
    const before = this.#byNumber.get(previous)?.element;
    if (before) before.after(cell.element);
    else this.#canvas.prepend(cell.element);
    this.#mounted.add(cell);
    this.#calls.fill(cell, isNew);
    if (cell.isMeasured) this.#observer.observe(cell.element);
  }

  move(number, index, frame, isPinned) {
    const cell = this.#byNumber.get(number);
    if (!cell) return;
    const stays = cell.isPinned && isPinned;
    Object.assign(cell, { frame, isPinned });
    if (cell.index !== index) this.#describe(cell, index);
    if (!stays) this.#place(cell);
  }

  /** Puts a node behind another, where it is not there already; a node that is moved loses the focus. */
  reorder(number, previous) {
    const element = this.#byNumber.get(number)?.element;
    if (!element) return;
    const before = this.#byNumber.get(previous)?.element ?? null;
    if (element.previousElementSibling === before) return;
    if (before) before.after(element);
    else this.#canvas.prepend(element);
  }

  unmount(number) {
    const cell = this.#byNumber.get(number);
    if (!cell || !this.#mounted.delete(cell)) return;
    if (cell.isMeasured) this.#observer.unobserve(cell.element);
    cell.abort();
    this.#calls.release(cell);
    cell.element.remove();
  }

  discard(number) {
    this.#byNumber.delete(number);
  }

  /** Places all nodes again where the engine counts from somewhere else, or along another axis. */
  setOrigin(shift, isVertical) {
    if (shift === this.#shift && isVertical === this.#isVertical) return;
    this.#shift = shift;
    this.#isVertical = isVertical;
    for (const cell of this.#mounted) if (!cell.isPinned) this.#place(cell);
  }

  /** Fills a node again, whose item has new contents. */
  refill(cell) {
    cell.abort();
    const isMeasured = this.#calls.isMeasured(cell.shown);
    if (isMeasured !== cell.isMeasured) {
      cell.isMeasured = isMeasured;
      if (isMeasured) this.#observer.observe(cell.element);
      else this.#observer.unobserve(cell.element);
    }
    this.#place(cell);
    this.#calls.fill(cell, false);
  }

  /** How many items there are, for assistive tools; -1 where nobody knows. */
  setCount(count) {
    if (count === this.#count) return;
    this.#count = count;
    for (const cell of this.#mounted) if (cell.kind === kind.item) this.#describeSet(cell);
  }

  destroy() {
    this.#observer.disconnect();
    for (const number of this.#byNumber.keys()) this.unmount(number);
    this.#byNumber.clear();
  }

  #describe(cell, index) {
    cell.index = index;
    const { element } = cell;
    if (cell.kind === kind.item) {
      element.setAttribute("role", this.#calls.itemRole);
      element.tabIndex = 0;
      element.setAttribute("aria-posinset", index + 1);
      this.#describeSet(cell);
    } else {
      element.setAttribute("role", cell.kind === kind.header ? "heading" : "group");
      if (cell.kind === kind.header) element.setAttribute("aria-level", 2);
    }
  }

  #describeSet(cell) {
    cell.element.setAttribute("aria-setsize", this.#count);
  }

  #place(cell) {
    const { style } = cell.element;
    const [x, y, width, height] = cell.frame;
    const vertical = this.#isVertical;
    style.position = cell.isPinned ? "sticky" : "absolute";
    style.zIndex = cell.kind === kind.header ? 1 : "";
    style.left = `${vertical ? x : x - this.#shift}px`;
    style.top = cell.isPinned ? "0px" : `${vertical ? y - this.#shift : y}px`;
    // What is to be measured says itself how long it is.
    style.width = cell.isMeasured && !vertical ? "max-content" : `${width}px`;
    style.height = cell.isMeasured && vertical ? "auto" : `${height}px`;
  }

  #measure(entries) {
    const found = [];
    for (const entry of entries) {
      const cell = this.#byElement.get(entry.target);
      if (!cell || !this.#mounted.has(cell) || !cell.isMeasured) continue;
      const [box] = entry.borderBoxSize;
      const extent = this.#isVertical ? box.blockSize : box.inlineSize;
      // A page that is not shown measures everything as nothing.
      if (entry.target.offsetParent !== null) found.push({ cell, extent });
    }
    if (found.length) this.#calls.measured(found);
  }
}
