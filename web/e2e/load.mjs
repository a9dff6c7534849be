// How long a first visitor waits, and a player who takes a move back while a strong level thinks: node load.mjs DIST [TIMES].
// Every visit has a browser without caches.
// Times are for a quiet machine; nothing asserts them.
import { browser, host } from "./host.mjs";
import { BY, DESKTOP, Face } from "./face.mjs";

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

/** From the press of Undo to the board as it was before, while a level thinks that would go on for seconds. */
async function cutShort() {
  const context = await chromium.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const face = await Face.open(context, served.url);
  const waits = [];
  for (let time = 0; time < Number(times); time++) {
    await face.play("oolong", ["human", "grandmaster"], { id: `cut-${time}` });
    await BY.key(face, (await face.openSpots())[0]);
    await face.page.locator(".badge").filter({ hasText: "…" }).waitFor();
    await face.page.waitForTimeout(500);
    waits.push(
      await face.page.evaluate(async () => {
        const undo = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === "Undo");
        const begun = performance.now();
        undo.click();
        while (document.querySelectorAll("[data-ply]").length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
        return performance.now() - begun;
      }),
    );
  }
  await context.close();
  return waits.sort((one, other) => one - other);
}

const waits = await cutShort();
await chromium.close();
served.close();
console.log(`a thought cut short by Undo: ${waits[Math.floor(waits.length / 2)].toFixed(0)} ms, at worst ${waits.at(-1).toFixed(0)} ms`);
const median = (key) => visits.map((visit) => visit[key]).sort((one, other) => one - other)[Math.floor(visits.length / 2)] / 1000;
console.log(`${visits.length} cold visits, medians: home after ${median("home").toFixed(2)} s, first move possible after ${median("move").toFixed(2)} s`);
