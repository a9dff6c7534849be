// Small windows and magnified pages: every place can be touched, everything can be reached, and the end of a game has room of its own.
import { browser } from "./host.mjs";
import { BY, comes, deeds, expect, Face, same } from "./face.mjs";

const GAMES = ["oolong", "quantik", "oware", "otrio"];
/** What 1280 × 1024 and 1280 × 800 leave at 400 % and at 200 %. */
const MAGNIFIED = [
  [320, 256],
  [640, 400],
];
const size = ([width, height]) => ({ viewport: { width, height } });

/** No place on a board is smaller than this on the screen. */
const LEAST = 24;

/** From now on every page of this browser remembers the smallest place that it has ever shown, if only for a moment. */
const watchPlaces = (browser) =>
  browser.addInitScript(() => {
    globalThis.smallest = Infinity;
    const look = () => {
      for (const one of document.querySelectorAll(".spots button")) globalThis.smallest = Math.min(globalThis.smallest, one.offsetWidth, one.offsetHeight);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
  });

async function isWholeInReach(face, where) {
  await face.page.waitForFunction(() => globalThis.smallest < Infinity);
  await face.rests();
  const smallest = await face.page.evaluate(() => globalThis.smallest);
  expect(smallest >= LEAST, `${where}: a place has, or had for a moment, ${smallest} px`);
  const over = await face.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over <= 0, `${where} scrolls sideways by ${over}`);
  // Whatever can be pressed can be scrolled to, and is not cut off.
  const lost = await face.page.evaluate(() => {
    const isShown = (one) => one.checkVisibility() && !one.closest(".spots, .skip, [hidden]") && !one.matches(".skip") && one.offsetWidth > 0;
    return [...document.querySelectorAll("main a, main button")].filter(isShown).flatMap((one) => {
      one.scrollIntoView({ block: "center" });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isInside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && (one.contains(there) || there?.contains(one)) ? [] : [one.ariaLabel ?? one.textContent.trim()];
    });
  });
  same(lost, [], `${where}: buttons out of reach`);
}

async function magnifiedGames({ context, url }) {
  for (const window of MAGNIFIED) {
    for (const game of GAMES) {
      const browser = await context(size(window));
      await watchPlaces(browser);
      const face = await Face.open(browser, url);
      await face.play(game, ["human", "human"]);
      await face.isMyTurn();
      await isWholeInReach(face, `${game} at ${window.join(" × ")}`);
      const spots = await face.openSpots();
      await face.page.locator(`.spots button[data-spot="${spots[0]}"]`).scrollIntoViewIfNeeded();
      await BY.click(face, spots[0]);
      await face.page.waitForFunction(
        (spot) => document.querySelector("[data-ply]") || document.querySelector(`.spots button[data-spot="${spot}"]`)?.ariaPressed === "true",
        spots[0],
      );
      face.sound();
      await face.page.close();
    }
  }
}

async function magnifiedStudies({ context, url }) {
  for (const window of MAGNIFIED) {
    for (const hash of ["#/analysis/quantik", "#/learn/oware/oware-0001"]) {
      const browser = await context(size(window));
      await watchPlaces(browser);
      const face = await Face.open(browser, url, { hash });
      await isWholeInReach(face, `${hash} at ${window.join(" × ")}`);
      await face.page.close();
    }
  }
}

/** Sizes at which a layout becomes another one, and a few pixels to either side. */
const BETWEEN = [
  [898, 560],
  [908, 560],
  [672, 345],
  [1000, 545],
  [360, 540],
];

/** How a game lies on the screen. */
const lie = (face) =>
  face.page.evaluate(() => {
    const { x, y, width, height } = document.querySelector(".board-room").getBoundingClientRect();
    return [document.querySelector("main").className, ...[x, y + scrollY, width, height].map(Math.round)];
  });

/** Bars to scroll with take room from what is scrolled: a layout that heeds them could go to and fro, or depend on what was before. */
async function windowsHaveOneLayout({ url }) {
  const chromium = await browser({ ignoreDefaultArgs: ["--hide-scrollbars"] });
  try {
    for (const game of ["oolong", "oware"]) {
      const face = await Face.open(await chromium.newContext({ locale: "en-GB", reducedMotion: "reduce", ...size([1280, 800]) }), url);
      await face.play(game, ["human", "human"]);
      const after = async (...sizes) => {
        for (const [width, height] of sizes) {
          await face.page.setViewportSize({ width, height });
          await face.rests();
        }
        return lie(face);
      };
      for (const window of BETWEEN) {
        const where = `${game} at ${window.join(" × ")}`;
        const fromAbove = await after([1280, 800], window);
        same(await after([300, 240], window), fromAbove, `${where}: made larger, and made smaller`);
        await face.rests();
        same(await lie(face), fromAbove, `${where}: a little later`);
      }
      face.sound();
    }
  } finally {
    await chromium.close();
  }
}

/** Resigns for everybody but the last. */
async function resign(face, times) {
  for (let time = 0; time < times; time++) {
    await face.page.getByRole("button", { name: "Resign" }).click();
    await face.page.getByRole("button", { name: "Yes" }).click();
    if (time + 1 < times)
      await face.page.waitForFunction((many) => [...document.querySelectorAll("[data-seat]")].filter((one) => one.textContent.includes("gave up")).length === many, time + 1);
  }
  await face.page.waitForSelector("[data-verdict]");
}

async function endHasRoom({ context, url }) {
  const cases = [
    ["oware", 2, [1366, 650]],
    ["otrio", 4, [1366, 650]],
    ["oware", 2, [1280, 720]],
    ["otrio", 4, [1280, 720]],
    ["otrio", 4, [390, 844]],
  ];
  for (const [game, count, window] of cases) {
    const where = `${game} with ${count} at ${window.join(" × ")}`;
    const face = await Face.open(await context(size(window)), url);
    await face.play(game, Array(count).fill("human"), count === 4 ? { options: "players=4" } : {});
    await face.isMyTurn();
    await resign(face, count - 1);
    await face.rests();
    const found = await face.page.evaluate(() => {
      const end = document.querySelector("[data-over]").getBoundingClientRect();
      const others = [...document.querySelectorAll("[data-seat], .spots, main section:not([data-over]) button")].filter((one) => one.checkVisibility());
      const meets = ({ left, right, top, bottom }) => left < end.right - 1 && right > end.left + 1 && top < end.bottom - 1 && bottom > end.top + 1;
      const parts = [...document.querySelectorAll("[data-over] *")].map((one) => one.getBoundingClientRect());
      const isWhole = parts.every(({ right, bottom }) => right <= Math.min(end.right, innerWidth) + 1 && bottom <= Math.min(end.bottom, innerHeight) + 1);
      return { covers: others.filter((one) => one.offsetWidth > 1 && meets(one.getBoundingClientRect())).map((one) => one.ariaLabel ?? one.textContent), isWhole };
    });
    same(found, { covers: [], isWhole: true }, `${where}: what the end covers, and whether it is whole`);
    face.sound();
    await face.page.close();
  }
}

async function endTakesFocus({ context, url }) {
  const face = await Face.open(await context(size([1366, 650])), url);
  await face.play("quantik", ["human", "human"], { deeds: deeds("A@a4", "B@b4", "C@c4") });
  for (const id of ["hand2:D", "d4"]) await BY.key(face, await face.spotOf(id));
  await face.page.waitForSelector("[data-verdict]");
  await face.page.waitForFunction(() => document.activeElement?.closest("[data-over]"));
  await face.page.keyboard.press("Tab");
  await comes(() => face.page.evaluate(() => document.activeElement?.textContent.trim()), "Rematch", "what comes next");
  await face.page.keyboard.press("Enter");
  await face.page.waitForFunction(() => !document.querySelector("[data-verdict]") && document.querySelector(".spots button[data-open]"));
  await face.page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
  face.sound();
}

export const tests = [
  ["a magnified game scrolls, and no place is under 24 px", magnifiedGames],
  ["a magnified analysis and puzzle scroll likewise", magnifiedStudies],
  ["a window has one layout, wherever it comes from", windowsHaveOneLayout],
  ["the end of a game has room of its own in low windows and with four", endHasRoom],
  ["the end of a game takes the focus, and a rematch does not lose it", endTakesFocus],
];
