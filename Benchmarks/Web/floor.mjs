// The floor: what a waterfall costs in plain JavaScript, typed arrays and all, without options, updates or anchors.

export class Floor {
  constructor(extents, laneCount, gap) {
    Object.assign(this, { extents, laneCount, gap });
    this.tops = new Float64Array(extents.length);
    this.lanes = Array.from({ length: laneCount }, () => new Uint32Array(extents.length));
    this.counts = new Uint32Array(laneCount);
    this.ends = new Float64Array(laneCount);
  }

  /** Puts every item into the lane that ends first. */
  place() {
    const { extents, laneCount, gap, tops, lanes, counts, ends } = this;
    ends.fill(0);
    counts.fill(0);
    for (let item = 0; item < extents.length; item++) {
      let lane = 0;
      for (let other = 1; other < laneCount; other++) if (ends[other] < ends[lane]) lane = other;
      tops[item] = ends[lane];
      lanes[lane][counts[lane]++] = item;
      ends[lane] += extents[item] + gap;
    }
  }

  /** The items between two heights, in their order. */
  query(start, end) {
    const { extents, tops, lanes, counts } = this;
    const found = [];
    for (let lane = 0; lane < lanes.length; lane++) {
      const list = lanes[lane];
      let [low, high] = [0, counts[lane]];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (tops[list[middle]] + extents[list[middle]] > start) high = middle;
        else low = middle + 1;
      }
      for (; low < counts[lane] && tops[list[low]] < end; low++) found.push(list[low]);
    }
    return found.sort((left, right) => left - right);
  }
}
