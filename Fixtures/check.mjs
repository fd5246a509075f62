// Proves the fixtures, or the cases in the folder that is given, on the engine's WebAssembly, without a browser.
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Engine, load } from "../Web/engine.mjs";
import { difference, layOut } from "./cases.mjs";

await load();
const folder = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL("expected/", import.meta.url);
let wrong = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const content = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  const cases = content.cases ?? content;
  let agree = 0;
  for (const { case: made, ...expected } of cases) {
    const found = difference(made, expected, layOut(made, new Engine()));
    if (found) console.log(`  ${made.name}: ${found}`);
    else agree++;
  }
  console.log(`fixtures: ${file}: ${agree} of ${cases.length} agree in WebAssembly`);
  wrong += cases.length - agree;
}
process.exit(wrong ? 1 : 0);
