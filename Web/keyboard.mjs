// The keyboard: Tab goes from item to item in index order by itself; arrow keys go by geometry, as the engine says.

const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];

export class Keyboard {
  #scroller;
  #engine;
  #nodes;
  #itemAt;
  #listening = new AbortController();

  constructor(scroller, engine, nodes, itemAt) {
    this.#scroller = scroller;
    this.#engine = engine;
    this.#nodes = nodes;
    this.#itemAt = itemAt;
    const { signal } = this.#listening;
    scroller.element.addEventListener("keydown", (event) => this.#pressed(event), { signal });
    scroller.canvas.addEventListener("focusin", (event) => this.#focused(event), { signal });
    // Where the focus is while the item that had it is off screen.
    scroller.canvas.tabIndex = -1;
    scroller.canvas.style.outline = "none";
  }

  stop() {
    this.#listening.abort();
  }

  /** The node that has the focus goes off screen: the canvas keeps the focus for it. */
  willRemove({ element }) {
    if (element.contains(element.ownerDocument.activeElement)) this.#scroller.canvas.focus({ preventScroll: true });
  }

  #focused({ target }) {
    const cell = this.#nodes.cellOf(target.closest?.("[aria-posinset]"));
    if (cell && cell.index !== this.#engine.state.focused) this.#engine.call("focus", cell.index);
  }

  #pressed(event) {
    const key = keys.indexOf(event.key);
    const isOnItem = this.#nodes.cellOf(event.target) || event.target === this.#scroller.canvas;
    // What an item holds has its own use for keys.
    if (key < 0 || !isOnItem || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { focused } = this.#engine.call("key", key);
    const cell = focused >= 0 && this.#nodes.find(this.#itemAt(focused));
    if (cell) cell.element.focus({ preventScroll: true });
  }
}
