// The items of a waterfall, in order, and found by their keys.

/** An item's record: the key, what the user gave, where it is, and the extent that was measured last. */
function record(data, estimate) {
  if (data === null || typeof data !== "object") {
    throw new TypeError(`waterfall: an item has to be an object with a key, not ${String(data)}.`);
  }
  if (data.key === undefined) {
    throw new TypeError("waterfall: an item has no key. Give each a key of its own, so that it is known again.");
  }
  return { key: data.key, data, index: -1, extent: estimate };
}

export class Items {
  #list = [];
  #byKey = new Map();
  /** From this index on, records do not know where they are any more. */
  #stale = 0;

  get count() {
    return this.#list.length;
  }

  at(index) {
    return this.#list[index];
  }

  /** Makes records of new items, and changes nothing where one of them is wrong. */
  prepare(items, estimate, replaced = new Set()) {
    const keys = new Set();
    return Array.from(items, (data) => {
      const made = record(data, estimate);
      if (keys.has(made.key) || (this.#byKey.has(made.key) && !replaced.has(made.key))) {
        throw new RangeError(`waterfall: the key ${JSON.stringify(made.key)} is there already. Keys have to be unique.`);
      }
      keys.add(made.key);
      return made;
    });
  }

  insert(index, records) {
    if (index === this.#list.length) for (const made of records) this.#list.push(made);
    else this.#list = this.#list.slice(0, index).concat(records, this.#list.slice(index));
    for (const made of records) this.#byKey.set(made.key, made);
    this.#stale = Math.min(this.#stale, index);
  }

  remove(index, count) {
    for (const gone of this.#list.splice(index, count)) {
      gone.index = -1;
      this.#byKey.delete(gone.key);
    }
    this.#stale = Math.min(this.#stale, index);
  }

  move(from, to) {
    const [moved] = this.#list.splice(from, 1);
    this.#list.splice(to, 0, moved);
    this.#stale = Math.min(this.#stale, from, to);
  }

  clear() {
    this.#list = [];
    this.#byKey.clear();
    this.#stale = 0;
  }

  /** The record of a key, and with it where the item is now; nothing where there is none. */
  find(key) {
    const found = this.#byKey.get(key);
    if (found && (found.index >= this.#stale || found.index < 0)) this.#renumber();
    return found;
  }

  /** The record of a key, or an error that says so. */
  need(key) {
    const found = this.find(key);
    if (!found) throw new RangeError(`waterfall: there is no item with the key ${JSON.stringify(key)}.`);
    return found;
  }

  /** Where a record is now; -1 for one that is gone. */
  indexOf(made) {
    return this.find(made.key) === made ? made.index : -1;
  }

  #renumber() {
    for (let index = this.#stale; index < this.#list.length; index++) this.#list[index].index = index;
    this.#stale = this.#list.length;
  }
}
