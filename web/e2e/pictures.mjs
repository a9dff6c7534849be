// Pictures of every screen in both lights, and of every game flat and solid: node pictures.mjs DIST OUT [FILTER]
// FILTER is a part of the pictures' names, or with ! before it a part that they must not have.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { browser, host } from "./host.mjs";
import { DESKTOP, Face, PHONE } from "./face.mjs";

const [dist, out, filter = ""] = process.argv.slice(2);
if (!dist || !out) {
  console.error("node pictures.mjs DIST OUT [FILTER]");
  process.exit(2);
}

const isWanted = (name) => (filter.startsWith("!") ? !name.includes(filter.slice(1)) : name.includes(filter));

const play = (...texts) => texts.map((text, at) => ({ seat: at % 2, act: { type: "play", text } }));

// Positions with something to see. Where a seat may move twice, moves are made by the page itself.
const GAMES = {
  oolong: { plies: 26 },
  quantik: { deeds: play("D@a4", "B@a3", "A@d4", "A@c2", "C@b3") },
  oware: { plies: 17 },
  otrio: { plies: 10 },
};

const SCREENS = {
  home: "#/",
  new: "#/new/oware",
  learn: "#/learn",
  lesson: "#/learn/oware/oware-capture",
  puzzle: "#/learn/quantik/quantik-0007",
  library: "#/library",
  rules: "#/rules/oolong",
  settings: "#/settings",
  about: "#/about",
};

mkdirSync(out, { recursive: true });
const served = await host(dist);
const chromium = await browser();

async function shoot(face, name) {
  await face.page.screenshot({ path: join(out, `${name}.jpg`), type: "jpeg", quality: 82 });
  console.log(name);
}

/** Two levels play until there is enough to see, then the game is kept as people's. */
async function seated(face, game) {
  const { deeds, plies } = GAMES[game];
  if (deeds) return face.play(game, ["human", "human"], { deeds, id: `picture-${game}` });
  await face.play(game, ["keen", "keen"], { id: `picture-${game}` });
  await face.page.waitForFunction((many) => document.querySelectorAll("[data-ply]").length >= many, plies, { timeout: 120_000 });
  const played = await face.page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const request = indexedDB.open("tabuleiro", 1);
        request.onsuccess = () => {
          const asked = request.result.transaction("games").objectStore("games").get(id);
          // Only moves are played there.
          const moves = (log) => log.events.flatMap(({ what }) => (what.type === "moved" ? [{ seat: what.seat, act: { type: "play", text: what.text } }] : []));
          asked.onsuccess = () => resolve(moves(asked.result.log));
        };
      }),
    `picture-${game}`,
  );
  await face.go("#/");
  await face.play(game, ["human", "human"], { deeds: played.slice(0, plies), id: `shown-${game}` });
}

async function settled(face, isSolid) {
  await face.page.waitForTimeout(isSolid ? 45_000 : 1200);
}

async function games(size, sizeName, theme, solid) {
  const context = await chromium.newContext({ ...size, locale: "en-GB", reducedMotion: "reduce" });
  const face = await Face.open(context, solid ? `${served.url}?tier=full` : served.url, { settings: { theme, solid } });
  face.page.setDefaultTimeout(120_000);
  for (const game of Object.keys(GAMES)) {
    const name = `${game}-${solid ? "3d" : "2d"}-${sizeName}-${theme}`;
    if (!isWanted(name)) continue;
    await seated(face, game);
    await settled(face, solid);
    await shoot(face, name);
  }
  await context.close();
}

async function screens(size, sizeName, theme) {
  const context = await chromium.newContext({ ...size, locale: "en-GB", reducedMotion: "reduce" });
  const face = await Face.open(context, served.url, { settings: { theme } });
  await face.play("quantik", ["human", "casual"], { deeds: GAMES.quantik.deeds.slice(0, 4) });
  await face.play("oware", ["human", "human"], { deeds: play("C", "c", "B", "b", "D", "a") });
  const analysis = { analysis: "#/analysis/quantik?id=test-quantik" };
  for (const [screen, hash] of Object.entries({ ...SCREENS, ...analysis })) {
    const name = `${screen}-${sizeName}-${theme}`;
    if (!isWanted(name)) continue;
    await face.go(hash);
    await face.page.waitForTimeout(screen === "analysis" ? 6000 : 1500);
    await shoot(face, name);
  }
  await context.close();
}

for (const theme of ["day", "evening"]) {
  for (const [size, name] of [
    [DESKTOP, "desk"],
    [PHONE, "phone"],
  ]) {
    await screens(size, name, theme);
    for (const solid of [false, true]) await games(size, name, theme, solid);
  }
}
await chromium.close();
served.close();
