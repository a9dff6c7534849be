// The page in a real browser: node run.mjs FOLDER [FILTER], FOLDER being what `cargo xtask page` has built.
// Every file *.spec.mjs exports `tests`: pairs of a name that says what is true and a function that throws if it is not.
import { readdirSync } from "node:fs";
import { browser, host } from "./host.mjs";

const [folder, filter = ""] = process.argv.slice(2);
if (!folder) {
  console.error("node run.mjs FOLDER [FILTER]");
  process.exit(2);
}

const LONGEST = 240_000;
const specs = readdirSync(new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".spec.mjs"))
  .sort();
const served = await host(folder);
const chromium = await browser();
let [passed, failed] = [0, 0];

// A test has a browser of its own, as a new visitor would.
async function run(name, test) {
  const begun = performance.now();
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error(`not done after ${LONGEST} ms`)), LONGEST).unref());
  const contexts = [];
  const context = async (options = {}) => {
    const made = await chromium.newContext({ locale: "en-GB", reducedMotion: "reduce", ...options });
    contexts.push(made);
    return made;
  };
  try {
    await Promise.race([test({ url: served.url, served, context }), late]);
    passed += 1;
    console.log(`ok      ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`failed  ${name}: ${error.stack ?? error}`);
  } finally {
    await Promise.all(contexts.map((one) => one.close().catch(() => undefined)));
  }
}

for (const spec of specs) {
  const { tests } = await import(`./${spec}`);
  for (const [name, test] of tests) {
    const full = `${spec.replace(".spec.mjs", "")}: ${name}`;
    if (full.includes(filter)) await run(full, test);
  }
}

await chromium.close();
served.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
