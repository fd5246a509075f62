// The figures in the page's header: items, nodes, and how long frames take.

const framesKept = 60;

export class Figures {
  #view;
  #items = document.querySelector("#items");
  #nodes = document.querySelector("#nodes");
  #frame = document.querySelector("#frame");
  #times = [];
  #last;

  constructor() {
    requestAnimationFrame((now) => this.#tick(now));
    // More often nobody could read it.
    setInterval(() => this.#show(), 250);
  }

  watch(view) {
    this.#view = view;
    this.#show();
  }

  #tick(now) {
    if (this.#last !== undefined) this.#times.push(now - this.#last);
    if (this.#times.length > framesKept) this.#times.shift();
    this.#last = now;
    requestAnimationFrame((next) => this.#tick(next));
  }

  #show() {
    if (!this.#view || this.#times.length === 0) return;
    const { itemCount, mountedCount, pooledCount } = this.#view.statistics;
    const mean = this.#times.reduce((sum, time) => sum + time, 0) / this.#times.length;
    this.#items.textContent = itemCount.toLocaleString("en");
    this.#nodes.textContent = `${mountedCount} + ${pooledCount}`;
    this.#frame.textContent = `${mean.toFixed(1)} ms`;
  }
}
