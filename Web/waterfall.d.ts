// The waterfall of a web page. Lengths are in CSS pixels. "Along" is the scroll axis, "across" is at right angles to it.

/** Names an item for good. */
export type Key = string | number;

/** An item. What else it has is yours, and comes back to `render`. */
export interface Item {
  key: Key;
  /** The size along the scroll axis. */
  extent?: number;
  /** The shape, width over height; the size along follows the width of the lanes. */
  aspect?: number;
  /** The shape as two numbers, such as a picture's in pixels. */
  width?: number;
  height?: number;
  /** How many lanes the item covers. Default: 1. */
  span?: number | "all";
  /** The lane to put it into, counted from the leading one. Default: none, placed by the rule. */
  lane?: number;
}
// An item with neither `extent` nor a shape is measured: its node is as long as its contents, and may change.

/** How lanes are laid out: of all sections, or of one. */
export interface LayoutOptions {
  /** A number of lanes. Default: 2. */
  lanes?: number;
  /** As many lanes as fit without one that is narrower. */
  minimumLaneWidth?: number;
  /** As few lanes as there can be without one that is wider. */
  maximumLaneWidth?: number;
  /** Between lanes and between the items of one. Default: 10. */
  gap?: number;
  /** Between lanes alone. Default: `gap`. */
  laneGap?: number;
  /** Between the items of a lane alone. Default: `gap`. */
  itemGap?: number;
  /** Around the items. Default: 0. */
  insets?: number | { top?: number; leading?: number; bottom?: number; trailing?: number };
  /** Default: "shortest-lane". "grid-lanes" is the rule of CSS Grid Lanes. */
  placement?: "shortest-lane" | "round-robin" | "grid-lanes";
  /** Of "grid-lanes": by how much lanes may differ and still be filled in order; `Infinity` is strict order. Default: 0. */
  tolerance?: number;
  /** "reverse" fills the trailing lane first. Default: "forward". */
  laneOrder?: "forward" | "reverse";
  /** "dense" fills the holes above wide items. Default: "sparse". */
  packing?: "sparse" | "dense";
  /** Where wide items go: where they start first, or where they leave the least empty. Default: "lowest". */
  widePlacement?: "lowest" | "least-waste";
}

/** A strip before or behind the items of a section. */
export interface Strip {
  /** Its size along. */
  extent: number;
  /** Whether it stays in view while its section does. Default: no. */
  sticky?: boolean;
}

/** A section; what else it has is yours, and comes back to `renderHeader` and `renderFooter`. */
export interface Section<I extends Item = Item> extends LayoutOptions {
  /** Its items. Default: none. */
  items?: Iterable<I>;
  /** What is before its items, filled by `renderHeader`. Default: none. */
  header?: Strip;
  /** What is behind its items, filled by `renderFooter`. Default: none. */
  footer?: Strip;
  /** Carries on in the lanes of the section before. Default: no. */
  continuesLanes?: boolean;
}

/** What a render callback may want to know. */
export interface Context {
  /** Where the item is among all; for a header or footer, the section. */
  index: number;
  /** Whether the node has never shown an item before. */
  isNew: boolean;
  /** Aborted when the node goes off screen: check it before something late is put into the node. */
  readonly signal: AbortSignal;
}

export interface Options<I extends Item = Item> extends LayoutOptions {
  /**
   * Fills a node for an item. The node may have shown another before: set all that it shows. What is thrown here is reported as an
   * uncaught error; the node then is empty and has the class `waterfall-error`.
   */
  render(node: HTMLDivElement, item: I, context: Context): void;
  /** Fills a node for the header of a section, as `render` does for an item. Default: it stays empty. */
  renderHeader?(node: HTMLDivElement, section: Section<I>, context: Context): void;
  /** Fills a node for the footer of a section. Default: it stays empty. */
  renderFooter?(node: HTMLDivElement, section: Section<I>, context: Context): void;
  /** A node goes off screen; it will be used again. */
  release?(node: HTMLDivElement, item: I): void;
  /** The first items, all in one section. Default: none. */
  items?: Iterable<I>;
  /** The first items by sections; then `items` does not count. */
  sections?: Section<I>[];
  /** Default: "vertical". */
  axis?: "vertical" | "horizontal";
  /** Default: the direction of the element. */
  direction?: "ltr" | "rtl";
  /** The first item lies at the far end, as in a chat. Default: no. */
  reversed?: boolean;
  /** Device pixels to a CSS pixel, to which frames are rounded. Default: 0, not rounded. */
  scale?: number;
  /** Items keep their lanes when an earlier one changes its size: right for measured items. Default: no. */
  stickyLanes?: boolean;
  /** What is kept alive beyond what is visible, in viewports, on both sides together. Default: 1. */
  overscan?: number;
  /** A guess at the size of what is measured. Default: 200. */
  estimate?: number;
  /** Default: "feed", with items that are articles; "list" has list items. */
  role?: "feed" | "list";
  /** The name of the feed or list, for assistive tools. */
  label?: string;
  /** The end comes near: add items. Resolve with `false` where there are no more; a rejection can be tried again. */
  loadMore?(): Promise<unknown> | unknown;
  /** The same for the start. */
  loadBefore?(): Promise<unknown> | unknown;
  /** How near an end is near, in viewports. Default: 1. */
  viewportsAhead?: number;
  /** Somebody has pulled the content down at its start; it refreshes until this settles. */
  refresh?(): Promise<unknown> | unknown;
  /** Other items are visible; -1 for none. */
  onVisible?(range: { first: number; last: number }): void;
  /** What the strips for refreshing and loading say. */
  texts?: Partial<
    Record<
      "pull" | "release" | "refreshing" | "refreshFailed" | "loading" | "loadFailed" | "retry" | "noMore",
      string
    >
  >;
}

/** Where one has scrolled to, and what has been measured; it can be kept as JSON. */
export interface Snapshot {
  /** The item that does not move: the first visible one. */
  key: Key;
  /** From the start of the viewport to that of the item. */
  distance: number;
  /** The sizes along of the items that have been measured. */
  extents: [Key, number][];
}

/** A size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in CSS pixels, from the top left corner of what it is said to be in. */
export interface Rect extends Size {
  x: number;
  y: number;
}

/** Loads the engine; to be awaited once before the first waterfall. `source`: where `waterfall.wasm` is, or its bytes. */
export function load(source?: string | URL | BufferSource | WebAssembly.Module): Promise<WebAssembly.Module>;

export class Waterfall<I extends Item = Item> {
  /** Makes an element a waterfall. The element needs a size of its own; one without is waited for. */
  constructor(element: HTMLElement, options: Options<I>);

  /** How many items there are. */
  readonly count: number;
  /** The item of a key; nothing where there is none. O(1). */
  get(key: Key): I | undefined;
  /** The key of the item at a place among all, counted from 0; nothing where there is none. */
  keyAt(index: number): Key | undefined;
  /** Where an item is among all, -1 for none. */
  indexOf(key: Key): number;

  // What follows changes the data. The first visible item stays where it is on screen. A key that is there already, or one that is
  // not, is an error, and nothing changes then.

  /** Adds items behind the last. O(new items). */
  append(items: Iterable<I>): void;
  /** Adds a section behind the last. */
  appendSection(section: Section<I>): void;
  /** Adds items before the first. O(all items), as whatever is not at the end. */
  prepend(items: Iterable<I>): void;
  /** Adds items before or behind one, and into its section. */
  insert(items: Iterable<I>, place: { before: Key } | { after: Key }): void;
  /** Removes items. For more than some ten thousand at once use `reload`. */
  remove(...keys: Key[]): void;
  /** Moves an item to where it then has this index. */
  move(key: Key, index: number): void;
  /** Takes new data for the items with the same keys: their sizes and their contents. For a great many use `reload`. */
  update(...items: I[]): void;
  /** Shows other data. Every node is filled again. */
  reload(data?: { items?: Iterable<I>; sections?: Section<I>[] }): void;

  /** Changes some options. Callbacks are looked up when they are called. */
  setOptions(options: Partial<Options<I>>): void;
  /** Where an item lies, in the content. */
  frame(key: Key): Rect | undefined;
  /** The size of all that can be scrolled to, as if the browser knew no limits. */
  readonly contentSize: Size;
  /** The first and the last item of which something is visible, by their places among all; -1 for none. */
  readonly visibleRange: { first: number; last: number };
  /** How many items there are, how many nodes are in the page, and how many wait for use. */
  readonly statistics: { itemCount: number; mountedCount: number; pooledCount: number };

  /** How far one has scrolled, from the top or left edge of the content. */
  readonly offset: number;
  /** Scrolls to an item; as soon as the element has a size, where it has none yet. "nearest" scrolls as little as it takes. */
  scrollToItem(
    key: Key,
    options?: { position?: "start" | "center" | "end" | "nearest"; behavior?: "auto" | "smooth" },
  ): void;
  /** What `restore` needs to return to here; nothing where no item is visible. */
  snapshot(): Snapshot | undefined;
  /** Returns to a snapshot, as soon as the element has a size. Returns whether its item is still there. */
  restore(snapshot: Snapshot | undefined): boolean;

  /** Begins a refresh, as a pull does. */
  refresh(): void;
  /** Loads now; after a failure this tries again. */
  loadMore(): void;
  /** The same for the start. */
  loadBefore(): void;
  /** Gives up what is loading, and lets the ends ask again. */
  resetLoading(): void;
  /** What refreshing and loading are at. */
  readonly status: {
    refresh: "idle" | "pulling" | "refreshing" | "failed";
    loadMore: "idle" | "loading" | "failed" | "done";
    loadBefore: "idle" | "loading" | "failed" | "done";
  };

  /** Takes everything out of the element and leaves it as it was. */
  destroy(): void;
}

/**
 * Lays items out without a page, and gives what is in a viewport: for the first screen that a server sends. The engine has to be
 * loaded.
 */
export function firstFrames<I extends Item>(
  options: Omit<Options<I>, "render">,
  items: Iterable<I>,
  viewport: Size & { offset?: number },
): { elements: (Rect & { kind: "item"; index: number })[]; contentSize: Size };

/** `<waterfall-view>`: attributes are the plain options, in words with hyphens. */
export interface WaterfallViewElement extends HTMLElement {
  /** All options; attributes come first. To set them begins, with an event `ready`, or `error` where the engine cannot be had. */
  options: Options;
  /** The waterfall; nothing before `ready`, and while the element is in no page. */
  readonly waterfall?: Waterfall;
}
declare global {
  interface HTMLElementTagNameMap {
    "waterfall-view": WaterfallViewElement;
  }
}
