import { expect, test } from "vitest";
import type { Board, Message, Spot } from "../../wire";
import { layout, SIDE } from "./flat";
import { OUTLINES, SHAPES as DRAWN, WOODS } from "./shapes";

const label: Message = { bundle: "quantik", key: "quantik-cell" };
const tone = { fill: "#ffffff", ink: "#000000" };
const SHAPES = ["cone", "cube", "cylinder", "sphere"];
const [COLUMNS, ROWS] = [
  [144, 244, 356, 456],
  [70, 170, 282, 382],
];

function spot(id: string, kind: Spot["kind"], at: [number, number], more: Partial<Spot> = {}): Spot {
  return { id, kind, outline: "pit", label, at, size: [84, 84], stack: 1, touch: true, ...more };
}

/** The board as the core describes it. */
const board: Board = {
  extent: [600, 452],
  spots: [
    ...[0, 1, 2, 3].map((zone) => spot(`zone${zone}`, "group", [zone % 2 ? 406 : 194, zone > 1 ? 332 : 120], { touch: false })),
    ...ROWS.flatMap((y, row) => COLUMNS.map((x, column) => spot(`${"abcd"[column]}${4 - row}`, "place", [x, y], { group: 2 * Number(row > 1) + Number(column > 1) }))),
    ...[0, 1].flatMap((seat) => SHAPES.map((shape, row) => spot(`hand${seat}:${shape}`, "hand", [seat ? 570 : 30, 130 + 64 * row], { seat, stack: 2 }))),
  ],
  strokes: [],
  coordinates: [],
  sides: [],
  looks: [0, 1].flatMap((paint) => SHAPES.map((shape) => ({ shape, paint, glyph: "o", ascii: "o", counted: false, around: false, spent: false, name: label }))),
  paints: ["maple", "walnut"].map((name) => ({ name, day: tone, evening: tone })),
  scoring: null,
};
const at = (id: string) => board.spots.findIndex((one) => one.id === id);

const frames = [
  [1040, 843],
  [2160, 1380],
  [390, 600],
  [360, 400],
  [600, 330],
].flatMap(([width = 0, height = 0]) => [false, true].map((turned) => ({ width, height, turned, coordinates: turned })));

test("every look of the board has a shape and a wood that are drawn", () => {
  for (const { shape, paint } of board.looks) {
    expect(DRAWN).toContain(shape);
    expect(OUTLINES[shape]).toBeTruthy();
    expect(WOODS[board.paints[paint]?.name ?? ""]).toBeTruthy();
  }
});

test.each(frames)("every spot has a place inside the drawing, and none touches another: %o", (frame) => {
  for (const small of [false, true]) {
    const { width, height, places } = layout(board, { ...frame, small });
    expect(places).toHaveLength(board.spots.length);
    for (const { x, y, width: w, height: h } of places) {
      expect(x - w / 2).toBeGreaterThanOrEqual(-0.01);
      expect(y - h / 2).toBeGreaterThanOrEqual(-0.01);
      expect(x + w / 2).toBeLessThanOrEqual(width + 0.01);
      expect(y + h / 2).toBeLessThanOrEqual(height + 0.01);
    }
    const touchable = places.filter((_, index) => board.spots[index]?.touch && (!small || board.spots[index]?.kind === "place"));
    touchable.forEach((one, index) => {
      for (const other of touchable.slice(index + 1)) {
        const apart = Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 0.5 || Math.abs(one.y - other.y) >= (one.height + other.height) / 2 - 0.5;
        expect(apart).toBe(true);
      }
    });
  }
});

test("hands stand at the sides of a wide room, above and below in a tall one", () => {
  const [wide, tall] = [
    layout(board, { width: 1040, height: 843, turned: false, coordinates: false }),
    layout(board, { width: 390, height: 600, turned: false, coordinates: false }),
  ];
  expect([wide.tall, tall.tall]).toEqual([false, true]);
  expect(wide.places[at("hand0:cone")]?.x).toBeLessThan((wide.width - SIDE) / 2);
  expect(tall.places[at("hand0:cone")]?.y).toBeGreaterThan(tall.height - 160);
});

test("what is touched is at least 43 pixels high on the smallest phone", () => {
  const { places, unit } = layout(board, { width: 360, height: 400, turned: false, coordinates: false });
  for (const [index, { height }] of places.entries()) if (board.spots[index]?.touch) expect(height / unit).toBeGreaterThanOrEqual(43);
});

test("half a turn changes the ends: cells, inlays and hands", () => {
  const [one, other] = [false, true].map((turned) => layout(board, { width: 1040, height: 843, turned, coordinates: false }));
  expect(other?.places[at("a4")]).toEqual(one?.places[at("d1")]);
  expect(other?.places[0]).toEqual(one?.places[3]);
  expect(other?.places[at("hand0:cone")]).toEqual(one?.places[at("hand1:cone")]);
});

test("the second piece of a hand stands behind the first, which stays where it is when it has gone", () => {
  const { pose } = layout(board, { width: 1040, height: 843, turned: false, coordinates: false });
  const hand = at("hand0:cube");
  expect(pose({ spot: hand, order: 1, of: 2 }, 1).z).toBeLessThan(pose({ spot: hand, order: 0, of: 2 }, 1).z);
  expect(pose({ spot: hand, order: 0, of: 2 }, 1)).toEqual(pose({ spot: hand, order: 0, of: 1 }, 1));
});
