// Analysis, set-up, records and links, lessons and puzzles, the library.
import { readFileSync } from "node:fs";
import { BY, comes, deeds, DESKTOP, expect, Face, PHONE } from "./face.mjs";

const button = (face, name) => face.page.getByRole("button", { name, exact: true });

async function study({ context, url }, hash, size = DESKTOP) {
  const face = await Face.open(await context({ ...size, acceptDownloads: true }), url, { hash });
  await face.page.waitForSelector(".spots button");
  return face;
}

async function valuesAreShown(all) {
  const face = await study(all, "#/analysis/quantik");
  await face.page.getByText("proven", { exact: true }).first().waitFor({ timeout: 60_000 });
  await face.page.getByText("Brown wins in 10").first().waitFor();
  await comes(
    () => face.page.locator(".board svg text").allTextContents(),
    (texts) => texts.includes("10"),
    "values stand on the board",
  );
  // Both sides are played here, and every line is kept.
  await BY.click(face, await face.spotOf("hand1:A"));
  await BY.click(face, await face.spotOf("a4"));
  await face.page.getByText("A@a4").first().waitFor();
  await face.page.keyboard.press("Home");
  await BY.click(face, await face.spotOf("hand1:B"));
  await BY.click(face, await face.spotOf("b3"));
  await face.page.getByText("B@b3").first().waitFor();
  await face.page.getByText("A@a4").first().waitFor();
  face.sound();
}

async function bestLineSteps(all) {
  const face = await study(all, "#/analysis/quantik");
  const on = face.page.getByRole("button", { name: "One move on in the best line" });
  await face.page.getByText("Brown wins in 10").first().waitFor({ timeout: 60_000 });
  await on.click();
  await face.page.waitForFunction(() => [...document.querySelectorAll(".spots button")].some((one) => /^cell .*: (white|brown)/.test(one.ariaLabel)));
  face.sound();
}

async function mistakesAreMarked({ context, url }) {
  const face = await Face.open(await context(DESKTOP), url);
  await face.play("quantik", ["human", "human"], { deeds: deeds("D@a4", "B@a3", "A@d4", "A@c2") });
  await face.go("#/analysis/quantik?id=test-quantik");
  await face.page.getByText("Brown let a win go.").waitFor({ timeout: 120_000 });
  face.sound();
}

async function positionsAreSetUp(all) {
  const face = await study(all, "#/analysis/quantik");
  await button(face, "Set up").click();
  const field = face.page.getByLabel("Position", { exact: true });
  await field.fill("nonsense");
  await face.page.waitForFunction(() => (document.querySelector(".fault")?.textContent ?? "").length > 10);
  await comes(() => button(face, "Use this position").isDisabled(), true, "what cannot be is not used");
  await field.fill("D..A/bC.A/.Bad/...b");
  await face.page.waitForFunction(() => document.querySelector(".fault")?.textContent === "");
  await button(face, "Use this position").click();
  await face.page.getByText("Brown wins in 1").first().waitFor({ timeout: 60_000 });
  face.sound();
}

async function recordsGoInAndOut(all) {
  const face = await study(all, "#/analysis/oware");
  for (const house of ["C", "c"]) {
    await BY.click(face, await face.spotOf(house));
    await face.page.getByText(house, { exact: true }).first().waitFor();
  }
  await button(face, "Export").click();
  const text = face.page.locator("textarea[readonly]");
  await face.page.waitForFunction(() => document.querySelector("textarea[readonly]")?.value.length > 10);
  const record = await text.inputValue();
  const [download] = await Promise.all([face.page.waitForEvent("download"), face.page.getByRole("button", { name: /ogn/i }).click()]);
  const ogn = readFileSync(await download.path(), "utf8");
  await face.page.keyboard.press("Escape");
  for (const one of [record, ogn]) {
    await button(face, "Open").click();
    await face.page.getByLabel("Record").fill(one);
    await button(face, "Open this record").click();
    await face.page.waitForFunction(() => !document.querySelector("dialog[open]"));
    await face.page.waitForSelector(".spots button");
    await face.page.keyboard.press("End");
    await face.page.waitForFunction(() => document.querySelector('[data-id="C"]')?.ariaLabel.includes("empty"));
  }
  await button(face, "Open").click();
  await face.page.getByLabel("Record").fill("no record at all");
  await button(face, "Open this record").click();
  await face.page.waitForFunction(() => (document.querySelector(".said")?.textContent ?? "").length > 10);
  face.sound();
}

async function linksHoldGames(all) {
  const face = await study(all, "#/analysis/oware");
  await BY.click(face, await face.spotOf("D"));
  await face.page.waitForFunction(() => document.querySelector('[data-id="D"]')?.ariaLabel.includes("empty"));
  await button(face, "Link").click();
  await face.page.waitForFunction(() => document.querySelector("dialog input")?.value.startsWith("http"));
  const link = await face.page.locator("dialog input").first().inputValue();
  const other = new Face(await (await all.context(PHONE)).newPage(), link);
  await other.page.goto(link);
  await other.page.waitForSelector(".spots button");
  await other.page.waitForFunction(
    () => document.querySelector('[data-id="D"]')?.ariaLabel.includes("empty") || document.querySelector('[data-id="E"]')?.ariaLabel.includes("4 seeds"),
  );
  // A link that is cut says so.
  const cut = new Face(await (await all.context(DESKTOP)).newPage(), link);
  await cut.page.goto(link.slice(0, -9));
  await cut.page.getByRole("alert").waitFor();
  face.sound();
  other.sound();
}

async function puzzlesAreSolved(all) {
  const face = await study(all, "#/learn/quantik/quantik-0001");
  await button(face, "Answer").click();
  await face.page.getByText("This is the answer").waitFor();
  await button(face, "Start over").click();
  await face.page
    .getByText(/[Oo]n(e|ly one) move/)
    .first()
    .waitFor();
  face.sound();
}

/** A whole line is found: what is right is answered on the board, what is wrong with what follows. */
async function puzzlesAreTried(all) {
  const face = await study(all, "#/learn/quantik/quantik-0002");
  const play = async (shape, place) => {
    await face.page.waitForSelector(".spots button[data-open]");
    await BY.click(face, Number(await face.page.locator(`.spots button[data-open][data-id^="hand"][data-id$="${shape}"]`).getAttribute("data-spot")));
    await BY.click(face, await face.spotOf(place));
  };
  await play("A", "d4");
  await face.page.getByText("Not this one").waitFor();
  await face.page.waitForFunction(() => !document.querySelector('[data-id="c3"]').ariaLabel.includes("empty"));
  await button(face, "Another try").click();
  await play("A", "c3");
  await face.page.getByText("Right so far").first().waitFor();
  await face.page.waitForFunction(() => !document.querySelector('[data-id="b3"]').ariaLabel.includes("empty"));
  await play("D", "d4");
  await face.page.getByText("Solved", { exact: true }).first().waitFor();
  await button(face, "Start over").click();
  await face.page.waitForSelector(".spots button[data-open]");
  face.sound();
}

async function lessonsAreShown({ context, url }) {
  const face = await Face.open(await context(PHONE), url, { hash: "#/learn/oware" });
  await face.page.locator("main a[href*='learn/oware/']").first().click();
  await face.page.waitForSelector(".spots button");
  await face.page
    .getByText(/Page 1 of/)
    .first()
    .waitFor();
  face.sound();
}

async function libraryKeeps({ context, url }) {
  const face = await Face.open(await context({ ...DESKTOP, acceptDownloads: true }), url);
  await face.play("oware", ["human", "human"], { deeds: deeds("C", "c", "D") });
  await face.play("quantik", ["human", "casual"], { deeds: deeds("A@a4", "B@d1") });
  await face.go("#/library");
  await face.page.getByRole("list", { name: "Kept games" }).getByRole("listitem").nth(1).waitFor();
  const [download] = await Promise.all([face.page.waitForEvent("download"), button(face, "Export records").click()]);
  const text = readFileSync(await download.path(), "utf8");
  expect(text.includes("A@a4") && text.includes("1. C 2. c 3. D"), `both games are in it: ${text}`);
  await face.page
    .getByRole("button", { name: /Delete/ })
    .first()
    .click();
  await face.page
    .getByRole("button", { name: /Delete/ })
    .first()
    .click();
  await face.page.locator("main").getByText("was deleted").waitFor();
  await button(face, "Undo").click();
  await face.page.waitForFunction(() => document.querySelectorAll("ul.games > li").length === 2);
  await button(face, "Import").click();
  await face.page.getByLabel("Or paste records here").fill(text);
  await button(face, "Take them in").click();
  await face.page.waitForFunction(() => document.querySelectorAll("ul.games > li").length === 4);
  face.sound();
}

async function oneTapFromHome({ context, url }) {
  const face = await Face.open(await context(PHONE), url);
  await face.page.locator("main").getByRole("button", { name: /^Play/ }).first().click();
  await face.isMyTurn();
  expect((await face.open().count()) > 0, "one tap from home there is a move to make");
  face.sound();
}

export const tests = [
  ["one tap from home there is a game", oneTapFromHome],
  ["every move has its value, and lines are kept", valuesAreShown],
  ["the best line can be stepped through", bestLineSteps],
  ["mistakes of a kept game are marked", mistakesAreMarked],
  ["a position is set up, a wrong one is told", positionsAreSetUp],
  ["records go out and in, .ogn too, and what is none is told", recordsGoInAndOut],
  ["a link holds a game, a cut one is told", linksHoldGames],
  ["a puzzle is answered and begun again", puzzlesAreSolved],
  ["a puzzle is solved by its whole line", puzzlesAreTried],
  ["a lesson is shown", lessonsAreShown],
  ["the library exports, deletes, puts back and imports", libraryKeeps],
];
