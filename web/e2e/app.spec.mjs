// The page as an app: it lasts through reloads, tabs, updates, and without a connection.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BY, DESKTOP, expect, Face, same } from "./face.mjs";

const spotOf = (face, id) => face.page.locator(`.spots button[data-id="${id}"]`).getAttribute("data-spot").then(Number);
const plies = (face, count) => face.page.waitForFunction((many) => document.querySelectorAll("[data-ply]").length === many, count);

/** Waits until everything is kept for use without a connection. */
async function isInstalled(face) {
  await face.page.evaluate(() => navigator.serviceWorker.ready);
  await face.page.waitForFunction(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("tabuleiro-"));
    return name !== undefined && (await (await caches.open(name)).keys()).length > 10;
  });
}

async function survivesReload({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url);
  await face.play("oware", ["human", "human"]);
  await BY.click(face, await spotOf(face, "E"));
  await plies(face, 1);
  await face.page.reload();
  await face.page.waitForSelector(".spots button[data-open]");
  same(await face.ply(), 1, "moves after a reload");
  face.sound();
}

async function survivesCrash({ context, url }) {
  const browser = await context(DESKTOP);
  const face = await Face.open(browser, url);
  await face.play("oware", ["human", "human"]);
  await BY.click(face, await spotOf(face, "B"));
  await plies(face, 1);
  // A tab that crashes says goodbye to nobody. Whoever sees that it is gone opens another.
  const isGone = face.page.waitForEvent("crash");
  face.page.goto("chrome://crash").catch(() => undefined);
  await isGone;
  await face.page.close();
  const again = await Face.open(browser, url, { hash: "#/game/test-oware" });
  await again.page.waitForSelector(".spots button[data-open]");
  same(await again.ply(), 1, "moves after a crash");
}

async function worksOffline({ context, url, served }) {
  const browser = await context(DESKTOP);
  const face = await Face.open(browser, url);
  await isInstalled(face);
  await browser.setOffline(true);
  await face.page.reload();
  await face.page.waitForSelector("main:not([aria-busy])");
  await face.play("quantik", ["human", "beginner"]);
  await BY.click(face, (await face.openSpots())[0]);
  await BY.click(face, (await face.openSpots())[3]);
  await plies(face, 2);
  await face.page.getByRole("button", { name: "3D" }).click();
  await face.page.waitForSelector("canvas", { timeout: 60_000 });
  expect(served.requests.every((path) => path.startsWith("/some/folder/")), "every request stays below the page's folder");
}

async function updateIsOffered({ context, url, served }) {
  const first = served.folder;
  const other = mkdtempSync(join(tmpdir(), "tabuleiro-page-"));
  try {
    const browser = await context(DESKTOP);
    const face = await Face.open(browser, url);
    await isInstalled(face);
    await face.play("oware", ["human", "human"]);
    await BY.click(face, await spotOf(face, "A"));
    await plies(face, 1);
    // The same page as another version.
    cpSync(first, other, { recursive: true });
    const worker = readFileSync(join(other, "sw.js"), "utf8");
    writeFileSync(join(other, "sw.js"), worker.replace(/const VERSION = "\w+"/, 'const VERSION = "another"'));
    served.folder = other;
    await face.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await face.page.getByText("A new version is ready.").waitFor({ timeout: 60_000 });
    same(await face.ply(), 1, "the game goes on meanwhile");
    await BY.click(face, await spotOf(face, "a"));
    await plies(face, 2);
    await face.page.getByRole("button", { name: "Load it now" }).click();
    await face.page.waitForFunction(async () => (await caches.keys()).join() === "tabuleiro-another");
    await face.page.waitForSelector(".spots button[data-open]");
    same(await face.ply(), 2, "moves after the update");
  } finally {
    served.folder = first;
    rmSync(other, { recursive: true });
  }
}

async function twoTabs({ context, url }) {
  const browser = await context(DESKTOP);
  const one = await Face.open(browser, url);
  await one.play("oware", ["human", "human"]);
  await BY.click(one, await spotOf(one, "A"));
  await plies(one, 1);
  const two = await Face.open(browser, url, { hash: "#/game/test-oware" });
  await two.page.getByText("open in another tab").waitFor();
  same(await two.open().count(), 0, "what can be chosen in the second tab");
  await BY.click(one, await spotOf(one, "a"));
  await plies(one, 2);
  await one.page.close();
  await two.page.waitForSelector(".spots button[data-open]");
  await plies(two, 2);
  two.sound();
}

async function storeIsForbidden({ context, url }) {
  const browser = await context(DESKTOP);
  await browser.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { get: () => ({ open: () => { throw new DOMException("forbidden", "SecurityError"); } }) });
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  const face = new Face(await browser.newPage(), url);
  await face.page.goto(url);
  await face.page.waitForSelector("main:not([aria-busy])");
  await face.page.locator("main a, main button").filter({ hasText: /play/i }).first().click();
  await face.page.waitForSelector(".spots button[data-open]", { timeout: 60_000 });
  await face.page.getByText("keeps nothing for us").waitFor();
  face.sound();
}

async function noWebGl({ context, url }) {
  const browser = await context(DESKTOP);
  await browser.addInitScript(() => {
    const made = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith("webgl") ? null : made.call(this, kind, ...rest);
    };
  });
  const face = await Face.open(browser, url, { settings: { solid: true } });
  await face.play("quantik", ["human", "human"]);
  await face.page.waitForFunction(() => [...document.querySelectorAll("[data-announcement]")].some((one) => one.textContent.includes("three dimensions")), null, { timeout: 60_000 });
  await face.page.waitForSelector(".board svg");
  await BY.click(face, (await face.openSpots())[0]);
}

async function noWasm({ context, url }) {
  const browser = await context(DESKTOP);
  await browser.addInitScript(() => delete globalThis.WebAssembly);
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByText("cannot run WebAssembly").waitFor();
}

async function notLoaded({ context, url }) {
  const browser = await context({ ...DESKTOP, serviceWorkers: "block" });
  const page = await browser.newPage();
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto(url);
  await page.getByText("could not be loaded").waitFor();
  await page.unroute(/\.wasm$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForSelector("nav");
}

async function badAddresses({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url);
  for (const hash of ["#/game/none", "#/new/chess", "#/analysis/quantik?held=%%%", "#/analysis/chess", "#/learn/chess/none", "#/rules/chess", "#/%E0%A4%A", "#/nowhere"]) {
    await face.go(hash);
    await face.page.waitForTimeout(300);
    const text = await face.page.locator("main").innerText();
    expect(text.trim().length > 10, `${hash} shows something: ${text}`);
    expect((await face.page.locator("a[href^='#/']").count()) > 0, `${hash} has a way on`);
  }
  same(face.faults, [], "faults in the tab");
}

export const tests = [
  ["a game survives a reload", survivesReload],
  ["a game survives a crash of the tab", survivesCrash],
  ["everything works without a connection after the first visit", worksOffline],
  ["an update is offered, interrupts nothing and loses nothing", updateIsOffered],
  ["two tabs do not overwrite each other", twoTabs],
  ["a store that is forbidden is told, and one can play", storeIsForbidden],
  ["a browser without WebGL plays flat and says so", noWebGl],
  ["a browser without WebAssembly is told so", noWasm],
  ["a core that does not load can be asked for again", notLoaded],
  ["addresses that lead nowhere lead on", badAddresses],
];
