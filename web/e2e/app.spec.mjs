// The page as an app: it lasts through reloads, tabs, updates, and without a connection.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BY, comes, DESKTOP as DESK, expect, Face, same } from "./face.mjs";

/** The page keeps itself for use without a connection, as for any visitor. */
const DESKTOP = { ...DESK, serviceWorkers: "allow" };

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
  await BY.click(face, await face.spotOf("E"));
  await face.plies(1);
  await face.page.reload();
  await face.page.waitForSelector(".spots button[data-open]");
  await face.plies(1);
  face.sound();
}

async function survivesCrash({ context, url }) {
  const browser = await context(DESKTOP);
  const face = await Face.open(browser, url);
  await face.play("oware", ["human", "human"]);
  await BY.click(face, await face.spotOf("B"));
  await face.plies(1);
  // A tab that crashes says goodbye to nobody. Whoever sees that it is gone opens another.
  const isGone = face.page.waitForEvent("crash");
  face.page.goto("chrome://crash").catch(() => undefined);
  await isGone;
  await face.page.close();
  const again = await Face.open(browser, url, { hash: "#/game/test-oware" });
  await again.page.waitForSelector(".spots button[data-open]");
  await again.plies(1);
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
  await face.plies(2);
  await face.page.getByRole("button", { name: "3D" }).click();
  await face.page.waitForSelector("canvas", { timeout: 60_000 });
  expect(
    served.requests.every((path) => path.startsWith("/some/folder/")),
    "every request stays below the page's folder",
  );
}

async function updateIsOffered({ context, url, served }) {
  const first = served.folder;
  const other = mkdtempSync(join(tmpdir(), "tabuleiro-page-"));
  try {
    const browser = await context(DESKTOP);
    const face = await Face.open(browser, url);
    await isInstalled(face);
    await face.play("oware", ["human", "human"]);
    await BY.click(face, await face.spotOf("A"));
    await face.plies(1);
    // The same page as another version.
    cpSync(first, other, { recursive: true });
    const worker = readFileSync(join(other, "sw.js"), "utf8");
    writeFileSync(join(other, "sw.js"), worker.replace(/const VERSION = "\w+"/, 'const VERSION = "another"'));
    served.folder = other;
    await face.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await face.page.locator("aside", { hasText: "A new version is ready." }).waitFor({ timeout: 60_000 });
    await face.hears("A new version is ready.");
    same(await face.ply(), 1, "the game goes on meanwhile");
    await BY.click(face, await face.spotOf("a"));
    await face.plies(2);
    await face.page.getByRole("button", { name: "Load it now" }).click();
    await face.page.waitForFunction(async () => (await caches.keys()).join() === "tabuleiro-another");
    await face.page.waitForSelector(".spots button[data-open]");
    await face.plies(2);
  } finally {
    served.folder = first;
    rmSync(other, { recursive: true });
  }
}

async function twoTabs({ context, url }) {
  const browser = await context(DESKTOP);
  const one = await Face.open(browser, url);
  await one.play("oware", ["human", "human"]);
  await BY.click(one, await one.spotOf("A"));
  await one.plies(1);
  const two = await Face.open(browser, url, { hash: "#/game/test-oware" });
  await two.page.getByText("open in another tab").waitFor();
  same(await two.open().count(), 0, "what can be chosen in the second tab");
  await BY.click(one, await one.spotOf("a"));
  await one.plies(2);
  await one.page.close();
  await two.page.waitForSelector(".spots button[data-open]");
  await two.plies(2);
  two.sound();
}

/** What is changed in one tab holds in the other, and neither writes over what the other changed. */
async function settingsHeedOtherTabs({ context, url }) {
  const browser = await context(DESKTOP);
  const [one, two] = [await Face.open(browser, url), await Face.open(browser, url, { hash: "#/settings" })];
  await one.page.getByRole("button", { name: "Português" }).click();
  await two.page.waitForFunction(() => document.documentElement.lang === "pt-PT");
  await two.page.getByRole("radio", { name: "Noite" }).check({ force: true });
  await one.page.waitForFunction(() => document.documentElement.dataset.theme === "evening");
  const kept = () => one.page.evaluate(() => JSON.parse(localStorage.getItem("tabuleiro.settings")));
  await comes(async () => [(await kept()).lang, (await kept()).theme], ["pt", "evening"], "what is kept");
  one.sound();
  two.sound();
}

/** A thing in the store that is no game hides none that are. */
async function damagedGamesHideNone({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url);
  await face.play("oware", ["human", "human"]);
  await BY.click(face, await face.spotOf("A"));
  await face.plies(1);
  const bad = { game: "oware", players: [], ply: 1, ending: null, winner: null };
  await face.keep({ id: "bad-1", ...bad, began: "yesterday", changed: {} });
  await face.keep({ id: "bad-2", ...bad, began: 1e300, changed: NaN, log: { series: [], events: [null] } });
  await face.keep({ id: "bad-3", game: 7, players: null, log: { beginning: null, deeds: 3 } });
  await face.go("#/library");
  await face.page.getByRole("article").nth(3).waitFor();
  await face.page.getByRole("link", { name: /^Resume: Oware/ }).waitFor();
  await face.page.waitForFunction(() => document.querySelectorAll(".damaged").length === 3);
  const [saved] = await Promise.all([face.page.waitForEvent("download"), face.page.getByRole("button", { name: "Export records" }).click()]);
  expect(readFileSync(await saved.path(), "utf8").includes('[Game "oware"]'), "the whole one is written");
  await face.go("#/");
  await face.page.getByRole("link", { name: /^Resume/ }).waitFor();
  face.sound();
}

/** A store that is closed under the page (another tab changes it, the browser clears it) is opened again. */
async function closedStoreIsReopened({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url);
  await face.play("oware", ["human", "human"]);
  await BY.click(face, await face.spotOf("A"));
  await face.plies(1);
  // Somebody wants to delete it: the page lets go at once, and what it keeps next is in a new one.
  await face.page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase("tabuleiro");
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await BY.click(face, await face.spotOf("a"));
  await face.plies(2);
  await face.page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("tabuleiro");
        request.onsuccess = () => {
          const { result } = request;
          if (!result.objectStoreNames.contains("games")) return resolve(false);
          const asked = result.transaction("games").objectStore("games").get("test-oware");
          asked.onsuccess = () => {
            result.close();
            resolve(asked.result?.ply === 2);
          };
        };
        request.onerror = () => resolve(false);
      }),
  );
  same(await face.page.getByText("keeps nothing for us").count(), 0, "nothing is complained about");
  face.sound();
}

/** Games, progress and settings go out in one file and come in elsewhere. */
async function everythingIsBackedUp({ context, url }) {
  const face = await Face.open(await context({ ...DESKTOP, acceptDownloads: true }), url, { settings: { coordinates: true } });
  await face.play("oware", ["human", "human"]);
  await BY.click(face, await face.spotOf("A"));
  await face.plies(1);
  await face.go("#/library");
  const [saved] = await Promise.all([face.page.waitForEvent("download"), face.page.getByRole("button", { name: "Back up everything" }).click()]);
  const file = await saved.path();
  const other = await Face.open(await context(DESKTOP), url, { hash: "#/library" });
  await other.page.getByRole("button", { name: "Import" }).click();
  await other.page.locator("input[type=file]").setInputFiles({ name: "tabuleiro.json", mimeType: "application/json", buffer: readFileSync(file) });
  await other.page.getByRole("status").getByText("One game, what was learnt and the settings were taken in.").waitFor();
  await other.page.getByRole("link", { name: /^Resume: Oware/ }).click();
  await other.page.waitForSelector(".spots button[data-open]");
  await other.plies(1);
  await comes(() => other.page.evaluate(() => JSON.parse(localStorage.getItem("tabuleiro.settings")).coordinates), true, "the settings elsewhere");
  other.sound();
}

/** The worker that holds a game breaks: it is started again from the log, and the page says so. */
async function brokenWorkersAreRestarted({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url);
  await face.play("oware", ["human", "beginner"]);
  await BY.click(face, await face.spotOf("A"));
  await face.plies(2);
  for (const worker of face.page.workers())
    await worker
      .evaluate(
        () =>
          void setTimeout(() => {
            throw new Error("broken for a test");
          }),
      )
      .catch(() => undefined);
  await face.isMyTurn();
  await BY.click(face, (await face.openSpots())[0]);
  await face.plies(4);
  await face.hears("taken up again");
  await face.page.reload();
  await face.page.waitForSelector(".spots button[data-open]");
  await face.plies(4);
}

/** One tab takes a new version; the other goes on with the files it has, though no host has them any more. */
async function updateBreaksNoTab({ context, url, served }) {
  const first = served.folder;
  const newer = mkdtempSync(join(tmpdir(), "tabuleiro-page-"));
  try {
    const browser = await context(DESKTOP);
    const one = await Face.open(browser, url);
    await isInstalled(one);
    const two = await Face.open(browser, url);
    cpSync(first, newer, { recursive: true });
    // The new version has other files than the old one: those of a screen that the second tab has not opened yet are gone.
    const gone = readdirSync(join(newer, "assets")).filter((name) => /^(Rules|Learn)-.*\.js$/.test(name));
    for (const name of gone) rmSync(join(newer, "assets", name));
    const worker = readFileSync(join(newer, "sw.js"), "utf8").replace(/const VERSION = "\w+"/, 'const VERSION = "another"');
    writeFileSync(
      join(newer, "sw.js"),
      gone.reduce((text, name) => text.replace(`"assets/${name}",`, ""), worker),
    );
    served.folder = newer;
    await one.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await one.page.evaluate(() => (globalThis.isOld = true));
    await one.page.getByRole("button", { name: "Load it now" }).click({ timeout: 60_000 });
    await one.page.waitForFunction(() => !globalThis.isOld);
    await two.page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await two.page.locator("aside", { hasText: "A new version is ready." }).waitFor();
    await two.go("#/learn");
    await two.page.getByRole("heading", { name: "Learn" }).waitFor();
    await two.go("#/rules/oware");
    await two.page.getByRole("heading", { level: 1 }).waitFor();
    two.sound();
    // The last tab that is left clears away what nobody needs.
    await two.page.close();
    await one.page.reload();
    await one.page.waitForFunction(async () => (await caches.keys()).join() === "tabuleiro-another");
  } finally {
    served.folder = first;
    rmSync(newer, { recursive: true });
  }
}

async function storeIsForbidden({ context, url }) {
  const browser = await context(DESKTOP);
  await browser.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get: () => ({
        open: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      }),
    });
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
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
  await face.hears("three dimensions");
  await face.page.waitForSelector(".board svg");
  await BY.click(face, (await face.openSpots())[0]);
}

/** Graphics that are lost are told of at once. */
async function lostGraphics({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url, { settings: { solid: true } });
  await face.play("quantik", ["human", "human"]);
  await face.page.waitForSelector("canvas", { timeout: 60_000 });
  await face.page.waitForFunction(() => document.querySelector("canvas")?.width > 300);
  await face.page.evaluate(() => document.querySelector("canvas").dispatchEvent(new Event("webglcontextlost", { cancelable: true })));
  await face.hears("graphics of this device have been lost");
}

async function policyHolds({ context, url }) {
  const page = await (await context(DESKTOP)).newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "Play Quantik" }).waitFor();
  const isKept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => resolve(violatedDirective), { once: true });
        const script = document.createElement("script");
        script.textContent = "globalThis.isIn = true";
        document.head.append(script);
      }),
  );
  expect(isKept.startsWith("script-src"), `a script from elsewhere is refused by the page itself: ${isKept}`);
}

async function noWasm({ context, url }) {
  const browser = await context(DESKTOP);
  await browser.addInitScript(() => delete globalThis.WebAssembly);
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByText("cannot run WebAssembly").waitFor();
}

/** Whoever has a slow line sees the first screen, and how far the rest is, long before the core is there. */
async function homeComesFirst({ context, url }) {
  const browser = await context({ ...DESKTOP, serviceWorkers: "block" });
  const page = await browser.newPage();
  let release = () => {};
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url);
  for (const game of ["Oolong", "Quantik", "Oware", "Otrio"]) await page.getByRole("heading", { name: game }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".games .picture svg").length === 4);
  await page.getByText("Four shapes in one row").waitFor();
  await page.locator("progress").waitFor();
  // What is pressed meanwhile is not forgotten.
  await page.getByRole("button", { name: "Play Quantik" }).click();
  await page.goto(`${url}#/settings`);
  await page.locator("main[aria-busy=true]").waitFor();
  await page.goBack();
  release();
  await page.waitForSelector(".spots button[data-open]", { timeout: 60_000 });
  await page.locator("progress").waitFor({ state: "detached" });
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

async function titlesAreRight({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url);
  const titles = {
    "#/": "Tabuleiro",
    "#/learn": "Learn · Tabuleiro",
    "#/learn/oware": "Oware · Learn · Tabuleiro",
    "#/learn/oware/oware-0001": "Oware puzzle · Tabuleiro",
    "#/analysis/quantik": "Analysis of Quantik · Tabuleiro",
    "#/library": "Library · Tabuleiro",
    "#/settings": "Settings · Tabuleiro",
  };
  for (const [hash, title] of Object.entries(titles)) {
    await face.go(hash);
    await face.page
      .waitForFunction((wanted) => document.title === wanted, title)
      .catch(async () => {
        throw new Error(`${hash} is called ${await face.page.title()}`);
      });
  }
  // Whoever goes on to the next puzzle by key stays in the page.
  await face.go("#/learn/oware/oware-0001");
  await face.page.getByRole("button", { name: "Skip" }).focus();
  await face.page.keyboard.press("Enter");
  await face.page.waitForFunction(() => location.hash !== "#/learn/oware/oware-0001" && document.activeElement?.tagName === "MAIN");
  face.sound();
}

async function badAddresses({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url);
  for (const hash of ["#/game/none", "#/new/chess", "#/analysis/quantik?held=%%%", "#/analysis/chess", "#/learn/chess/none", "#/rules/chess", "#/%E0%A4%A", "#/nowhere"]) {
    await face.page.evaluate((to) => (location.hash = to), hash);
    await comes(
      () => face.page.locator("main").allInnerTexts(),
      ([text = ""]) => text.trim().length > 10,
      `${hash} shows something`,
    );
    await comes(
      () => face.page.locator("a[href^='#/']").count(),
      (count) => count > 0,
      `${hash} has a way on`,
    );
  }
  same(face.faults, [], "faults in the tab");
}

export const tests = [
  ["a game survives a reload", survivesReload],
  ["a game survives a crash of the tab", survivesCrash],
  ["everything works without a connection after the first visit", worksOffline],
  ["an update is offered, interrupts nothing and loses nothing", updateIsOffered],
  ["two tabs do not overwrite each other", twoTabs],
  ["an update taken in one tab breaks no other", updateBreaksNoTab],
  ["settings heed the other tab", settingsHeedOtherTabs],
  ["a damaged game hides none of the others", damagedGamesHideNone],
  ["a store that was closed is opened again", closedStoreIsReopened],
  ["games, progress and settings are backed up and taken in elsewhere", everythingIsBackedUp],
  ["a worker that breaks is started again from the log, and that is said", brokenWorkersAreRestarted],
  ["a store that is forbidden is told, and one can play", storeIsForbidden],
  ["a browser without WebGL plays flat and says so", noWebGl],
  ["graphics that are lost are told of at once", lostGraphics],
  ["a static host gets the content policy, too", policyHolds],
  ["a browser without WebAssembly is told so", noWasm],
  ["the first screen is there before the core, and says how far that is", homeComesFirst],
  ["a core that does not load can be asked for again", notLoaded],
  ["every screen has its title, and the next puzzle does not lose the focus", titlesAreRight],
  ["addresses that lead nowhere lead on", badAddresses],
];
