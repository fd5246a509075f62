// The same figures as the page's, where there is no browser.
import { load } from "../../Web/engine.mjs";
import { floorFigures } from "./figures.mjs";

await load();
for (const [name, value, unit] of floorFigures()) console.log(`node_${name} ${value.toPrecision(6)} ${unit}`);
