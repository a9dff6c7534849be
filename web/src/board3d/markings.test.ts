import { Group, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Scene } from "../board/scene";
import type { Board, Message, Spot } from "../wire";
import { marksOf } from "./markings";
import type { SolidBoard } from "./solid";

const label: Message = { bundle: "any", key: "any" };
const spot = (id: string, kind: Spot["kind"] = "place"): Spot => ({ id, kind, outline: "pit", label, at: [0, 0], size: [1, 1], stack: 1, touch: true });
const board: Board = {
  extent: [1, 1],
  strokes: [],
  coordinates: [],
  sides: [],
  looks: [],
  paints: [],
  scoring: null,
  spots: [spot("a"), spot("b"), spot("c"), spot("h", "hand"), spot("x", "button")],
};
const solid: SolidBoard = {
  ground: new Group(),
  extent: { x: 1, z: 1, y: 1 },
  spot: (index) => ({ at: new Vector3(index, 0, 0), radius: index === 4 ? 0 : 0.4, height: 0.5 }),
  model: () => ({ parts: [], contact: 0 }),
  stand: () => ({ position: new Vector3(9, 0, 0), turn: 0, scale: 1 }),
};
const still = { open: false, touched: false, aimed: false, focused: false };
function scene(changes: Partial<Scene>, states: Record<number, Partial<typeof still>> = {}): Scene {
  return {
    board,
    tokens: [],
    flight: null,
    marks: [],
    scores: [],
    turn: 0,
    preview: null,
    chips: [],
    refusal: null,
    hint: [],
    coordinates: false,
    turned: false,
    evening: false,
    still: true,
    spots: board.spots.map((_, index) => ({ ...still, ...states[index] })),
    ...changes,
  };
}
const drawings = (one: Scene) => marksOf(one, solid).stamps.map(({ drawing }) => drawing);

describe("marks", () => {
  it("give every state a drawing of its own", () => {
    expect(drawings(scene({}))).toEqual([]);
    expect(drawings(scene({}, { 0: { open: true } }))).toEqual(["band", "dots"]);
    expect(drawings(scene({}, { 0: { touched: true } }))).toEqual(["chosen"]);
    expect(drawings(scene({}, { 0: { focused: true } }))).toEqual(["focus"]);
    expect(drawings(scene({ marks: [{ type: "last", spot: 1 }] }))).toEqual(["last"]);
    expect(drawings(scene({ refusal: { about: 0, because: [] } }))).toEqual(["barred"]);
    expect(drawings(scene({ hint: [2] }))).toEqual(["dashed"]);
  });

  it("leave out what is not on the board", () => expect(drawings(scene({}, { 4: { open: true, focused: true } }))).toEqual([]));

  it("draw a winning line as one stroke through its spots", () => {
    const { strokes } = marksOf(scene({ marks: [{ type: "line", spots: [0, 1, 2] }] }), solid);
    expect(strokes.map(({ points }) => points.map(({ x }) => x))).toEqual([[0, 1, 2]]);
  });

  it("join what forbids a move to where it is forbidden", () => {
    const found = drawings(scene({ refusal: { about: 0, because: [2] } }));
    expect(found.filter((one) => one === "dot").length).toBeGreaterThan(3);
    expect(found).toContain("barred");
  });

  it("go around the last piece of a hand", () => {
    const held = scene({ tokens: [{ id: 0, look: 0, at: { spot: 3, order: 0, of: 1 } }] }, { 3: { touched: true } });
    expect(marksOf(held, solid).stamps[0]?.at.x).toBe(9);
  });

  it("sow from goal to goal, and walk with dots", () => {
    const trail = (from: number, to: number) => ({ look: 0, count: 1, from, to });
    const preview = { arrivals: [], departures: [], motions: [], remarks: [] };
    expect(drawings(scene({ preview: { ...preview, trails: [trail(0, 1), trail(0, 2)] } }))).toEqual(["chevron", "chevron"]);
    expect(new Set(drawings(scene({ preview: { ...preview, trails: [trail(0, 2)] } })))).toEqual(new Set(["dot"]));
  });
});
