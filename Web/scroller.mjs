// The element that scrolls, and the canvas in it that is as long as the content, or as long as a browser allows.

const styles = { overflowAnchor: "none", padding: "0", overscrollBehavior: "contain" };

export class Scroller {
  element;
  canvas = document.createElement("div");
  #engine;
  #options;
  #former;
  #listening = new AbortController();
  #observer;
  #position;
  #extent;
  #settling;
  #isTouched = false;
  #isShown = false;
  #size = { width: 0, height: 0 };
  #awaiting = [];

  constructor(element, engine, options) {
    this.element = element;
    this.#engine = engine;
    this.#options = options;
    this.#former = element.style.cssText;
    Object.assign(this.canvas.style, { position: "relative", contain: "layout style" });
    this.canvas.className = "waterfall-canvas";
    this.canvas.setAttribute("role", this.role);
    if (options.label) this.canvas.setAttribute("aria-label", options.label);
    Object.assign(element.style, styles);
    if (getComputedStyle(element).position === "static") element.style.position = "relative";
    this.setOptions(options);
  }

  get role() {
    return this.#options.role ?? "feed";
  }

  get isVertical() {
    return this.#options.axis !== "horizontal";
  }

  /** The page's own direction, for options that say nothing. */
  get direction() {
    return getComputedStyle(this.element).direction;
  }

  get reducesMotion() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  setOptions(options) {
    this.#options = options;
    // A scroll bar that came and went would change the lanes' width, and with it whether there has to be one.
    this.element.style.overflow = this.isVertical ? "hidden scroll" : "scroll hidden";
    if (options.direction) this.element.style.direction = options.direction;
    this.#extent = undefined;
  }

  start() {
    const { signal } = this.#listening;
    this.element.append(this.canvas);
    const listen = (name, call) => this.element.addEventListener(name, call, { signal, passive: true });
    listen("scroll", () => this.#scrolled());
    listen("scrollend", () => this.#settle());
    listen("touchstart", () => (this.#isTouched = true));
    for (const name of ["touchend", "touchcancel"]) {
      listen(name, (event) => {
        this.#isTouched = event.touches.length > 0;
        this.#settleSoon();
      });
    }
    this.#observer = new ResizeObserver((entries) => this.#resized(entries.at(-1).contentRect));
    this.#observer.observe(this.element);
  }

  stop() {
    this.#listening.abort();
    this.#observer?.disconnect();
    clearTimeout(this.#settling);
    this.canvas.remove();
    // A strict policy forbids to set the attribute.
    if (this.#former) this.element.style.cssText = this.#former;
    else this.element.removeAttribute("style");
  }

  /** Brings the canvas's size and the scroll position in line with the engine. */
  show({ extent, scrollPosition }) {
    if (extent !== this.#extent) {
      this.#extent = extent;
      this.canvas.style.height = this.isVertical ? `${extent}px` : "100%";
      this.canvas.style.width = this.isVertical ? "100%" : `${extent}px`;
    }
    if (!this.#isShown || scrollPosition === this.#position) return;
    this.#position = scrollPosition;
    if (this.isVertical) this.element.scrollTop = scrollPosition;
    else this.element.scrollLeft = scrollPosition;
  }

  /** Calls when the element has had a size: before that there is no place to scroll to. */
  whenSized(call) {
    if (this.#size.width > 0) call();
    else this.#awaiting.push(call);
  }

  /** Runs `jump`, and with `isSmooth` lets what it brings slide into place, from no further than is on screen. */
  glide(isSmooth, jump) {
    const before = this.#engine.state.offset;
    jump();
    const reach = (this.isVertical ? this.#size.height : this.#size.width) / 2;
    const distance = Math.max(-reach, Math.min(this.#engine.state.offset - before, reach));
    if (isSmooth && distance !== 0) this.slide(distance);
  }

  /** Lets the content come from `distance` points further along to where it is. */
  slide(distance) {
    if (this.reducesMotion) return;
    const from = this.isVertical ? `0 ${distance}px` : `${distance}px 0`;
    this.canvas.animate([{ translate: from }, { translate: "0 0" }], { duration: 250, easing: "ease-out" });
  }

  #scrolled() {
    const position = this.isVertical ? this.element.scrollTop : this.element.scrollLeft;
    this.#settleSoon();
    if (position === this.#position || !this.#isShown) return;
    this.#position = position;
    this.#engine.call("scroll", position);
  }

  /** For browsers without `scrollend`, and for what ends without one. */
  #settleSoon() {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), 150);
  }

  #settle() {
    if (this.#isTouched || !this.#engine.state.isMoving) return;
    clearTimeout(this.#settling);
    this.#engine.call("settle");
  }

  #resized({ width, height }) {
    this.#isShown = width > 0 && height > 0;
    // An element that is not shown forgets how far it was scrolled.
    if (!this.#isShown) this.#position = undefined;
    else this.#size = { width, height };
    this.#engine.call("resize", width, height);
    if (this.#isShown) for (const call of this.#awaiting.splice(0)) call();
  }
}
