// Where the page's items come from. A source gives the first items, newer and older ones, and fills nodes.

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The sample shop: pictures with a title and a price, which are measured. */
export class Shop {
  label = "Prints of the sample shop";
  static pagesOfOlder = 12;
  #made = 0;
  #pages = 0;

  first() {
    return this.#feed("first");
  }

  async newer() {
    await wait(600);
    return this.#feed("newer");
  }

  async older() {
    await wait(400);
    if (this.#pages++ === Shop.pagesOfOlder) return [];
    return this.#feed(this.#pages % 2 ? "older" : "first");
  }

  async #feed(name) {
    const response = await fetch(`shop/${name}.json`);
    if (!response.ok) throw new Error(`The sample shop is not there: shop/${name}.json answers ${response.status}. Run make web.`);
    return (await response.json()).map(({ title, price, img, w, h }) => ({
      key: this.#made++, title, price, picture: `shop/${img}`, shape: w / h, isWide: w > 1.2 * h,
    }));
  }

  render(node, { title, price, picture, shape }) {
    if (node.className !== "card") {
      node.className = "card";
      const [name, cost] = ["title", "price"].map((className) => Object.assign(document.createElement("span"), { className }));
      node.replaceChildren(Object.assign(document.createElement("img"), { alt: "", decoding: "async" }), name, cost);
    }
    const [image, name, cost] = node.children;
    image.style.aspectRatio = shape;
    image.src = picture;
    name.textContent = title;
    cost.textContent = price;
  }

  /** A node that is used again must not show its former picture until the next has come. */
  release(node) {
    node.firstChild?.removeAttribute("src");
  }
}

/** Any number of items of known heights. */
export class MadeItems {
  label = "Numbered items";
  static page = 200;
  #next;
  #first = 0;

  constructor(count) {
    this.#next = count;
  }

  first() {
    return MadeItems.#make(0, this.#next);
  }

  async newer() {
    await wait(600);
    this.#first -= 20;
    return MadeItems.#make(this.#first, 20);
  }

  async older() {
    await wait(400);
    const start = this.#next;
    this.#next += MadeItems.page;
    return MadeItems.#make(start, MadeItems.page);
  }

  static #make(start, count) {
    return Array.from({ length: count }, (_, index) => {
      const key = start + index;
      const chance = Math.imul(key ^ 0x5bd1e995, 0x27d4eb2d) >>> 0;
      return { key, extent: 80 + (chance % 300), isWide: chance % 9 === 0 };
    });
  }

  render(node, { key, span }) {
    node.className = span === 2 ? "made wide" : "made";
    node.style.backgroundColor = `hsl(${(((key * 29) % 360) + 360) % 360} 42% 52%)`;
    node.textContent = (key + 1).toLocaleString("en");
  }

  release() {}
}
