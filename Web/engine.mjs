// The engine: one WebAssembly instance a waterfall, and what is needed to talk to it.

import { encodeItem, encodeOptions, encodeSection, numbersOfItem } from "./encode.mjs";

const numbersOfCommand = 10;
const itemsOfBlock = 65536;
let loading;
let compiled;

/**
 * Loads the engine, once for the page. `source` is where it is: an address, its bytes, or a compiled module; without it,
 * `waterfall.wasm` beside this file.
 */
export function load(source) {
  loading ??= compile(source ?? new URL("waterfall.wasm", import.meta.url)).then(
    (module) => (compiled = module),
    (error) => {
      // The next call may try again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const address = new URL(source, import.meta.url);
  const bytes = await (address.protocol === "file:" ? readFile(address) : fetchBytes(address));
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new Error(`waterfall: ${address} is not the engine. Put waterfall.wasm there.`, { cause });
  }
}

async function readFile(address) {
  const files = await import("node:fs/promises");
  return files.readFile(address);
}

async function fetchBytes(address) {
  const advice = "Put waterfall.wasm beside waterfall.mjs, or give its address to load().";
  // The bytes are compiled whatever the server calls them: a wrong media type stops nobody.
  const response = await fetch(address).catch((cause) => {
    throw new Error(`waterfall: cannot reach ${address}. ${advice}`, { cause });
  });
  if (!response.ok) throw new Error(`waterfall: ${address} answers ${response.status}. ${advice}`);
  return response.arrayBuffer();
}

/** The fields of the state, in the order in which `WebWaterfall.writeState` writes them. */
const fields = [
  "commandAddress", "commandCount", "contentWidth", "contentHeight", "extent", "scrollPosition", "shift", "offset",
  "isMoving", "itemCount", "mountedCount", "pooledCount", "firstVisible", "lastVisible", "focused",
  "refreshState", "refreshProgress", "loadState", "loadBeforeState",
  "headerX", "headerY", "headerWidth", "headerHeight", "footerX", "footerY", "footerWidth", "footerHeight",
];

/** An empty waterfall, laid out and not shown. */
export class Engine {
  #wasm;
  #numbers;
  /** What the engine has said last. */
  state = Object.fromEntries(fields.map((field) => [field, 0]));
  /** What is called after every change with the commands that it brings, each ten numbers; see `WebView.Command`. */
  onCommands = () => {};

  constructor() {
    if (!compiled) throw new Error("waterfall: the engine is not loaded yet. Call `await load()` first.");
    this.#wasm = new WebAssembly.Instance(compiled, {}).exports;
    this.#wasm.__wasm_call_ctors();
  }

  /** The engine's memory as numbers; made anew when the memory has grown. */
  get #memory() {
    if (this.#numbers?.buffer !== this.#wasm.memory.buffer) {
      this.#numbers = new Float64Array(this.#wasm.memory.buffer);
    }
    return this.#numbers;
  }

  /** The input with room for this many numbers. */
  input(count) {
    const address = this.#wasm.wf_input(count);
    return this.#memory.subarray(address / 8, address / 8 + count);
  }

  /** What the engine has answered, where it lies: the next call writes over it. */
  #output(count) {
    const start = this.#wasm.wf_output() / 8;
    return this.#memory.subarray(start, start + count);
  }

  /** Calls a function that changes something, reads the state and hands the commands on. */
  call(name, ...values) {
    const start = this.#wasm[`wf_${name}`](...values) / 8;
    const memory = this.#memory;
    for (let index = 0; index < fields.length; index++) this.state[fields[index]] = memory[start + index];
    const { commandAddress, commandCount } = this.state;
    const first = commandAddress / 8;
    const commands = Array.from({ length: commandCount }, (_, index) =>
      memory.slice(first + index * numbersOfCommand, first + (index + 1) * numbersOfCommand),
    );
    this.onCommands(commands);
    return this.state;
  }

  setOptions(options, direction) {
    const numbers = encodeOptions(options, direction);
    this.input(numbers.length).set(numbers);
    return this.call("set_options", numbers.length);
  }

  #writeItems(items, from, count, at = 0) {
    const numbers = this.input(at + count * numbersOfItem);
    for (let index = 0; index < count; index++) {
      const item = items[from + index];
      encodeItem(numbers, at + index * numbersOfItem, item.data, item.extent);
    }
    return numbers;
  }

  /** Appends items, `{ data, extent }` each. */
  append(items) {
    for (let from = 0; from < items.length; from += itemsOfBlock) {
      const count = Math.min(itemsOfBlock, items.length - from);
      this.#writeItems(items, from, count);
      this.call("append", count);
    }
  }

  appendSection(section, items) {
    const numbers = section ? encodeSection(section) : [];
    this.input(numbers.length).set(numbers);
    this.call("append_section", numbers.length, 0, section !== undefined);
    this.append(items);
  }

  insert(items, row, behind) {
    this.#writeItems(items, 0, items.length);
    this.call("insert", items.length, row, behind);
  }

  /** Gives items other sizes: `{ row, data, extent }` each. */
  resizeItems(items) {
    const stride = 1 + numbersOfItem;
    const numbers = this.input(items.length * stride);
    items.forEach(({ row, data, extent }, index) => {
      numbers[index * stride] = row;
      encodeItem(numbers, index * stride + 1, data, extent);
    });
    return this.call("resize_items", items.length);
  }

  /** The frames of items from a row on, four numbers each; good until the next call. */
  frames(row = 0, count = this.state.itemCount) {
    return this.#output(4 * this.#wasm.wf_frames(row, count));
  }

  /** What lies in a rectangle: kind, row and frame, six numbers each; good until the next call. */
  query(x, y, width, height) {
    return this.#output(6 * this.#wasm.wf_query(x, y, width, height));
  }

  /** The row of the anchor and its distance from the viewport's start; nothing where no item is visible. */
  saveScroll() {
    if (!this.#wasm.wf_save_scroll()) return undefined;
    const [row, distance] = this.#output(2);
    return { row, distance };
  }
}
