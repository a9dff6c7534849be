// A player at the page: opens it, finds what can be chosen, and plays by whichever means.

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const SMALLEST = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export function expect(holds, why) {
  if (!holds) throw new Error(why);
}

export function same(found, wanted, what) {
  const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

/** How long something may take to come that is sure to come, in thousandths of a second: for machines with much else to do. */
const PATIENCE = 60_000;

/** How often it is looked whether it has come: with every frame, as is usual, the browser would draw for nothing else. */
const POLLING = 25;

/** Waits until what is asked for is a value, or passes a test. A page changes when it has heard, not when it was told: what was asked once might be too early. */
export async function comes(ask, wanted, what) {
  const isTest = typeof wanted === "function";
  const isRight = isTest ? wanted : (found) => JSON.stringify(found) === JSON.stringify(wanted);
  const late = Date.now() + PATIENCE;
  for (;;) {
    const found = await ask();
    if (isRight(found)) return found;
    if (Date.now() > late) throw new Error(`${what}: ${JSON.stringify(found)}${isTest ? "" : ` instead of ${JSON.stringify(wanted)}`}`);
    await new Promise((resolve) => setTimeout(resolve, POLLING));
  }
}

/** What two who take turns have played, as earlier releases kept it. */
export const deeds = (...moves) => moves.map((text, at) => ({ seat: at % 2, act: { type: "play", text } }));

/** The same numbers on every run. */
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Whoever looks at one tab. Anything that goes wrong in it is a failure. */
export class Face {
  constructor(page, url) {
    this.page = page;
    this.url = url;
    this.faults = [];
    page.on("pageerror", (error) => this.faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && this.faults.push(message.text()));
  }

  static async open(context, url, { settings = {}, hash = "#/" } = {}) {
    const face = new Face(await context.newPage(), url);
    await face.page.addInitScript(
      (kept) => {
        if (!localStorage.getItem("tabuleiro.settings")) localStorage.setItem("tabuleiro.settings", kept);
      },
      JSON.stringify({ lang: "en", theme: "day", ...settings }),
    );
    await face.page.goto(url + hash);
    await face.page.waitForSelector("main:not([aria-busy])");
    return face;
  }

  /** Goes to another screen; done when it is there, and has the focus. */
  async go(hash) {
    const isOther = await this.page.evaluate((to) => {
      if (location.hash === to) return false;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      location.hash = to;
      return true;
    }, hash);
    if (isOther) await this.page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
  }

  /** Keeps a game in the browser as the releases before 0.2 did, and opens it: whoever comes back with one finds it as it was. */
  async play(game, players, { deeds = [], options = "", id = `test-${game}`, position = null } = {}) {
    const kept = {
      id,
      game,
      beginning: { open: { game, options, position, players, seed: 7, deal: 7, friendly: true } },
      deeds,
      players,
      began: 1,
      changed: 1,
      ply: deeds.length,
      ending: null,
      winner: null,
      running: null,
    };
    await this.keep(kept);
    await this.go(`#/game/${id}`);
    await this.page.waitForSelector(".spots button");
  }

  /** Keeps a game in the browser as the page does, by its log, and opens it. Players are `human`, a name behind an `@`, or a level. */
  async playLog(game, names, { control = { type: "none" }, id = `log-${game}` } = {}) {
    const players = names.map((name) => (name === "human" || name.startsWith("@") ? { type: "person", name: name.replace(/^@/, "") } : { type: "level", name }));
    const terms = { control, first_move: null, seed: 7, friendly: true, rated: false, takebacks: true, help: true };
    const plan = { game, options: "", position: null, dealt: false, players, terms };
    const at = Date.now();
    const log = {
      series: [{ number: 0, at, what: { type: "opened", version: 1, plan } }],
      events: [{ number: 0, at, what: { type: "opened", version: 1, game, options: "", position: null, players, terms } }],
      served: at,
    };
    await this.keep({ id, game, players, began: at, changed: at, ply: 0, ending: null, winner: null, log });
    await this.go(`#/game/${id}`);
    await this.page.waitForSelector(".spots button");
  }

  async keep(kept) {
    await this.page.evaluate(
      (one) =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open("tabuleiro", 1);
          request.onupgradeneeded = () => ["games", "progress"].forEach((name) => request.result.createObjectStore(name, { keyPath: "id" }));
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const work = request.result.transaction("games", "readwrite");
            work.objectStore("games").put(one);
            work.oncomplete = () => resolve(request.result.close());
          };
        }),
      kept,
    );
  }

  open() {
    return this.page.locator(".spots button[data-open]");
  }

  /** Waits until there is something to choose, or the game is over; whether it goes on. */
  async isMyTurn() {
    await this.page.waitForFunction(() => document.querySelector(".spots button[data-open], [data-verdict]"), null, { timeout: PATIENCE, polling: POLLING });
    return (await this.page.locator("[data-verdict]").count()) === 0;
  }

  /** The number of the place with this name of the core's. */
  spotOf(id) {
    return this.page.locator(`.spots button[data-id="${id}"]`).getAttribute("data-spot").then(Number);
  }

  /** What a place is called now. */
  name(id) {
    return this.page.locator(`.spots button[data-id="${id}"]`).getAttribute("aria-label");
  }

  /** Waits until a place is called so, or so that a test of its name is passed. */
  called(id, wanted, what = id) {
    return comes(() => this.name(id), wanted, what);
  }

  /** Waits until something is announced; all that is to be heard then. */
  hears(text) {
    return comes(
      () => this.announcements(),
      (said) => said.includes(text),
      `"${text}" is to be heard`,
    );
  }

  /** Waits until the page lies as it is going to: its letters are there, and what their coming and the window's size have led to has been drawn. */
  rests() {
    return this.page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    });
  }

  /** Waits until so many moves have been played. */
  plies(count) {
    return comes(() => this.ply(), count, "moves that were played");
  }

  /** Waits until the focus is on this place of the board. */
  reaches(wanted, what) {
    return comes(() => this.page.evaluate(() => document.activeElement?.dataset.id ?? null), wanted, what);
  }

  /** Waits until so many places are touched and not yet played. */
  holds(count, what) {
    return comes(() => this.page.locator('.spots button[aria-pressed="true"]').count(), count, what);
  }

  async ply() {
    return this.page.locator("[data-ply]").count();
  }

  async verdict() {
    return this.page.locator("[data-verdict]").first().textContent();
  }

  /** Middle of a spot's button on the screen. */
  async middle(spot) {
    const box = await this.page.locator(`.spots button[data-spot="${spot}"]`).boundingBox();
    if (!box) throw new Error(`spot ${spot} is nowhere`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** The spots that can be touched next. */
  async openSpots() {
    return this.open().evaluateAll((all) => all.map((one) => Number(one.dataset.spot)));
  }

  announcements() {
    return this.page
      .locator("[data-announcement]")
      .allTextContents()
      .then((texts) => texts.join(" "));
  }

  sound() {
    same(this.faults, [], "faults in the tab");
  }
}

/** Ways to touch a spot. */
export const BY = {
  async click(face, spot) {
    await face.page.mouse.click(...(await point(face, spot)));
  },
  /** The first touch shows what would happen, the second plays. */
  async touch(face, spot) {
    const [x, y] = await point(face, spot);
    const before = await face.ply();
    await face.page.touchscreen.tap(x, y);
    const came = await face.page.waitForFunction(
      ([spot, ply]) => {
        if (document.querySelector("[data-sentence] strong")) return "armed";
        const isHeld = document.querySelector(`.spots button[data-spot="${spot}"]`)?.ariaPressed === "true";
        return (isHeld || document.querySelectorAll("[data-ply]").length !== ply) && "taken";
      },
      [spot, before],
      { timeout: PATIENCE, polling: POLLING },
    );
    if ((await came.jsonValue()) === "armed") await face.page.touchscreen.tap(x, y);
  },
  async key(face, spot) {
    await face.page.locator(`.spots button[data-spot="${spot}"]`).focus();
    await face.page.keyboard.press("Enter");
  },
};

/** Where to aim so that just this spot is hit: rings around others are hit at their edge. */
async function point(face, spot) {
  const [x, y] = await face.middle(spot);
  const isInner = await face.page.evaluate(
    ([spot]) => {
      const boxes = [...document.querySelectorAll(".spots button[data-open]")].map((one) => ({ spot: Number(one.dataset.spot), box: one.getBoundingClientRect() }));
      const own = boxes.find((one) => one.spot === spot)?.box;
      if (!own) return null;
      const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
      const inner = boxes.filter(
        (one) => one.spot !== spot && one.box.width < own.width && Math.hypot(middle(one.box)[0] - middle(own)[0], middle(one.box)[1] - middle(own)[1]) < 1,
      );
      const widest = Math.max(0, ...inner.map(({ box }) => box.width));
      return inner.length > 0 ? (own.width / 2 + widest / 2) / 2 : 0;
    },
    [spot],
  );
  return [x + (isInner ?? 0), y];
}

/** Plays random moves by some means until the game is over. */
export async function playOut(face, by, seed, most = 400) {
  const pick = chance(seed);
  for (let touches = 0; touches < most; touches++) {
    if (!(await face.isMyTurn())) return face.verdict();
    const spots = await face.openSpots();
    const spot = spots[pick(spots.length)];
    if (spot === undefined) continue;
    const before = await face.ply();
    await by(face, spot, pick);
    // The move is played, or the next touch is waited for.
    await face.page.waitForFunction(
      ([ply, spot]) => {
        const now = document.querySelectorAll("[data-ply]").length;
        const touched = document.querySelector(`.spots button[data-spot="${spot}"]`)?.getAttribute("aria-pressed") === "true";
        return now !== ply || touched || document.querySelector("[data-verdict]");
      },
      [before, spot],
      { timeout: PATIENCE, polling: POLLING },
    );
  }
  throw new Error("the game does not end");
}
