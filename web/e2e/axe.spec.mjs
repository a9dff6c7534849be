// No screen has a fault that axe can find, in either light and language.
import AxeBuilder from "@axe-core/playwright";
import { DESKTOP, expect, Face, PHONE } from "./face.mjs";

const SCREENS = ["#/", "#/new/oware", "#/new/otrio", "#/learn", "#/learn/quantik", "#/analysis/quantik", "#/library", "#/rules/oolong", "#/settings", "#/about"];
const GAMES = ["oolong", "quantik", "oware", "otrio"];

async function check(face, where) {
  const { violations } = await new AxeBuilder({ page: face.page }).analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(" | ")}`,
  );
  expect(told.length === 0, `${where}: ${told.join("; ")}`);
}

const looks = [
  ["by day in English at a desk", DESKTOP, { theme: "day", lang: "en" }],
  ["in the evening in Portuguese on a phone", PHONE, { theme: "evening", lang: "pt" }],
  ["in the evening in English on a phone", PHONE, { theme: "evening", lang: "en" }],
  ["by day in Portuguese at a desk", DESKTOP, { theme: "day", lang: "pt" }],
];

export const tests = looks.flatMap(([name, size, settings]) => [
  [
    `every screen ${name}`,
    async ({ context, url }) => {
      const face = await Face.open(await context(size), url, { settings });
      for (const hash of SCREENS) {
        await face.go(hash);
        await face.page.waitForSelector("main h1, header h1, h1");
        await face.rests();
        await check(face, hash);
      }
      face.sound();
    },
  ],
  [
    `every game ${name}`,
    async ({ context, url }) => {
      const face = await Face.open(await context(size), url, { settings });
      for (const game of GAMES) {
        await face.play(game, ["human", "human"]);
        await face.isMyTurn();
        await check(face, game);
      }
      face.sound();
    },
  ],
]);
