// Random operations on a waterfall in the page; after each the page is compared with the engine.
import { Random } from "../../Fixtures/cases.mjs";
import { Waterfall } from "../../Web/waterfall.mjs";
import { faults } from "./faults.mjs";

const frame = () => new Promise(requestAnimationFrame);

/** What one walk works on: the waterfall, a plain list of the keys as they should be, and chance. */
class Walk {
  keys = [];
  options = {};
  made = 0;

  constructor(seed, element) {
    this.random = new Random(seed);
    this.element = element;
    const { random } = this;
    this.options = {
      axis: random.chance(25) ? "horizontal" : "vertical",
      direction: random.pick("ltr", "ltr", "rtl"),
      lanes: random.int(1, 6),
      gap: random.pick(0, 8, 10.5),
      stickyLanes: random.chance(30),
      placement: random.pick("shortest-lane", "shortest-lane", "round-robin", "grid-lanes"),
      packing: random.chance(20) ? "dense" : "sparse",
      tolerance: random.pick(0, 16),
      overscan: random.pick(0, 1, 1, 2),
    };
    this.resize();
    const first = this.items(random.int(0, 120));
    this.keys = first.map((item) => item.key);
    const render = (node, item) => (node.textContent = item.key);
    this.view = new Waterfall(element, { ...this.options, items: first, render });
  }

  size() {
    const { random } = this;
    const span = random.chance(10) ? random.int(1, 4) : undefined;
    return random.chance(30) ? { aspect: random.int(40, 200) / 100, span } : { extent: random.int(1, 400), span };
  }

  items(count) {
    return Array.from({ length: count }, () => ({ key: `k${this.made++}`, ...this.size() }));
  }

  resize() {
    this.element.style.width = `${this.random.int(200, 800)}px`;
    this.element.style.height = `${this.random.int(150, 600)}px`;
  }

  anyIndex() {
    return this.random.int(0, this.keys.length - 1);
  }

  /** Does one operation; says which, in the words of the module. */
  step() {
    const { random, view, keys, options, element } = this;
    const some = this.items(random.int(1, 12));
    const someKeys = some.map((item) => item.key);
    if (keys.length === 0) {
      view.append(some);
      keys.push(...someKeys);
      return `append ${some.length}`;
    }
    const at = this.anyIndex();
    const key = keys[at];
    const scroll = () => {
      const start = random.chance(20) ? random.int(-100000, 100000) : random.int(-700, 700);
      element.scrollBy(options.axis === "vertical" ? { top: start } : { left: start });
      return `scrollBy ${start}`;
    };
    const operations = [
      scroll, scroll, scroll, scroll,
      () => (view.append(some), keys.push(...someKeys), `append ${some.length}`),
      () => (view.prepend(some), keys.unshift(...someKeys), `prepend ${some.length}`),
      () => (view.insert(some, { before: key }), keys.splice(at, 0, ...someKeys), `insert ${some.length} before ${at}`),
      () => (view.insert(some, { after: key }), keys.splice(at + 1, 0, ...someKeys), `insert ${some.length} after ${at}`),
      () => {
        const gone = new Set(Array.from({ length: random.int(1, 10) }, () => keys[this.anyIndex()]));
        view.remove(...gone);
        this.keys = keys.filter((known) => !gone.has(known));
        return `remove ${[...gone]}`;
      },
      () => {
        const to = this.anyIndex();
        view.move(key, to);
        keys.splice(at, 1);
        keys.splice(to, 0, key);
        return `move ${at} to ${to}`;
      },
      () => {
        const changed = new Set(Array.from({ length: random.int(1, 6) }, () => keys[this.anyIndex()]));
        view.update(...Array.from(changed, (known) => ({ key: known, ...this.size() })));
        return `update ${[...changed]}`;
      },
      () => {
        const position = random.pick("start", "center", "end", "nearest");
        view.scrollToItem(key, { position });
        return `scrollToItem ${at} ${position}`;
      },
      () => (this.resize(), `resize to ${element.style.width} ${element.style.height}`),
      () => {
        const change = random.pick({ lanes: random.int(1, 6) }, { gap: random.int(0, 20) }, { direction: random.pick("ltr", "rtl") });
        Object.assign(options, change);
        view.setOptions(change);
        return `setOptions ${JSON.stringify(change)}`;
      },
      () => (view.restore(view.snapshot()), "restore"),
    ];
    if (random.chance(1)) {
      view.reload({ items: some });
      this.keys = someKeys;
      return `reload ${some.length}`;
    }
    return random.pick(...operations)();
  }
}

/** Takes this many steps. In words, what was wrong after which steps; an empty list where nothing was. */
export async function walk(seed, steps, element) {
  const walked = new Walk(seed, element);
  const done = [];
  try {
    for (let step = 0; step < steps; step++) {
      done.push(walked.step());
      // Sizes and scroll positions are told with the next frame.
      await frame();
      await frame();
      const found = faults(walked.view, element, walked.keys, walked.options);
      if (found.length) return [`seed ${seed}, ${JSON.stringify(walked.options)}`, ...done.slice(-5), ...found.slice(0, 5)];
    }
  } finally {
    walked.view.destroy();
  }
  return [];
}
