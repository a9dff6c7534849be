import { expect, test } from "vitest";
import type { Board, Look, Message, Spot } from "../../wire";
import type { Place } from "../skin";
import { houseOf, layout, TABLE } from "./flat";
import { carried, lastWay, markerOf, SHAPES, tallies } from "./house";
import { fitting } from "./letters";
import { walk } from "./walk";
import { ways } from "./ways";

const NAMES = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];
const MARKERS = ["carry-black", "carry-green", "send-black", "send-green", "turn", "swap-unclaimed", "swap-claimed"];
const say = (key: string): Message => ({ bundle: "oolong", key });

function spot(id: string, kind: Spot["kind"], more: Partial<Spot> = {}): Spot {
  return { id, kind, outline: "peg", label: say(id), at: [0, 0], size: [100, 100], stack: 1, touch: true, ...more };
}

function look(shape: string, more: Partial<Look> = {}): Look {
  return { shape, paint: 0, glyph: "o", ascii: "o", counted: false, around: false, spent: false, name: say(shape), ...more };
}

/** The tea house as the core describes it, without what its skin does not look at. */
const board: Board = {
  extent: [1530, 2040],
  spots: [
    ...NAMES.map((table) => spot(table, "group")),
    ...NAMES.flatMap((table, group) => NAMES.map((seat) => spot(`${table}/${seat}`, "place", { group, stack: 2 }))),
    ...NAMES.filter((table) => table !== "c").map((table) => spot(`marker:${table}`, "marker", { touch: false })),
    ...[0, 1].map((seat) => spot(`hand${seat + 1}`, "hand", { seat, stack: 40, touch: false })),
    ...Array.from({ length: 8 }, (_, step) => spot(`turn:${step}`, "button")),
    spot("decline", "button"),
  ],
  strokes: [],
  coordinates: [],
  sides: [],
  looks: [
    look("waiter", { around: true }),
    look("cup-lid"),
    look("cup"),
    ...MARKERS.map((name) => look(`marker-${name}`, { name: { ...say("needs"), values: { count: { number: 4 }, marker: { say: say(name) } } } })),
    ...MARKERS.map((name) => look(`marker-${name}`, { spent: true, name: { ...say("used"), values: { marker: { say: say(name) } } } })),
  ],
  paints: [],
  scoring: null,
};
const at = (id: string) => board.spots.findIndex((one) => one.id === id);

const frames = [
  [1040, 843],
  [2160, 1380],
  [390, 500],
  [360, 400],
  [600, 330],
  [800, 800],
].flatMap(([width = 0, height = 0]) => [false, true].map((turned) => ({ width, height, turned, coordinates: false })));

const overlap = (one: Place, other: Place): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 && Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5;

test("every look of the board has a shape that is drawn", () => {
  for (const { shape } of board.looks) expect(SHAPES).toContain(shape);
});

test.each(frames)("every spot has a place inside the drawing: %o", (frame) => {
  for (const small of [false, true]) {
    const { width, height, places } = layout(board, { ...frame, small });
    expect(places).toHaveLength(board.spots.length);
    for (const place of places) {
      expect(place.x - place.width / 2).toBeGreaterThanOrEqual(-0.01);
      expect(place.y - place.height / 2).toBeGreaterThanOrEqual(-0.01);
      expect(place.x + place.width / 2).toBeLessThanOrEqual(width + 0.01);
      expect(place.y + place.height / 2).toBeLessThanOrEqual(height + 0.01);
    }
  }
});

test.each(frames)("no seat touches another, no table another, no button another: %o", (frame) => {
  const { places } = layout(board, frame);
  const of = (kind: Spot["kind"]) => places.filter((_, index) => board.spots[index]?.kind === kind);
  for (const kind of ["place", "group", "button"] as const) {
    const all = of(kind);
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        if (kind === "button") expect(overlap(one, other)).toBe(false);
        else expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.width);
      }
    });
  }
});

test.each(frames)("declining lies clear of every seat, because cups can be taken at the same time: %o", (frame) => {
  const { places } = layout(board, frame);
  const decline = places[at("decline")];
  for (const [index, place] of places.entries()) {
    if (board.spots[index]?.kind === "place" && decline) expect(overlap(decline, place)).toBe(false);
  }
});

test("a phone's seats lie at least 27 pixels apart, and buttons can be hit", () => {
  const { places, unit } = layout(board, { width: 360, height: 440, turned: false, coordinates: false });
  const [one, other, button] = [places[at("n/n")], places[at("n/ne")], places[at("turn:3")]];
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)) / unit).toBeGreaterThan(27);
  expect((button?.height ?? 0) / unit).toBeGreaterThanOrEqual(43.9);
});

test("eight turns of 45 degrees lead round the ring of seats", () => {
  const { places } = layout(board, { width: 900, height: 900, turned: false, coordinates: false });
  const [middle, ring] = [places[at("e")], ["n", "ne", "e", "se", "s", "sw", "w", "nw"].map((seat) => places[at(`e/${seat}`)])];
  ring.forEach((place, step) => {
    const angle = (Math.atan2((place?.x ?? 0) - (middle?.x ?? 0), (middle?.y ?? 0) - (place?.y ?? 0)) * 180) / Math.PI;
    expect((angle + 360) % 360).toBeCloseTo(45 * step);
  });
});

test("half a turn puts the other corner below", () => {
  const [one, other] = [false, true].map((turned) => layout(board, { width: 900, height: 900, turned, coordinates: false }));
  expect(other?.places[at("se/se")]?.x).toBeLessThan(one?.places[at("nw/e")]?.x ?? 0);
  expect(other?.places[at("hand1")]?.y).toBeLessThan(20);
});

test("cups to be served are not on the board, and the waiter stands above a cup", () => {
  const { pose } = layout(board, { width: 900, height: 900, turned: false, coordinates: false });
  expect(pose({ spot: at("hand1"), order: 3, of: 40 }, 1).hidden).toBe(true);
  const seat = { spot: at("c/c"), order: 0, of: 1 };
  expect(pose(seat, 0).z).toBeGreaterThan(pose(seat, 1).z);
});

/** The corners that a way goes through. */
const corners = (line: string) => [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test("a walk does not run over tables that it neither leaves nor reaches", () => {
  const house = houseOf(layout(board, { width: 1040, height: 843, turned: false, coordinates: false }));
  const slips = board.spots.flatMap(({ kind }, index) => (kind === "marker" ? [index] : []));
  for (const [from, to] of [
    ["w/ne", "ne/w"],
    ["ne/s", "s/ne"],
    ["nw/se", "se/nw"],
    ["n/s", "s/n"],
    ["w/e", "e/w"],
  ] as const) {
    const points = corners(walk(house, slips, at(from), at(to)).line);
    const others = house.tables.filter(({ id }) => !from.startsWith(`${id}/`) && !to.startsWith(`${id}/`));
    for (const { x, y } of points) for (const table of others) expect(Math.hypot(x - table.x, y - table.y)).toBeGreaterThan(TABLE - 6);
  }
});

test("what turns and what changes places is drawn", () => {
  const house = layout(board, { width: 1040, height: 843, turned: false, coordinates: false });
  expect(ways(house, board, [{ type: "turn", spot: 4, degrees: 225 }], null)).toHaveLength(1);
  expect(ways(house, board, [{ type: "swapped", one: 0, other: 5 }], { from: at("n/n"), to: at("c/c") })).toHaveLength(2);
});

test("the last way leads from the cup to the waiter whom it sent, if he went anywhere", () => {
  const token = (id: number, look: number, spot: string) => ({ id, look, at: { spot: at(spot), order: 0, of: 1 } });
  const cup = { type: "last" as const, spot: at("w/ne") };
  const sent = { type: "moved" as const, look: 0, count: 1, from: at("c/c"), to: at("ne/w") };
  const marks = [cup, { ...sent, look: 1, to: at("w/ne") }, sent];
  const scene = { board, marks, tokens: [token(1, 0, "ne/w"), token(2, 1, "w/ne")] };
  expect(lastWay(scene)).toEqual({ from: at("w/ne"), to: at("ne/w") });
  expect(lastWay({ board, marks: [cup] })).toBeNull();
  expect(tallies(scene).get(3)).toEqual({ black: 1, green: 0 });
});

test("a marker tells what it does and how many cups it needs until it is used", () => {
  const [fresh, used] = [board.looks[7], board.looks[14]];
  expect(fresh && markerOf(fresh)).toEqual({ name: say("turn"), needs: 4 });
  expect(used && markerOf(used)).toEqual({ name: say("turn"), needs: null });
});

test("words that do not fit give way to one that does", () => {
  expect(fitting("Turn a table", 200, 16)).toBe("Turn a table");
  expect(fitting("Turn a table", 60, 16)).toBe("Turn");
  expect(fitting("Empregado: Preto", 60, 16)).toBe("Preto");
  expect(fitting("Empregado", 20, 16)).toBe("");
  // A word from between says nothing by itself.
  expect(fitting("Empregado um preto", 34, 16)).toBe("");
});

test("what belongs to a table goes with it while it changes places, and passes the other", () => {
  const house = houseOf(layout(board, { width: 900, height: 900, turned: false, coordinates: false }));
  const [one, other] = [at("n"), at("w")];
  const shown = (t: number) => {
    const tables = carried(house, { ways: [], motion: { type: "swap", one, other }, t });
    return (spot: number) => tables.find((table) => table.spot === spot) ?? { x: NaN, y: NaN };
  };
  const place = (spot: number) => house.places[spot] ?? { x: NaN, y: NaN };
  expect(shown(0)(one)).toMatchObject({ x: place(one).x, y: place(one).y });
  expect(shown(1)(one).x).toBeCloseTo(place(other).x);
  expect(shown(1)(other).y).toBeCloseTo(place(one).y);
  const middle = shown(0.5);
  expect(Math.hypot(middle(one).x - middle(other).x, middle(one).y - middle(other).y)).toBeGreaterThan(1.5 * TABLE);
  expect(middle(at("se"))).toMatchObject({ x: place(at("se")).x });
});
