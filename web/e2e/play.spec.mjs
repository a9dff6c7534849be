// What one can do during a game, and what is told about it.
import { BY, comes, deeds, DESKTOP, expect, Face, PHONE, same } from "./face.mjs";

const open = async ({ context, url }, game = "quantik", players = ["human", "human"], more = {}) => {
  const face = await Face.open(await context(more.size ?? DESKTOP), url, { settings: more.settings });
  await face.play(game, players, more);
  return face;
};

async function namesAreSpoken(all) {
  const face = await open(all, "quantik", ["human", "human"], { deeds: deeds("A@a4") });
  await face.called("a4", "cell a4: white cone", "a place with its piece");
  await face.called("b4", "cell b4: empty", "a place without one");
  await face.called("hand2:A", "Brown, cones still to play: 2 brown cones, can be chosen", "a hand");
  await BY.key(face, await face.spotOf("hand2:B"));
  await face.called("b3", (name) => name.endsWith("can be chosen"));
  await face.hears("chosen");
  await BY.key(face, await face.spotOf("b3"));
  await face.plies(2);
  await face.hears("Brown puts a cube on b3");
  face.sound();
}

async function refusalsAreExplained(all) {
  const face = await open(all, "quantik", ["human", "human"], { deeds: deeds("A@a4") });
  await BY.click(face, await face.spotOf("hand2:A"));
  await BY.click(face, await face.spotOf("b3"));
  const bubble = face.page.locator(".bubble p");
  await bubble.waitFor();
  await comes(
    () => bubble.textContent(),
    (text) => text.includes("zone"),
    "the rule is named",
  );
  await face.hears("zone");
  same(await face.ply(), 1, "nothing was played");
  face.sound();
}

async function keysGoOverSpots(all) {
  const face = await open(all);
  await face.page.locator('.spots button[data-id="hand1:A"]').focus();
  await face.page.keyboard.press("Enter");
  await face.page.keyboard.press("Escape");
  await face.holds(0, "Escape takes the touch back");
  await face.page.keyboard.press("Enter");
  await face.page.keyboard.press("ArrowRight");
  await face.reaches((id) => /^a\d$/.test(id), "an arrow goes to the board");
  await face.page.keyboard.press("ArrowRight");
  await face.reaches((id) => /^b\d$/.test(id), "and on");
  await face.page.keyboard.press("Enter");
  await face.plies(1);
  await comes(() => face.page.locator(".spots button[tabindex='0']").count(), 1, "Tab leads to one place of the board");
  face.sound();
}

async function keysGoToEdges(all) {
  const face = await open(all, "quantik", ["human", "human"], { deeds: deeds("A@a4") });
  await face.page.keyboard.press("Tab");
  await face.page.locator('.spots button[data-id="b3"]').focus();
  await face.page.keyboard.press("PageUp");
  await face.reaches("b4", "Page Up goes to the upper edge");
  await face.page.keyboard.press("r");
  await face.hears("The row: ");
  await face.hears("cell a4: white cone; cell b4: empty; cell c4: empty; cell d4: empty");
  same(await face.page.locator('[data-ply="1"]').getAttribute("aria-current"), "step", "the moves are not stepped through");
  const other = await open(all, "oolong");
  await other.page.keyboard.press("Tab");
  await other.page.locator('.spots button[data-id="c/n"]').focus();
  await other.page.keyboard.press("r");
  await other.hears("Table centre: ");
  face.sound();
}

/** What is refused says what to do instead, in the words of the places. */
async function refusalsSayTheNextStep(all) {
  const face = await open(all);
  const bubble = face.page.locator(".bubble p");
  const told = async (id, wanted, what) => {
    await BY.click(face, await face.spotOf(id));
    await comes(() => bubble.allTextContents(), [wanted], what);
  };
  await told("b2", "First choose a piece, then where it goes.", "a place before a piece");
  await told("hand2:A", "These are Brown's: choose among your own.", "somebody else's");
  await BY.click(face, await face.spotOf("hand1:A"));
  await face.page.locator("[data-sentence]", { hasText: "White cone: where to?" }).waitFor();
  const other = await open(all, "oolong");
  await other.page.locator("[data-sentence]", { hasText: "Black, on which seat of table centre do you put your cup?" }).waitFor();
  face.sound();
}

/** A marker that is touched says what it does, flat and solid, and so it does to whoever comes by key. */
async function markersExplainThemselves(all) {
  const isTold = (face) => face.page.locator(".bubble", { hasText: "The marker of table north-west: as soon as" });
  for (const size of [DESKTOP, PHONE]) {
    for (const solid of [false, true]) {
      const face = await open(all, "oolong", ["human", "human"], { size, settings: { solid } });
      if (solid) await face.page.waitForSelector("canvas");
      const spot = await face.spotOf("marker:nw");
      await comes(
        () => face.page.locator(`.spots button[data-spot="${spot}"]`).boundingBox(),
        (box) => box.width > 4,
        "the marker has its place",
      );
      if (size.hasTouch) await face.page.touchscreen.tap(...(await face.middle(spot)));
      else await face.page.mouse.click(...(await face.middle(spot)));
      await isTold(face).waitFor();
      await face.hears("The marker of table north-west: as soon as");
      same(await face.ply(), 0, "nothing is played");
      face.sound();
      await face.page.close();
    }
  }
  const face = await open(all, "oolong");
  await face.page.keyboard.press("Tab");
  await face.page.locator('.spots button[data-id="nw/s"]').focus();
  await face.page.keyboard.press("ArrowDown");
  await face.reaches("marker:nw", "an arrow leads to the marker below the table");
  await face.page.keyboard.press("Enter");
  await isTold(face).waitFor();
  await face.hears("The marker of table north-west: as soon as");
  await face.page.keyboard.press("Escape");
  await comes(() => face.page.locator(".bubble").count(), 0, "Escape takes the words away");
  face.sound();
}

/** Two fingers are put down in the middle of a box and drawn apart. */
async function spread(face, { x, y, width, height }) {
  const session = await face.page.context().newCDPSession(face.page);
  const fingers = (apart) => [-apart, apart].map((dx, id) => ({ x: x + width / 2 + dx, y: y + height / 2, id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
  for (let apart = 40; apart <= 120; apart += 10) await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Two fingers magnify the page, on a flat board and on a solid one, and play nothing. */
async function twoFingersMagnify(all) {
  for (const solid of [false, true]) {
    const face = await open(all, "quantik", ["human", "human"], { size: PHONE, settings: { solid } });
    if (solid) await face.page.waitForSelector("canvas");
    await spread(face, await face.page.locator(".board").boundingBox());
    await comes(
      () => face.page.evaluate(() => visualViewport.scale),
      (scale) => scale > 1.5,
      `${solid ? "solid" : "flat"}: magnified`,
    );
    await face.holds(0, "nothing is touched");
    same(await face.ply(), 0, "nothing is played");
    face.sound();
  }
}

/** The rules lie over the game, which goes on underneath. */
async function rulesLieOverTheGame(all) {
  const face = await open(all, "quantik");
  await BY.click(face, await face.spotOf("hand1:A"));
  await face.page.getByRole("button", { name: "Rules" }).click();
  const book = face.page.getByRole("dialog");
  await book.getByRole("heading", { level: 2 }).nth(1).waitFor();
  await face.page.keyboard.press("Escape");
  await book.waitFor({ state: "detached" });
  await face.holds(1, "what was touched stays touched");
  await comes(() => face.page.evaluate(() => document.activeElement?.ariaLabel), "Rules", "the focus comes back");
  face.sound();
}

/** The sentence of a hint stays while moves are looked at. */
async function hintsStay(all) {
  const face = await open(all, "oware", ["human", "human"]);
  await face.page.getByRole("button", { name: "Hint" }).click();
  await face.page.waitForFunction(() => document.querySelector("[data-sentence]")?.textContent.includes("You might try"), null, { timeout: 60_000 });
  await face.page.mouse.move(...(await face.middle(await face.spotOf("B"))));
  await face.page.waitForFunction(() => document.querySelector("[data-sentence]")?.textContent.includes("house B"));
  await face.page.locator("[data-hint]", { hasText: "You might try" }).waitFor();
  face.sound();
}

async function firstTouchShows(all) {
  const face = await open(all, "oware", ["human", "human"], { size: PHONE });
  const spot = await face.spotOf("C");
  const at = await face.middle(spot);
  await face.page.touchscreen.tap(...at);
  await face.page.locator("[data-sentence] strong").waitFor();
  same(await face.ply(), 0, "the first touch plays nothing");
  await face.page.touchscreen.tap(...at);
  await face.plies(1);
  face.sound();
}

async function undoAndHint(all) {
  const face = await open(all, "oware", ["human", "beginner"]);
  await BY.click(face, await face.spotOf("D"));
  await face.plies(2);
  await face.page.getByRole("button", { name: "Undo" }).click();
  await face.plies(0);
  await face.isMyTurn();
  await face.page.getByRole("button", { name: "Hint" }).click();
  await face.page.waitForFunction(() => document.querySelector("[data-sentence]")?.textContent.includes("You might try"), null, { timeout: 60_000 });
  same(await face.ply(), 0, "a hint plays nothing");
  face.sound();
}

async function stepsThroughMoves(all) {
  const face = await open(all, "oware", ["human", "human"], { deeds: deeds("C", "c", "D") });
  await face.plies(3);
  const last = await face.called("C", (name) => !name.includes("4 seeds"));
  await face.page.getByRole("button", { name: "First position" }).click();
  await face.page.waitForFunction(() => document.querySelector('[data-id="C"]').ariaLabel.includes("4 seeds"));
  await comes(() => face.open().count(), 0, "the past cannot be changed");
  await face.page.keyboard.press("End");
  await face.called("C", last, "the present");
  await comes(
    () => face.open().count(),
    (count) => count > 0,
    "the present can be changed",
  );
  face.sound();
}

async function steppedBackIsTold(all) {
  const face = await open(all, "oware", ["human", "human"], { deeds: deeds("C", "c", "D", "d") });
  await face.page.getByRole("button", { name: "Move back" }).click();
  const past = face.page.locator("[data-past]");
  await past.getByText("You are looking at move 3 of 4.").waitFor();
  await face.page.waitForFunction(() => document.querySelectorAll(".spots button[data-open]").length === 0);
  // A touch says why nothing happens.
  await BY.click(face, await face.spotOf("A"));
  await face.page.locator(".bubble", { hasText: "You are looking at move 3 of 4. To play, go to the present." }).waitFor();
  await face.hears("To play, go to the present.");
  same(await face.ply(), 4, "nothing was played");
  await past.getByRole("button", { name: "To the present" }).click();
  await face.page.waitForSelector(".spots button[data-open]");
  await comes(() => past.count(), 0, "nothing is told in the present");
  await comes(() => face.page.evaluate(() => document.activeElement !== document.body), true, "the focus is not lost");
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
  await face.hears("Green puts a cup");
  await face.page.getByRole("button", { name: "To the present" }).click();
  await face.page.waitForSelector(".spots button[data-open]");
  face.sound();
}

/** The second click of two comes before the page has heard of the first. */
async function doubleClicksPlayOnce(all) {
  const face = await open(all, "oware", ["human", "human"]);
  await face.page.mouse.dblclick(...(await face.middle(await face.spotOf("C"))));
  await face.plies(1);
  await face.page.waitForSelector(".spots button[data-open]");
  same(await face.page.locator("[data-notice], .bubble").count(), 0, "nothing is complained about");
  const said = await face.announcements();
  expect(!/move 0|another position/.test(said), said);
  face.sound();
}

async function movesAreSpoken(all) {
  const face = await open(all, "quantik", ["human", "human"], { deeds: deeds("A@a4", "B@b3") });
  const label = (ply) => face.page.locator(`[data-ply="${ply}"]`).getAttribute("aria-label");
  await comes(async () => [await label(1), await label(2)], ["1. White puts a cone on a4.", "2. Brown puts a cube on b3."], "moves in words");
  await face.page.getByRole("button", { name: "Move back" }).click();
  await face.hears("You are looking at move 1 of 2. White puts a cone on a4.");
  await BY.click(face, await face.spotOf("a1"));
  await face.page.getByRole("button", { name: "Last position" }).click();
  // Another piece than the one that was chosen is said, too.
  await face.page.waitForSelector(".spots button[data-open]");
  await BY.click(face, await face.spotOf("hand1:A"));
  await BY.click(face, await face.spotOf("hand1:C"));
  await face.hears("cylinders still to play: chosen");
  await comes(() => face.page.title(), "Quantik against A friend here · Tabuleiro", "the title of the tab");
  face.sound();
}

async function typedMoves(all) {
  const face = await open(all, "oware", ["human", "human"], { settings: { typing: true } });
  await face.page.getByLabel("Type a move").fill("E");
  await face.page.keyboard.press("Enter");
  await face.plies(1);
  await face.page.getByLabel("Type a move").fill("nonsense");
  await face.page.keyboard.press("Enter");
  await face.page.waitForFunction(() => (document.querySelector("form + p")?.textContent ?? "").length > 5);
  face.sound();
}

async function resignAndRematch(all) {
  const face = await open(all, "quantik", ["human", "beginner"]);
  await face.page.getByRole("button", { name: "Resign" }).click();
  await face.page.getByRole("button", { name: "Yes" }).click();
  await comes(
    () => face.verdict(),
    (verdict) => verdict.includes("Brown"),
    "who has won",
  );
  await face.page.getByRole("button", { name: "Rematch" }).click();
  await face.page.waitForFunction(() => !document.querySelector("[data-verdict]") && document.querySelector('[data-seat="1"]')?.textContent.includes("You"));
  face.sound();
}

/** Waits until the card of a seat says something. */
const tells = (face, seat, text) => face.page.locator(`[data-seat="${seat}"]`, { hasText: text }).waitFor();

/** The loser of Oolong, first or not, begins the next game. */
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
  await tells(face, 0, "You");
  face.sound();
}

async function drawsAreOffered(all) {
  const face = await open(all, "oware", ["@Ana", "@Rui"], { deeds: deeds("C", "c") });
  const button = (name) => face.page.getByRole("button", { name, exact: true });
  await button("Offer a draw").focus();
  await face.page.keyboard.press("Enter");
  await face.page.getByText("A draw is offered: Ana. Rui, do you agree to a draw?").waitFor();
  await face.page.waitForFunction(() => document.activeElement?.textContent === "Agree");
  await face.hears("A draw is offered: Ana.");
  await face.page.keyboard.press("Tab");
  await face.page.keyboard.press("Enter");
  await face.page.waitForFunction(() => document.activeElement?.hasAttribute("data-offer"));
  await face.page.locator("[data-notice]", { hasText: "The draw is declined: Rui." }).waitFor();
  await button("Offer a draw").click();
  await face.page.waitForFunction(() => document.querySelector("[data-notice]")?.textContent.length > 20);
  await BY.click(face, await face.spotOf("D"));
  await face.plies(3);
  await button("Offer a draw").focus();
  await face.page.keyboard.press("Enter");
  await button("Withdraw").click();
  await face.page.locator("[data-notice]", { hasText: "The offer is withdrawn: Rui." }).waitFor();
  await BY.click(face, await face.spotOf("d"));
  await face.plies(4);
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
  await comes(
    () => face.open().count(),
    (count) => count > 0,
    "and the game goes on",
  );
  face.sound();
}

/** A half-made touch is not forgotten because something was offered meanwhile. */
async function offersDisturbNoTouch(all) {
  const face = await open(all, "quantik", ["human", "human"]);
  await BY.click(face, await face.spotOf("hand1:A"));
  await face.page.waitForSelector('.spots button[aria-pressed="true"]');
  await face.page.getByRole("button", { name: "Offer a draw" }).click();
  await face.page.waitForSelector("[data-draw]");
  await face.holds(1, "what was touched stays touched");
  await BY.click(face, await face.spotOf("b2"));
  await face.plies(1);
  await comes(() => face.page.locator("[data-draw]").count(), 0, "a move lets the offer lapse");
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
  await tells(face, 0, "Ana");
  await tells(face, 1, "Rui");
  same([await timeOf(face, 0), await timeOf(face, 1)], [180, 180], "three minutes each");
  for (const [count, house] of ["C", "c"].entries()) {
    await BY.click(face, await face.spotOf(house));
    await face.plies(count + 1);
  }
  // Whoever must decide has three minutes and what the first move has brought: the clock has run for a while.
  const left = await comes(
    () => timeOf(face, 0),
    (time) => time < 180,
    "the clock of whoever must decide runs",
  );
  const asked = Date.now();
  await face.page.reload();
  await face.page.waitForSelector(".spots button[data-open]");
  const after = await timeOf(face, 0);
  const passed = (Date.now() - asked) / 1000;
  expect(after <= left && after >= left - passed - 1, `a reload gives nothing and takes nothing: ${left}, then ${after} after ${passed} s`);
  await face.page.waitForSelector('[data-seat="0"] .running');
  face.sound();
}

async function flagsFall(all) {
  const face = await Face.open(await all.context(PHONE), all.url);
  await face.playLog("oware", ["@Ana", "@Rui"], { control: { type: "fischer", start: 4_000, add: 0 } });
  for (const [count, house] of ["C", "c"].entries()) {
    await BY.key(face, await face.spotOf(house));
    await face.plies(count + 1);
  }
  await face.page.waitForSelector('[data-seat="0"] .low');
  await face.page.waitForSelector('[data-seat="0"] [role="timer"][aria-label*="little time"]');
  await face.hears("seconds left");
  await face.page.waitForSelector("[data-verdict]");
  await comes(() => timeOf(face, 0), 0, "nothing is left");
  await tells(face, 1, "Winner");
  face.sound();
}

async function languageChanges(all) {
  const face = await open(all, "quantik", ["human", "human"], { size: PHONE });
  await face.page.getByRole("button", { name: "Menu" }).click();
  await face.page.getByRole("button", { name: "Português" }).click();
  await face.page.waitForFunction(() => document.documentElement.lang === "pt-PT");
  await face.called("a4", (name) => name.includes("sem nada"), "the board speaks it");
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
  await BY.click(face, await face.spotOf("C"));
  await face.plies(2);
  const seen = () => face.page.evaluate(() => globalThis.seen);
  const { C, D } = await seen();
  same(C, [6, 5, 4, 3, 2, 1, 0], "seeds leave one by one, all before the level answers");
  same(D, [6, 7], "and fall one by one");
  await comes(async () => (await seen()).c.slice(0, 3), [1, 2, 0], "the last makes two, which are taken");
  await comes(
    () => face.announcements(),
    (said) => said.includes("South sows") && said.includes("North sows"),
    "the move and its answer are both said",
  );
  await face.page.waitForSelector(".spots button[data-open]");
  await comes(
    () => face.announcements(),
    (said) => said.endsWith("South, which house do you sow?"),
    "and who is asked",
  );
  face.sound();
}

async function touchSkips(all) {
  const face = await open(all, "oware", ["human", "human"], { size: MOVING, position: SIX });
  // Time stands still: no seed falls before it has been looked at.
  await face.page.clock.install();
  await face.page.clock.pauseAt(Date.now() + 60_000);
  await BY.click(face, await face.spotOf("C"));
  await face.plies(1);
  same(await face.open().count(), 0, "nothing can be chosen while seeds fall");
  await BY.click(face, await face.spotOf("f"));
  await face.page.waitForFunction(() => document.querySelector('[data-id="C"]').ariaLabel.includes("empty"));
  await face.called("D", (name) => name.includes("7 seeds"), "the end is shown at once");
  same(await face.ply(), 1, "the touch played nothing");
  await face.page.clock.resume();
  await BY.click(face, await face.spotOf("f"));
  await face.plies(2);
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
  await comes(here, "No", "the focus goes to the question");
  await face.page.keyboard.press("Enter");
  await comes(here, "Resign", "and back");
  await face.page.keyboard.press("Enter");
  await comes(here, "No", "the focus goes to the question again");
  await face.page.keyboard.press("Shift+Tab");
  await face.page.keyboard.press("Enter");
  await face.page.waitForSelector("[data-verdict]");
  await comes(here, "Rematch", "and to what comes next");
  face.sound();
}

async function oneOfThreeLeaves(all) {
  const face = await open(all, "otrio", ["human", "human", "human"], { options: "players=3" });
  await face.page.getByRole("button", { name: "Resign" }).click();
  await face.page.getByRole("button", { name: "Yes" }).click();
  await tells(face, 0, "gave up");
  same(await face.page.locator("[data-verdict]").count(), 0, "the others play on");
  await face.hears("Red: gave up. Green, which piece");
  face.sound();
}

async function levelsAmongThemselves(all) {
  const face = await open(all, "quantik", ["casual", "casual"]);
  await face.page.waitForSelector("[data-ply]");
  await face.go("#/");
  await face.page.waitForSelector("main:not([aria-busy])");
  await face.go("#/game/test-quantik");
  await face.page.waitForSelector("[data-ply]"); // what was played is kept
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
  for (const game of ["oolong", "quantik", "oware", "otrio"]) {
    const face = await open(all, game, ["human", "beginner"], { size: DESKTOP });
    for (const [width, height] of sizes) {
      await face.page.setViewportSize({ width, height });
      await face.rests();
      const over = await face.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      expect(over[0] <= 0 && over[1] <= 0, `${game} at ${width} × ${height} scrolls by ${over}`);
      const smallest = await face.page.locator(".spots button").evaluateAll((all) => Math.min(...all.flatMap((one) => [one.offsetWidth, one.offsetHeight])));
      expect(smallest >= 24, `${game} at ${width} × ${height}: a place has ${smallest} px`);
      const board = await face.page.locator(".board-room").boundingBox();
      expect(board.width * board.height > width * height * 0.3, `${game} at ${width} × ${height}: the board has ${board.width} × ${board.height}`);
    }
    face.sound();
  }
}

export const tests = [
  ["places, pieces and moves are spoken", namesAreSpoken],
  ["a refusal names its rule beside the spot", refusalsAreExplained],
  ["arrows go over spots, Enter touches, Escape takes back", keysGoOverSpots],
  ["Home, End and the Page keys go to the edges, R reads a whole row or table", keysGoToEdges],
  ["a refusal says the next step, and places are called by their names", refusalsSayTheNextStep],
  ["a marker explains itself, flat and solid, by pointer, finger and key", markersExplainThemselves],
  ["two fingers magnify the page, flat and solid", twoFingersMagnify],
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
  ["nothing scrolls during play at any usual size, the board is the largest thing, and no place is under 24 px", nothingScrolls],
];
