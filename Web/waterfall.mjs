// A waterfall in the page: items of different heights in lanes, of which only those on screen have nodes. The engine says
// where everything is and what has to be done; this file and its neighbours do it.

import { defineElement } from "./element.mjs";
import { isMeasured } from "./encode.mjs";
import { Engine, load } from "./engine.mjs";
import { Feed } from "./feed.mjs";
import { Items } from "./items.mjs";
import { Keyboard } from "./keyboard.mjs";
import { command, kind, Nodes } from "./nodes.mjs";
import { Scroller } from "./scroller.mjs";

export { load };
export { firstFrames } from "./frames.mjs";

const positions = ["start", "center", "end", "nearest"];

/** A waterfall in an element, which it makes scroll. See `waterfall.d.ts` for the options and what each call does. */
export class Waterfall {
  #engine = new Engine();
  #items = new Items();
  #sections = [];
  #options;
  #nodes;
  #scroller;
  #feed;
  #keyboard;
  #queue = [];
  #isWorking = false;
  #visible = { first: -1, last: -1 };

  constructor(element, options = {}) {
    if (!(element instanceof HTMLElement)) {
      throw new TypeError(`waterfall: it needs an element of the page to live in, not ${String(element)}.`);
    }
    if (typeof options.render !== "function") {
      throw new TypeError("waterfall: the option `render` is missing: a function that fills a node for an item.");
    }
    this.#options = { ...options };
    this.#scroller = new Scroller(element, this.#engine, this.#options);
    this.#nodes = new Nodes(this.#scroller.canvas, {
      itemRole: this.#scroller.role === "feed" ? "article" : "listitem",
      isMeasured: (record) => isMeasured(record.data),
      fill: (cell, isNew) => this.#fill(cell, isNew),
      release: (cell) => this.#release(cell),
      measured: (found) => this.#measured(found),
    });
    this.#feed = new Feed(this, this.#scroller, this.#engine, this.#options);
    this.#keyboard = new Keyboard(this.#scroller, this.#engine, this.#nodes, (index) => this.#items.at(index));
    this.#engine.onCommands = (commands) => this.#take(commands);
    this.#engine.setOptions(this.#options, this.#scroller.direction);
    this.#feed.start();
    this.#reload(options.sections ?? (options.items ? [{ items: options.items }] : []));
    this.#scroller.start();
  }

  // Data

  get count() {
    return this.#items.count;
  }

  get(key) {
    return this.#items.find(key)?.data;
  }

  keyAt(index) {
    return this.#items.at(index)?.key;
  }

  indexOf(key) {
    return this.#items.find(key)?.index ?? -1;
  }

  append(items) {
    const records = this.#prepare(items);
    this.#items.insert(this.count, records);
    if (this.#sections.length === 0) this.#sections.push({});
    this.#engine.append(records);
  }

  appendSection(section) {
    const records = this.#prepare(section.items ?? []);
    this.#items.insert(this.count, records);
    this.#sections.push(section);
    this.#engine.appendSection({ ...this.#options, header: undefined, footer: undefined, ...section }, records);
  }

  prepend(items) {
    if (this.count === 0) this.append(items);
    else this.#insert(0, false, items);
  }

  insert(items, { before, after }) {
    if ((before === undefined) === (after === undefined)) {
      throw new TypeError("waterfall: say where to insert: `{ before: key }` or `{ after: key }`.");
    }
    this.#insert(this.#items.need(before ?? after).index, before === undefined, items);
  }

  #insert(index, isBehind, items) {
    const records = this.#prepare(items);
    if (records.length === 0) return;
    this.#items.insert(isBehind ? index + 1 : index, records);
    this.#engine.insert(records, index, isBehind);
  }

  remove(...keys) {
    const indices = [...new Set(keys.map((key) => this.#items.need(key).index))].sort((left, right) => right - left);
    for (let at = 0; at < indices.length; ) {
      let end = at + 1;
      while (end < indices.length && indices[end] === indices[end - 1] - 1) end++;
      this.#items.remove(indices[end - 1], end - at);
      this.#engine.call("remove", indices[end - 1], end - at);
      at = end;
    }
  }

  move(key, index) {
    const from = this.#items.need(key).index;
    const to = Math.max(0, Math.min(Math.trunc(index), this.count - 1));
    if (from === to || Number.isNaN(to)) return;
    this.#items.move(from, to);
    this.#engine.call("move", from, to);
  }

  update(...items) {
    const records = items.map((data) => this.#items.need(data?.key));
    for (const [index, record] of records.entries()) record.data = items[index];
    this.#engine.resizeItems(records.map((record) => ({ row: record.index, ...record })));
    for (const record of records) {
      const cell = this.#nodes.find(record);
      if (cell) this.#nodes.refill(cell);
    }
  }

  reload({ items, sections } = {}) {
    this.#reload(sections ?? (items ? [{ items }] : []));
  }

  #reload(sections) {
    const replaced = { has: () => true };
    const lists = sections.map((section) => this.#prepare(section.items ?? [], replaced));
    const all = lists.flat();
    if (new Set(all.map((record) => record.key)).size < all.length) {
      throw new RangeError("waterfall: two items of different sections have the same key. Keys have to be unique.");
    }
    this.#engine.call("remove_all");
    this.#items.clear();
    this.#sections = [];
    for (const [index, section] of sections.entries()) {
      this.#items.insert(this.count, lists[index]);
      this.#sections.push(section);
      const own = sections.length > 1 || section.header || section.footer;
      this.#engine.appendSection(own ? { ...this.#options, header: undefined, footer: undefined, ...section } : undefined, lists[index]);
    }
  }

  #prepare(items, replaced) {
    return this.#items.prepare(items, this.#options.estimate ?? 200, replaced);
  }

  // Layout

  setOptions(options) {
    Object.assign(this.#options, options);
    this.#scroller.setOptions(this.#options);
    this.#engine.setOptions(this.#options, this.#scroller.direction);
    this.#feed.configure();
  }

  frame(key) {
    const record = this.#items.find(key);
    if (!record) return undefined;
    const [x, y, width, height] = this.#engine.frames(record.index, 1);
    return { x, y, width, height };
  }

  get contentSize() {
    const { contentWidth: width, contentHeight: height } = this.#engine.state;
    return { width, height };
  }

  get visibleRange() {
    const { firstVisible: first, lastVisible: last } = this.#engine.state;
    return { first, last };
  }

  get statistics() {
    const { itemCount, mountedCount, pooledCount } = this.#engine.state;
    return { itemCount, mountedCount, pooledCount };
  }

  // Scrolling

  get offset() {
    return this.#engine.state.offset;
  }

  scrollToItem(key, { position = "start", behavior = "auto" } = {}) {
    if (!positions.includes(position)) {
      throw new RangeError(`waterfall: position cannot be "${position}"; use one of "${positions.join('", "')}".`);
    }
    const record = this.#items.need(key);
    this.#scroller.whenSized(() => {
      const scroll = () => this.#engine.call("scroll_to", this.#items.indexOf(record), positions.indexOf(position));
      this.#scroller.glide(behavior === "smooth", scroll);
    });
  }

  snapshot() {
    const anchor = this.#engine.saveScroll();
    if (!anchor) return undefined;
    return { key: this.#items.at(anchor.row).key, distance: anchor.distance, extents: this.#measuredExtents() };
  }

  #measuredExtents() {
    const extents = [];
    for (let index = 0; index < this.count; index++) {
      const record = this.#items.at(index);
      if (record.wasMeasured) extents.push([record.key, record.extent]);
    }
    return extents;
  }

  restore(snapshot) {
    const known = (snapshot?.extents ?? []).filter(([key]) => this.#items.find(key));
    for (const [key, extent] of known) Object.assign(this.#items.find(key), { extent, wasMeasured: true });
    if (known.length) this.#engine.resizeItems(known.map(([key]) => this.#sized(this.#items.find(key))));
    const record = this.#items.find(snapshot?.key);
    const scroll = () => this.#engine.call("restore_scroll", this.#items.indexOf(record), snapshot.distance);
    if (record) this.#scroller.whenSized(scroll);
    return record !== undefined;
  }

  // Refresh and loading

  refresh() {
    this.#engine.call("begin_refresh");
  }

  loadMore() {
    this.#engine.call("load", false);
  }

  loadBefore() {
    this.#engine.call("load", true);
  }

  resetLoading() {
    this.#feed.reset();
  }

  get status() {
    return this.#feed.status;
  }

  destroy() {
    this.#engine.onCommands = () => {};
    this.#queue = [];
    this.#keyboard.stop();
    this.#feed.stop();
    this.#nodes.destroy();
    this.#scroller.stop();
  }

  // What the engine says

  #take(commands) {
    // What a command is about is looked up at once: a callback may change the data before its turn comes.
    for (const [what, node, kindOfNode, row, x, y, width, height, previous, isPinned] of commands) {
      const shown = kindOfNode === kind.item ? this.#items.at(row) : this.#sections[row];
      this.#queue.push({ what, node, kindOfNode, row, shown, frame: [x, y, width, height], previous, isPinned: isPinned === 1 });
    }
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      this.#showState();
      while (this.#queue.length) {
        this.#do(this.#queue.shift());
        if (!this.#queue.length) this.#showState();
      }
    } finally {
      this.#isWorking = false;
    }
    this.#tellVisible();
  }

  #do({ what, node, kindOfNode, row, shown, frame, previous, isPinned }) {
    if (what === command.mount) this.#nodes.mount(node, kindOfNode, shown, row, frame, previous, isPinned);
    else if (what === command.move) this.#nodes.move(node, row, frame, isPinned);
    else if (what === command.unmount) this.#nodes.unmount(node);
    else if (what === command.reorder) this.#nodes.reorder(node, previous);
    else if (what === command.discard) this.#nodes.discard(node);
    else this.#feed.begin(what);
  }

  #showState() {
    const { state } = this.#engine;
    this.#nodes.setOrigin(state.shift, this.#options.axis !== "horizontal");
    this.#nodes.setCount(this.#feed.hasMore ? -1 : state.itemCount);
    this.#scroller.show(state);
    this.#feed.show(state);
  }

  #tellVisible() {
    const { first, last } = this.visibleRange;
    if (first === this.#visible.first && last === this.#visible.last) return;
    this.#visible = { first, last };
    this.#guard(() => this.#options.onVisible?.({ first, last }));
  }

  #fill(cell, isNew) {
    const { element, index, shown } = cell;
    const context = { index, isNew, get signal() { return cell.signal; } };
    const render = { [kind.header]: "renderHeader", [kind.footer]: "renderFooter", [kind.item]: "render" }[cell.kind];
    const failed = !this.#guard(() => this.#options[render]?.(element, cell.kind === kind.item ? shown.data : shown, context));
    element.classList.toggle("waterfall-error", failed);
    // A recycled node must not go on showing its former item.
    if (failed) element.replaceChildren();
  }

  #release(cell) {
    if (cell.kind === kind.item) this.#guard(() => this.#options.release?.(cell.element, cell.shown.data));
    this.#keyboard.willRemove(cell);
  }

  /** Calls what the user of the waterfall has given; an error of theirs is reported and stops nothing. */
  #guard(call) {
    try {
      call();
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  }

  #measured(found) {
    const changed = found.filter(({ cell, extent }) => cell.shown.extent !== extent || !cell.shown.wasMeasured);
    for (const { cell, extent } of changed) Object.assign(cell.shown, { extent, wasMeasured: true });
    const records = changed.map(({ cell }) => cell.shown).filter((record) => this.#items.indexOf(record) >= 0);
    if (records.length) this.#engine.resizeItems(records.map((record) => this.#sized(record)));
  }

  #sized(record) {
    return { row: this.#items.indexOf(record), data: record.data, extent: record.extent };
  }
}

defineElement(Waterfall);
