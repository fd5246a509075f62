// <waterfall-view>: a waterfall as an element of its own.

import { load } from "./engine.mjs";

const numbers = ["lanes", "gap", "lane-gap", "item-gap", "minimum-lane-width", "maximum-lane-width", "tolerance", "overscan", "estimate"];
const words = ["axis", "placement", "role", "label"];
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Defines the element, with the class that makes waterfalls. Where there are no elements there is nothing to define. */
export function defineElement(Waterfall) {
  if (!globalThis.customElements || customElements.get("waterfall-view")) return;

  customElements.define(
    "waterfall-view",
    class extends HTMLElement {
      static observedAttributes = [...numbers, ...words];
      #options = {};
      #view;
      #snapshot;
      #inside = document.createElement("div");

      /** The waterfall; nothing before the `ready` event and while the element is not in a page. */
      get waterfall() {
        return this.#view;
      }

      /** All options of the waterfall; attributes come first. */
      get options() {
        return this.#options;
      }

      set options(options) {
        this.#options = options;
        if (this.isConnected) this.#start();
      }

      connectedCallback() {
        this.style.display ||= "block";
        this.#start();
      }

      disconnectedCallback() {
        // An element that is only moved is connected again before this runs.
        queueMicrotask(() => this.isConnected || this.#stop());
      }

      attributeChangedCallback() {
        this.#view?.setOptions(this.#given());
      }

      #given() {
        const given = { ...this.#options };
        for (const name of words) if (this.hasAttribute(name)) given[camel(name)] = this.getAttribute(name);
        for (const name of numbers) if (this.hasAttribute(name)) given[camel(name)] = Number(this.getAttribute(name));
        return given;
      }

      async #start() {
        try {
          await load();
          if (!this.isConnected || !this.#options.render) return;
          this.#stop();
          Object.assign(this.#inside.style, { width: "100%", height: "100%" });
          this.append(this.#inside);
          this.#view = new Waterfall(this.#inside, this.#given());
          this.#view.restore(this.#snapshot);
          this.dispatchEvent(new CustomEvent("ready"));
        } catch (error) {
          this.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
        }
      }

      #stop() {
        this.#snapshot = this.#view?.snapshot() ?? this.#snapshot;
        this.#view?.destroy();
        this.#view = undefined;
        this.#inside.remove();
      }
    },
  );
}
