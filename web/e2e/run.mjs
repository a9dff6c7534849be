// The page in a real browser: node run.mjs FOLDER [FILTER] [--workers N], FOLDER being what `cargo xtask page` has built.
// Every file *.spec.mjs exports `tests`: pairs of a name that says what is true and a function that throws if it is not.
// Tests share nothing, so several run side by side, each worker with a browser and a host of its own: two where there are two cores.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { browser, host } from "./host.mjs";

const USAGE = "node run.mjs FOLDER [FILTER] [--workers N]";
const MOST_WORKERS = 2;
/** No test takes so long, in thousandths of a second, even on a machine with much else to do. */
const LONGEST = 480_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { workers: { type: "string" } } });
const [folder, filter = ""] = positionals;
const count = Number(values.workers ?? Math.min(MOST_WORKERS, availableParallelism()));
if (!folder || !Number.isInteger(count) || count < 1) {
  console.error(USAGE);
  process.exit(2);
}

/** All tests whose name has the filter in it, by file. */
async function chosen() {
  const specs = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".spec.mjs"));
  const all = await Promise.all(specs.sort().map(async (spec) => [spec.replace(".spec.mjs", ""), (await import(`./${spec}`)).tests]));
  return all.flatMap(([about, tests]) => tests.map(([name, test]) => ({ name: `${about}: ${name}`, test }))).filter(({ name }) => name.includes(filter));
}

/** Fails when a test takes too long; the timer goes with it. */
async function inTime(work) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(`not done after ${LONGEST} ms`)), LONGEST)));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How a visitor's browser is set up, unless a test wishes otherwise. Nothing moves that is not looked at, and nothing is kept for use without a connection. */
const USUAL = { locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block" };

/** Runs one test with contexts of its own, as a new visitor would have them; whether it passed. */
async function run({ name, test }, { served, chromium }) {
  const begun = performance.now();
  const contexts = [];
  const context = async (options = {}) => {
    const made = await chromium.newContext({ ...USUAL, ...options });
    contexts.push(made);
    return made;
  };
  try {
    await inTime(test({ url: served.url, served, context }));
    console.log(`ok      ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.log(`failed  ${name}: ${error.stack ?? error}`);
    return false;
  } finally {
    await Promise.all(contexts.map((one) => one.close().catch(() => undefined)));
  }
}

/** Takes one test after another until none is left; how each of them ended. */
async function work(queue) {
  const [served, chromium] = await Promise.all([host(folder), browser()]);
  const ended = [];
  for (let next = queue.shift(); next; next = queue.shift()) ended.push(await run(next, { served, chromium }));
  await chromium.close();
  served.close();
  return ended;
}

const queue = await chosen();
const ended = (await Promise.all(Array.from({ length: Math.min(count, Math.max(1, queue.length)) }, () => work(queue)))).flat();
const failed = ended.filter((isPassed) => !isPassed).length;
console.log(`${ended.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
