// What one can do during a game, and what is told about it.
import { BY, DESKTOP, expect, Face, PHONE, same } from "./face.mjs";

const open = async ({ context, url }, game = "quantik", players = ["human", "human"], more = {}) => {
  const face = await Face.open(await context(more.size ?? DESKTOP), url, { settings: more.settings });
  await face.play(game, players, more);
  return face;
};

const deeds = (...moves) => moves.map((text, at) => ({ seat: at % 2, act: { type: "play", text } }));
const spotOf = (face, id) => face.page.locator(`.spots button[data-id="${id}"]`).getAttribute("data-spot").then(Number);
const name = (face, id) => face.page.locator(`.spots button[data-id="${id}"]`).getAttribute("aria-label");

async function namesAreSpoken(all) {
  const face = await open(all, "quantik", ["human", "human"], { deeds: deeds("A@a4") });
  same(await name(face, "a4"), "cell a4: white cone", "a place with its piece");
  same(await name(face, "b4"), "cell b4: empty", "a place without one");
  same(await name(face, "hand2:A"), "Brown, cones still to play: 2 brown cones, can be chosen", "a hand");
  await BY.key(face, await spotOf(face, "hand2:B"));
  expect((await name(face, "b3")).endsWith("can be chosen"), await name(face, "b3"));
  expect((await face.announcements()).includes("chosen"), await face.announcements());
  await BY.key(face, await spotOf(face, "b3"));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 2);
  expect((await face.announcements()).includes("Brown puts a cube on b3"), await face.announcements());
  face.sound();
}

async function refusalsAreExplained(all) {
  const face = await open(all, "quantik", ["human", "human"], { deeds: deeds("A@a4") });
  await BY.click(face, await spotOf(face, "hand2:A"));
  await BY.click(face, await spotOf(face, "b3"));
  const bubble = face.page.locator(".bubble p");
  await bubble.waitFor();
  expect((await bubble.textContent()).includes("zone"), `the rule is named: ${await bubble.textContent()}`);
  expect((await face.announcements()).includes("zone"), "and announced");
  same(await face.ply(), 1, "nothing was played");
  face.sound();
}

async function keysGoOverSpots(all) {
  const face = await open(all);
  await face.page.locator('.spots button[data-id="hand1:A"]').focus();
  await face.page.keyboard.press("Enter");
  await face.page.keyboard.press("Escape");
  same(await face.page.locator('.spots button[aria-pressed="true"]').count(), 0, "Escape takes the touch back");
  await face.page.keyboard.press("Enter");
  await face.page.keyboard.press("ArrowRight");
  const here = () => face.page.evaluate(() => document.activeElement?.dataset.id);
  expect(/^a\d$/.test(await here()), `an arrow goes to the board: ${await here()}`);
  await face.page.keyboard.press("ArrowRight");
  expect(/^b\d$/.test(await here()), `and on: ${await here()}`);
  await face.page.keyboard.press("Enter");
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 1);
  same(await face.page.locator(".spots button[tabindex='0']").count(), 1, "Tab leads to one place of the board");
  face.sound();
}

const said = (face, text) => face.page.waitForFunction((wanted) => [...document.querySelectorAll("[data-announcement]")].some((one) => one.textContent.includes(wanted)), text);

async function keysGoToEdges(all) {
  const face = await open(all, "quantik", ["human", "human"], { deeds: deeds("A@a4") });
  const here = () => face.page.evaluate(() => document.activeElement?.dataset.id);
  await face.page.keyboard.press("Tab");
  await face.page.locator('.spots button[data-id="b3"]').focus();
  await face.page.keyboard.press("PageUp");
  same(await here(), "b4", "Page Up goes to the upper edge");
  await face.page.keyboard.press("r");
  await said(face, "The row: ");
  await said(face, "cell a4: white cone; cell b4: empty; cell c4: empty; cell d4: empty");
  same(await face.page.locator('[data-ply="1"]').getAttribute("aria-current"), "step", "the moves are not stepped through");
  const other = await open(all, "oolong");
  await other.page.keyboard.press("Tab");
  await other.page.locator('.spots button[data-id="c/n"]').focus();
  await other.page.keyboard.press("r");
  await said(other, "Table centre: ");
  face.sound();
}

/** What is refused says what to do instead, in the words of the places. */
async function refusalsSayTheNextStep(all) {
  const face = await open(all);
  const bubble = face.page.locator(".bubble p");
  const touch = async (id) => {
    await BY.click(face, await spotOf(face, id));
    await bubble.waitFor();
    return bubble.textContent();
  };
  same(await touch("b2"), "First choose a piece, then where it goes.", "a place before a piece");
  same(await touch("hand2:A"), "These are Brown's: choose among your own.", "somebody else's");
  await BY.click(face, await spotOf(face, "hand1:A"));
  await face.page.locator("[data-sentence]", { hasText: "White cone: where to?" }).waitFor();
  const other = await open(all, "oolong");
  same(
    await other.page
      .locator("[data-sentence]")
      .textContent()
      .then((text) => text.trim()),
    "Black, on which seat of table centre do you put your cup?",
    "places by their names",
  );
  // A marker that is touched says what it does.
  await other.page.mouse.click(...(await other.middleOf("marker:nw")));
  await other.page.locator(".bubble", { hasText: "The marker of table north-west: as soon as" }).waitFor();
  face.sound();
}

/** The rules lie over the game, which goes on underneath. */
async function rulesLieOverTheGame(all) {
  const face = await open(all, "quantik");
  await BY.click(face, await spotOf(face, "hand1:A"));
  await face.page.getByRole("button", { name: "Rules" }).click();
  const book = face.page.getByRole("dialog");
  await book.getByRole("heading", { level: 2 }).nth(1).waitFor();
  await face.page.keyboard.press("Escape");
  await book.waitFor({ state: "detached" });
  same(await face.page.locator('.spots button[aria-pressed="true"]').count(), 1, "what was touched stays touched");
  same(await face.page.evaluate(() => document.activeElement?.ariaLabel), "Rules", "the focus comes back");
  face.sound();
}

/** The sentence of a hint stays while moves are looked at. */
async function hintsStay(all) {
  const face = await open(all, "oware", ["human", "human"]);
  await face.page.getByRole("button", { name: "Hint" }).click();
  await face.page.waitForFunction(() => document.querySelector("[data-sentence]")?.textContent.includes("You might try"), null, { timeout: 60_000 });
  await face.page.mouse.move(...(await face.middle(await spotOf(face, "B"))));
  await face.page.waitForFunction(() => document.querySelector("[data-sentence]")?.textContent.includes("house B"));
  await face.page.locator("[data-hint]", { hasText: "You might try" }).waitFor();
  face.sound();
}

async function firstTouchShows(all) {
  const face = await open(all, "oware", ["human", "human"], { size: PHONE });
  const spot = await spotOf(face, "C");
  const at = await face.middle(spot);
  await face.page.touchscreen.tap(...at);
  await face.page.locator("[data-sentence] strong").waitFor();
  same(await face.ply(), 0, "the first touch plays nothing");
  await face.page.touchscreen.tap(...at);
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 1);
  face.sound();
}

async function undoAndHint(all) {
  const face = await open(all, "oware", ["human", "beginner"]);
  await BY.click(face, await spotOf(face, "D"));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 2);
  await face.page.getByRole("button", { name: "Undo" }).click();
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 0);
  await face.isMyTurn();
  await face.page.getByRole("button", { name: "Hint" }).click();
  await face.page.waitForFunction(() => document.querySelector("[data-sentence]")?.textContent.includes("You might try"), null, { timeout: 60_000 });
  same(await face.ply(), 0, "a hint plays nothing");
  face.sound();
}

async function stepsThroughMoves(all) {
  const face = await open(all, "oware", ["human", "human"], { deeds: deeds("C", "c", "D") });
  same(await face.ply(), 3, "moves");
  const seeds = () => name(face, "C");
  const last = await seeds();
  await face.page.getByRole("button", { name: "First position" }).click();
  await face.page.waitForFunction(() => document.querySelector('[data-id="C"]').ariaLabel.includes("4 seeds"));
  same(await face.open().count(), 0, "the past cannot be changed");
  await face.page.keyboard.press("End");
  await face.page.waitForFunction((text) => document.querySelector('[data-id="C"]').ariaLabel.startsWith(text.split(",")[0]), last);
  expect((await face.open().count()) > 0, "the present can");
  face.sound();
}

async function steppedBackIsTold(all) {
  const face = await open(all, "oware", ["human", "human"], { deeds: deeds("C", "c", "D", "d") });
  await face.page.getByRole("button", { name: "Move back" }).click();
  const past = face.page.locator("[data-past]");
  await past.getByText("You are looking at move 3 of 4.").waitFor();
  await face.page.waitForFunction(() => document.querySelectorAll(".spots button[data-open]").length === 0);
  // A touch says why nothing happens.
  await BY.click(face, await spotOf(face, "A"));
  await face.page.locator(".bubble", { hasText: "You are looking at move 3 of 4. To play, go to the present." }).waitFor();
  expect((await face.announcements()).includes("To play, go to the present."), await face.announcements());
  same(await face.ply(), 4, "nothing was played");
  await past.getByRole("button", { name: "To the present" }).click();
  await face.page.waitForSelector(".spots button[data-open]");
  same(await past.count(), 0, "nothing is told in the present");
  expect(await face.page.evaluate(() => document.activeElement !== document.body), "the focus is not lost");
  face.sound();
}

/** A level's answer does not pull anybody away who looks at something else. */
async function answersLetOneLook(all) {
  const face = await open(all, "oolong", ["human", "grandmaster"]);
  // As soon as the move is there, and long before its answer, the beginning is looked at.
  await face.page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const first = document.querySelector('[aria-label="First position"]:not([aria-disabled="true"])');
      if (first) watch.disconnect();
      first?.click();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await BY.key(face, (await face.openSpots())[0]);
  await face.page.locator("[data-past]", { hasText: "there are 2 moves" }).waitFor({ timeout: 90_000 });
  same(await face.open().count(), 0, "the beginning is still looked at");
  expect((await face.announcements()).includes("Green puts a cup"), `but the answer is said: ${await face.announcements()}`);
  await face.page.getByRole("button", { name: "To the present" }).click();
  await face.page.waitForSelector(".spots button[data-open]");
  face.sound();
}

/** The second click of two comes before the page has heard of the first. */
async function doubleClicksPlayOnce(all) {
  const face = await open(all, "oware", ["human", "human"]);
  await face.page.mouse.dblclick(...(await face.middle(await spotOf(face, "C"))));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 1);
  await face.page.waitForSelector(".spots button[data-open]");
  same(await face.page.locator("[data-notice], .bubble").count(), 0, "nothing is complained about");
  const said = await face.announcements();
  expect(!/move 0|another position/.test(said), said);
  face.sound();
}

async function movesAreSpoken(all) {
  const face = await open(all, "quantik", ["human", "human"], { deeds: deeds("A@a4", "B@b3") });
  const label = (ply) => face.page.locator(`[data-ply="${ply}"]`).getAttribute("aria-label");
  await face.page.waitForFunction(() => document.querySelector('[data-ply="2"]')?.ariaLabel);
  same([await label(1), await label(2)], ["1. White puts a cone on a4.", "2. Brown puts a cube on b3."], "moves in words");
  await face.page.getByRole("button", { name: "Move back" }).click();
  await face.page.waitForFunction(() =>
    [...document.querySelectorAll("[data-announcement]")].some((one) => one.textContent.includes("You are looking at move 1 of 2. White puts a cone on a4.")),
  );
  await BY.click(face, await spotOf(face, "a1"));
  await face.page.getByRole("button", { name: "Last position" }).click();
  // Another piece than the one that was chosen is said, too.
  await face.page.waitForSelector(".spots button[data-open]");
  await BY.click(face, await spotOf(face, "hand1:A"));
  await BY.click(face, await spotOf(face, "hand1:C"));
  expect((await face.announcements()).includes("cylinders still to play: chosen"), await face.announcements());
  same(await face.page.title(), "Quantik against A friend here · Tabuleiro", "the title of the tab");
  face.sound();
}

async function typedMoves(all) {
  const face = await open(all, "oware", ["human", "human"], { settings: { typing: true } });
  await face.page.getByLabel("Type a move").fill("E");
  await face.page.keyboard.press("Enter");
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 1);
  await face.page.getByLabel("Type a move").fill("nonsense");
  await face.page.keyboard.press("Enter");
  await face.page.waitForFunction(() => (document.querySelector("form + p")?.textContent ?? "").length > 5);
  face.sound();
}

async function resignAndRematch(all) {
  const face = await open(all, "quantik", ["human", "beginner"]);
  await face.page.getByRole("button", { name: "Resign" }).click();
  await face.page.getByRole("button", { name: "Yes" }).click();
  expect((await face.verdict()).includes("Brown"), await face.verdict());
  await face.page.getByRole("button", { name: "Rematch" }).click();
  await face.page.waitForFunction(() => !document.querySelector("[data-verdict]") && document.querySelector('[data-seat="1"]')?.textContent.includes("You"));
  face.sound();
}

/** The loser of Oolong begins the next game; a draw lets the seats change. */
async function rematchInOolong(all) {
  const face = await open(all, "oolong", ["human", "beginner"]);
  const again = async () => {
    await face.page.getByRole("button", { name: "Rematch" }).click();
    await face.page.waitForFunction(() => !document.querySelector("[data-verdict]") && document.querySelector(".spots button[data-open]"));
  };
  await face.page.getByRole("button", { name: "Resign" }).click();
  await face.page.getByRole("button", { name: "Yes" }).click();
  await face.page.waitForSelector("[data-verdict]");
  await again();
  expect((await face.page.locator('[data-seat="0"]').textContent()).includes("You"), "whoever lost as the first begins again");
  face.sound();
}

async function drawsAreOffered(all) {
  const face = await open(all, "oware", ["@Ana", "@Rui"], { deeds: deeds("C", "c") });
  const button = (name) => face.page.getByRole("button", { name, exact: true });
  await button("Offer a draw").focus();
  await face.page.keyboard.press("Enter");
  await face.page.getByText("A draw is offered: Ana. Rui, do you agree to a draw?").waitFor();
  await face.page.waitForFunction(() => document.activeElement?.textContent === "Agree");
  expect((await face.announcements()).includes("A draw is offered: Ana."), await face.announcements());
  await face.page.keyboard.press("Tab");
  await face.page.keyboard.press("Enter");
  await face.page.waitForFunction(() => document.activeElement?.hasAttribute("data-offer"));
  await face.page.locator("[data-notice]", { hasText: "The draw is declined: Rui." }).waitFor();
  await button("Offer a draw").click();
  await face.page.waitForFunction(() => document.querySelector("[data-notice]")?.textContent.length > 20);
  await BY.click(face, await spotOf(face, "D"));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 3);
  await button("Offer a draw").focus();
  await face.page.keyboard.press("Enter");
  await button("Withdraw").click();
  await face.page.locator("[data-notice]", { hasText: "The offer is withdrawn: Rui." }).waitFor();
  await BY.click(face, await spotOf(face, "d"));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 4);
  await button("Offer a draw").click();
  await button("Agree").click();
  await face.page.waitForSelector("[data-verdict]");
  face.sound();
}

async function levelsAnswerOffers(all) {
  const face = await open(all, "otrio", ["human", "beginner"]);
  await face.page.getByRole("button", { name: "Offer a draw" }).click();
  await face.page.locator("[data-notice]", { hasText: "The draw is declined:" }).waitFor();
  same(await face.page.locator("[data-verdict]").count(), 0, "nobody gives a draw away at the beginning");
  expect((await face.open().count()) > 0, "and the game goes on");
  face.sound();
}

/** A half-made touch is not forgotten because something was offered meanwhile. */
async function offersDisturbNoTouch(all) {
  const face = await open(all, "quantik", ["human", "human"]);
  await BY.click(face, await spotOf(face, "hand1:A"));
  await face.page.waitForSelector('.spots button[aria-pressed="true"]');
  await face.page.getByRole("button", { name: "Offer a draw" }).click();
  await face.page.waitForSelector("[data-draw]");
  same(await face.page.locator('.spots button[aria-pressed="true"]').count(), 1, "what was touched stays touched");
  await BY.click(face, await spotOf(face, "b2"));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 1);
  same(await face.page.locator("[data-draw]").count(), 0, "a move lets the offer lapse");
  face.sound();
}

const timeOf = async (face, seat) => {
  const [minutes, seconds] = (await face.page.locator(`[data-seat="${seat}"] [role="timer"] span`).first().textContent()).split(":").map(Number);
  return minutes * 60 + seconds;
};

async function clocksRun(all) {
  const face = await Face.open(await all.context(DESKTOP), all.url, { hash: "#/new/oware" });
  await face.page.getByLabel("Your name").fill("Ana");
  await face.page.getByRole("radio", { name: "A friend, here" }).focus();
  await face.page.keyboard.press("Space");
  await face.page.getByLabel("Name", { exact: true }).fill("Rui");
  await face.page.getByRole("radio", { name: "3+2" }).focus();
  await face.page.keyboard.press("Space");
  await face.page.getByRole("button", { name: "Start the game" }).click();
  await face.page.waitForSelector(".spots button[data-open]");
  expect((await face.page.locator('[data-seat="0"]').textContent()).includes("Ana"), "the names are there");
  expect((await face.page.locator('[data-seat="1"]').textContent()).includes("Rui"), "of both");
  same([await timeOf(face, 0), await timeOf(face, 1)], [180, 180], "three minutes each");
  for (const [count, house] of ["C", "c"].entries()) {
    await BY.click(face, await spotOf(face, house));
    await face.page.waitForFunction((many) => document.querySelectorAll("[data-ply]").length === many, count + 1);
  }
  await face.page.waitForTimeout(2_500);
  const left = await timeOf(face, 0);
  expect(left < 182 && left > 174, `the clock of whoever must decide runs: ${left}`);
  await face.page.waitForTimeout(2_200);
  await face.page.reload();
  await face.page.waitForSelector(".spots button[data-open]");
  const after = await timeOf(face, 0);
  expect(after <= left && after > left - 9, `a reload gives nothing and takes nothing: ${left}, then ${after}`);
  same(await face.page.locator('[data-seat="0"] .running').count(), 1, "and it runs on");
  face.sound();
}

async function flagsFall(all) {
  const face = await Face.open(await all.context(PHONE), all.url);
  await face.playLog("oware", ["@Ana", "@Rui"], { control: { type: "fischer", start: 4_000, add: 0 } });
  for (const [count, house] of ["C", "c"].entries()) {
    await BY.key(face, await spotOf(face, house));
    await face.page.waitForFunction((many) => document.querySelectorAll("[data-ply]").length === many, count + 1);
  }
  await face.page.waitForSelector('[data-seat="0"] .low');
  expect((await face.page.locator('[data-seat="0"] [role="timer"]').getAttribute("aria-label")).includes("little time"), "words say it too");
  await face.page.waitForFunction(() => [...document.querySelectorAll("[data-announcement]")].some((one) => one.textContent.includes("seconds left")));
  await face.page.waitForSelector("[data-verdict]", { timeout: 10_000 });
  same(await timeOf(face, 0), 0, "nothing is left");
  expect((await face.page.locator('[data-seat="1"]').textContent()).includes("Winner"), "the other has won");
  face.sound();
}

async function languageChanges(all) {
  const face = await open(all, "quantik", ["human", "human"], { size: PHONE });
  await face.page.getByRole("button", { name: "Menu" }).click();
  await face.page.getByRole("button", { name: "Português" }).click();
  await face.page.waitForFunction(() => document.documentElement.lang === "pt-PT");
  expect((await name(face, "a4")).includes("vazio"), `the board speaks it: ${await name(face, "a4")}`);
  face.sound();
}

/** Every number that a spot's name had, one after another. */
const watchCounts = (face, ...ids) =>
  face.page.evaluate((ids) => {
    const seen = (globalThis.seen = Object.fromEntries(ids.map((id) => [id, []])));
    const look = () => {
      for (const id of ids) {
        const name = document.querySelector(`.spots [data-id="${id}"]`)?.ariaLabel ?? "";
        const count = name.includes("seed") ? Number(/: (\d+) seeds/.exec(name)?.[1] ?? 1) : 0;
        if (seen[id].at(-1) !== count) seen[id].push(count);
      }
    };
    look();
    new MutationObserver(look).observe(document.querySelector(".spots"), { subtree: true, attributes: true, childList: true });
  }, ids);

const MOVING = { ...DESKTOP, reducedMotion: "no-preference" };
const SIX = "0-1-6-6-6-6-4-0-1-6-6-6-0-0-S";

async function stepsAreShown(all) {
  const face = await open(all, "oware", ["human", "casual"], { size: MOVING, position: SIX });
  await watchCounts(face, "C", "D", "c");
  await BY.click(face, await spotOf(face, "C"));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 2);
  const { C, D, c } = await face.page.evaluate(() => globalThis.seen);
  same(C, [6, 5, 4, 3, 2, 1, 0], "seeds leave one by one, all before the level answers");
  same(D, [6, 7], "and fall one by one");
  same(c.slice(0, 3), [1, 2, 0], "the last makes two, which are taken");
  const said = await face.announcements();
  expect(said.includes("South sows") && said.includes("North sows"), `the move and its answer are both said: ${said}`);
  await face.page.waitForSelector(".spots button[data-open]");
  expect((await face.announcements()).endsWith("South, which house do you sow?"), "and who is asked");
  face.sound();
}

async function touchSkips(all) {
  const face = await open(all, "oware", ["human", "human"], { size: MOVING, position: SIX });
  await BY.click(face, await spotOf(face, "C"));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 1);
  same(await face.open().count(), 0, "nothing can be chosen while seeds fall");
  await BY.click(face, await spotOf(face, "f"));
  await face.page.waitForFunction(() => document.querySelector('[data-id="C"]').ariaLabel.includes("empty"));
  expect((await name(face, "D")).includes("7 seeds"), `the end is shown at once: ${await name(face, "D")}`);
  same(await face.ply(), 1, "the touch played nothing");
  await BY.click(face, await spotOf(face, "f"));
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 2);
  // After a click the arrows belong to the moves.
  await face.page.waitForSelector(".spots button[data-open]");
  await face.page.keyboard.press("ArrowLeft");
  await face.page.waitForFunction(() => document.querySelector('[data-ply="1"]').ariaCurrent === "step");
  face.sound();
}

async function resignByKey(all) {
  const face = await open(all, "oware", ["human", "casual"]);
  const here = () => face.page.evaluate(() => document.activeElement?.textContent.trim());
  await face.page.getByRole("button", { name: "Resign" }).focus();
  await face.page.keyboard.press("Enter");
  same(await here(), "No", "the focus goes to the question");
  await face.page.keyboard.press("Enter");
  same(await here(), "Resign", "and back");
  await face.page.keyboard.press("Enter");
  await face.page.keyboard.press("Shift+Tab");
  await face.page.keyboard.press("Enter");
  await face.page.waitForSelector("[data-verdict]");
  await face.page.waitForFunction(() => document.activeElement?.textContent.trim() === "Rematch");
  face.sound();
}

async function oneOfThreeLeaves(all) {
  const face = await open(all, "otrio", ["human", "human", "human"], { options: "players=3" });
  await face.page.getByRole("button", { name: "Resign" }).click();
  await face.page.getByRole("button", { name: "Yes" }).click();
  await face.page.waitForFunction(() => document.querySelector('[data-seat="0"]').textContent.includes("gave up"));
  same(await face.page.locator("[data-verdict]").count(), 0, "the others play on");
  expect((await face.announcements()).includes("Red: gave up. Green, which piece"), await face.announcements());
  face.sound();
}

async function levelsAmongThemselves(all) {
  const face = await open(all, "quantik", ["casual", "casual"]);
  const plies = () => face.page.locator("[data-ply]").count();
  await face.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length > 0);
  await face.go("#/");
  await face.page.waitForSelector("main:not([aria-busy])");
  await face.go("#/game/test-quantik");
  await face.page.waitForSelector("[data-ply]");
  expect((await plies()) > 0, "what was played is kept");
  await face.isMyTurn();
  expect((await face.verdict()).length > 5, "and it goes on to its end");
  face.sound();
}

async function nothingScrolls(all) {
  const sizes = [
    [844, 390],
    [720, 450],
    [360, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ];
  for (const [width, height] of sizes) {
    for (const game of ["oolong", "quantik", "oware", "otrio"]) {
      const face = await open(all, game, ["human", "beginner"], { size: { viewport: { width, height } } });
      const over = await face.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      expect(over[0] <= 0 && over[1] <= 0, `${game} at ${width} × ${height} scrolls by ${over}`);
      const board = await face.page.locator(".board-room").boundingBox();
      expect(board.width * board.height > width * height * 0.3, `${game} at ${width} × ${height}: the board has ${board.width} × ${board.height}`);
      await face.page.close();
    }
  }
}

export const tests = [
  ["places, pieces and moves are spoken", namesAreSpoken],
  ["a refusal names its rule beside the spot", refusalsAreExplained],
  ["arrows go over spots, Enter touches, Escape takes back", keysGoOverSpots],
  ["Home, End and the Page keys go to the edges, R reads a whole row or table", keysGoToEdges],
  ["a refusal says the next step, and places are called by their names", refusalsSayTheNextStep],
  ["the rules lie over the game", rulesLieOverTheGame],
  ["a hint stays to be read while moves are looked at", hintsStay],
  ["the first touch shows, the second plays", firstTouchShows],
  ["undo goes back to my decision, a hint plays nothing", undoAndHint],
  ["moves can be stepped through", stepsThroughMoves],
  ["an earlier position says that it is one, and a touch says why it does nothing", steppedBackIsTold],
  ["a level's answer leaves whoever looks at the past there", answersLetOneLook],
  ["a double click plays once and complains of nothing", doubleClicksPlayOnce],
  ["the list of moves and another chosen piece are spoken in words", movesAreSpoken],
  ["moves can be typed", typedMoves],
  ["a game can be given up and played again with seats moved on", resignAndRematch],
  ["in Oolong the loser begins the next game", rematchInOolong],
  ["a draw is offered, declined, withdrawn and agreed to at one screen", drawsAreOffered],
  ["a level answers a draw that is offered to it", levelsAnswerOffers],
  ["an offer disturbs no half-made touch", offersDisturbNoTouch],
  ["names and a clock are chosen; the clock runs, and a reload gives and takes nothing", clocksRun],
  ["a flag falls at its time, with a warning before", flagsFall],
  ["the language changes without a reload", languageChanges],
  ["steps are shown one by one, the answer comes after them, and all of it is said", stepsAreShown],
  ["the next touch skips what moves, and plays nothing", touchSkips],
  ["whoever gives up by key never loses the focus", resignByKey],
  ["one of three can leave, and the others play on", oneOfThreeLeaves],
  ["levels that play among themselves go on where they were left", levelsAmongThemselves],
  ["nothing scrolls during play at any size, and the board is the largest thing", nothingScrolls],
];
