// Every game is played to its end, flat and solid, at a desk and on a phone, by click, touch, key and drag.
import { BY, DESKTOP, expect, Face, PHONE, playOut, SMALLEST } from "./face.mjs";

/** Drawing by hand, so to say, takes its time for every pixel: what is solid is played in a smaller window, and phones have coarse screens here. */
const SMALL_DESK = { viewport: { width: 960, height: 640 } };
const coarse = (phone) => ({ ...phone, deviceScaleFactor: 1 });

const GAMES = ["oolong", "quantik", "oware", "otrio"];

const game =
  (name, size, by, settings, players = ["human", "beginner"]) =>
  async ({ context, url }) => {
    const face = await Face.open(await context(size), url, { settings });
    await face.play(name, players);
    const verdict = await playOut(face, by, 11);
    expect(verdict.length > 5, `the end is told: ${verdict}`);
    await face.hears(verdict.trim());
    face.sound();
  };

/** The page remembers where it last heard of the pointer. */
const watchPointer = (face) =>
  face.page.evaluate(() => {
    if (globalThis.pointer) return;
    globalThis.pointer = { x: 0, y: 0 };
    addEventListener("pointermove", ({ clientX: x, clientY: y }) => (globalThis.pointer = { x, y }));
  });

/** Carries a piece from the hand to its place where two touches make a move. */
async function drag(face, spot, pick) {
  const [x, y] = await face.middle(spot);
  await watchPointer(face);
  await face.page.mouse.move(x, y);
  await face.page.mouse.down();
  await face.page.mouse.move(x + 14, y + 14, { steps: 3 });
  // Browsers tell of moves when they draw: whether a piece is in hand is asked when the page has heard of them. Put back where it lay, it would be let go again.
  await face.page.waitForFunction(([x, y]) => Math.hypot(globalThis.pointer.x - x, globalThis.pointer.y - y) < 2, [x + 14, y + 14]);
  const spots = await face.openSpots();
  const isCarried = (await face.page.locator(`.spots button[data-spot="${spot}"][aria-pressed="true"]`).count()) > 0;
  const to = isCarried ? spots[pick(spots.length)] : spot;
  await face.page.mouse.move(...(await face.middle(to)), { steps: 4 });
  await face.page.mouse.up();
  // It is in hand until its move has been played: whoever looks earlier takes the old position for the new one.
  if (isCarried) await face.holds(0, "what was carried is set down");
}

export const tests = GAMES.flatMap((name) => [
  [`${name} by click at a desk`, game(name, DESKTOP, BY.click, {})],
  [`${name} by key alone at a desk`, game(name, DESKTOP, BY.key, {})],
  [`${name} by touch on a phone`, game(name, coarse(PHONE), BY.touch, {})],
  [`${name} by touch on the smallest phone, in the evening, in Portuguese`, game(name, coarse(SMALLEST), BY.touch, { theme: "evening", lang: "pt" })],
  [`${name} solid by click at a desk`, game(name, SMALL_DESK, BY.click, { solid: true })],
  [`${name} solid by touch on a phone`, game(name, coarse(PHONE), BY.touch, { solid: true })],
]).concat([
  ["quantik by drag at a desk", game("quantik", DESKTOP, drag, {})],
  ["otrio by drag at a desk", game("otrio", DESKTOP, drag, {})],
]);
