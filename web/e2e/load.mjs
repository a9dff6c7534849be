// How long a first visitor waits: node load.mjs DIST [TIMES]. Every visit has a browser without caches.
// Times are for a quiet machine; nothing asserts them.
import { browser, host } from "./host.mjs";
import { DESKTOP } from "./face.mjs";

const [dist, times = "7"] = process.argv.slice(2);
if (!dist) {
  console.error("node load.mjs DIST [TIMES]");
  process.exit(2);
}

const served = await host(dist);
const chromium = await browser();
const visits = [];

for (let visit = 0; visit < Number(times); visit++) {
  const context = await chromium.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(served.url, { waitUntil: "commit" });
  const tile = page.locator("main").getByRole("button", { name: /^Play/ }).first();
  await tile.waitFor();
  const home = performance.now() - begun;
  await tile.click();
  await page.waitForSelector(".spots button[data-open]", { state: "attached" });
  visits.push({ home, move: performance.now() - begun });
  await context.close();
}

await chromium.close();
served.close();
const median = (key) => visits.map((visit) => visit[key]).sort((one, other) => one - other)[Math.floor(visits.length / 2)] / 1000;
console.log(`${visits.length} cold visits, medians: home after ${median("home").toFixed(2)} s, first move possible after ${median("move").toFixed(2)} s`);
