// Options and items as the numbers in which the engine takes them; Sources/WaterfallWeb/NumberReader.swift reads them.

const choices = {
  axis: ["vertical", "horizontal"],
  direction: ["ltr", "rtl"],
  placement: ["shortest-lane", "round-robin", "grid-lanes"],
  laneOrder: ["forward", "reverse"],
  packing: ["sparse", "dense"],
  widePlacement: ["lowest", "least-waste"],
};

function choice(name, value) {
  const index = value === undefined ? 0 : choices[name].indexOf(value);
  if (index < 0) {
    throw new RangeError(`waterfall: ${name} cannot be "${value}"; use one of "${choices[name].join('", "')}".`);
  }
  return index;
}

function lanes(options) {
  if (options.minimumLaneWidth !== undefined) return [1, options.minimumLaneWidth];
  if (options.maximumLaneWidth !== undefined) return [2, options.maximumLaneWidth];
  return [0, options.lanes ?? 2];
}

function insets(value = 0) {
  if (typeof value === "number") return [value, value, value, value];
  return [value.top ?? 0, value.leading ?? 0, value.bottom ?? 0, value.trailing ?? 0];
}

const strip = (value) => [value?.extent ?? NaN, value?.sticky ? 1 : 0];

/** The numbers of one section's options. */
export function encodeSection(options) {
  const gap = options.gap ?? 10;
  return [
    ...lanes(options),
    options.laneGap ?? gap,
    options.itemGap ?? gap,
    ...insets(options.insets),
    choice("placement", options.placement),
    options.tolerance ?? 0,
    choice("laneOrder", options.laneOrder),
    choice("packing", options.packing),
    choice("widePlacement", options.widePlacement),
    ...strip(options.header),
    ...strip(options.footer),
    options.continuesLanes ? 1 : 0,
  ];
}

/** The numbers of all options; `direction` is what the page says where the options do not. */
export function encodeOptions(options, direction) {
  return [
    options.overscan ?? 1,
    choice("axis", options.axis),
    choice("direction", options.direction ?? direction),
    options.reversed ? 1 : 0,
    options.scale ?? 0,
    options.stickyLanes ? 1 : 0,
    ...encodeSection(options),
  ];
}

/** How many numbers an item takes. */
export const numbersOfItem = 5;

/** Whether an item has no size of its own, so that its node is to be measured. */
export const isMeasured = (item) => item.extent === undefined && item.aspect === undefined && item.height === undefined;

/** Writes one item's numbers into `numbers` from `at` on. A measured item has its last known `extent`, or a guess. */
export function encodeItem(numbers, at, item, extent) {
  if (item.extent !== undefined) {
    numbers[at] = 0;
    numbers[at + 1] = item.extent;
  } else if (item.aspect !== undefined || item.height !== undefined) {
    numbers[at] = 1;
    numbers[at + 1] = item.aspect ?? item.width;
    numbers[at + 2] = item.aspect === undefined ? item.height : 1;
  } else {
    numbers[at] = 2;
    numbers[at + 1] = extent;
  }
  numbers[at + 3] = item.span === "all" ? Infinity : (item.span ?? 1);
  numbers[at + 4] = item.lane ?? NaN;
}
