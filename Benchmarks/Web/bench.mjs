// The page that measures, driven by Scripts/bench-web.py.
import { load } from "../../Web/engine.mjs";
import { floorFigures } from "./figures.mjs";
import { nativeFigures } from "./native.mjs";

window.measure = async () => {
  await load();
  return [...floorFigures(), ...nativeFigures()];
};
window.ready = true;
