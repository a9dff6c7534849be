import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Scene } from "../../board/scene";
import { built, misses } from "../../board3d/trial";
import type { Board, Look, Message, Spot } from "../../wire";
import { SHAPES } from "./house";
import { solid } from "./solid";
import { TABLE } from "./solid-house";

const label: Message = { bundle: "oolong", key: "oolong-seat" };
const tone = { fill: "#ffffff", ink: "#000000" };
const POINTS = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];
const spot = (id: string, kind: Spot["kind"], more: Partial<Spot> = {}): Spot => ({
  id,
  kind,
  outline: "disc",
  label,
  at: [0, 0],
  size: [100, 100],
  stack: 1,
  touch: true,
  ...more,
});
const look = (shape: string, spent = false): Look => ({ shape, paint: 0, glyph: "o", ascii: "o", counted: false, around: shape === "waiter", spent, name: label });
const board: Board = {
  extent: [1530, 2040],
  spots: [
    ...POINTS.map((id) => spot(id, "group")),
    ...POINTS.flatMap((table, group) => POINTS.map((seat) => spot(`${table}/${seat}`, "place", { group, stack: 2 }))),
    ...POINTS.filter((id) => id !== "c").map((id) => spot(`marker:${id}`, "marker", { touch: false })),
    spot("hand1", "hand", { seat: 0, touch: false }),
    spot("hand2", "hand", { seat: 1, touch: false }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((step) => spot(`turn:${step}`, "button")),
    spot("decline", "button"),
  ],
  strokes: [],
  coordinates: [],
  sides: [],
  looks: [...SHAPES.map((shape) => look(shape)), ...SHAPES.filter((shape) => shape.startsWith("marker")).map((shape) => look(shape, true))],
  paints: [{ name: "paper", day: tone, evening: tone }],
  scoring: null,
};
const at = (id: string) => board.spots.findIndex((one) => one.id === id);
const WAITER = board.looks.findIndex(({ shape }) => shape === "waiter");
const CUP = board.looks.findIndex(({ shape }) => shape === "cup");

/** A quiet moment: the waiter at a seat, cups at others. */
function moment(waiter: string, cups: string[], more: Partial<Scene> = {}): Scene {
  const token = (look: number, id: string, nth: number) => ({ id: nth, look, at: { spot: at(id), order: 0, of: 1 } });
  return {
    board,
    tokens: [token(WAITER, waiter, 0), ...cups.map((id, i) => token(CUP, id, i + 1))],
    flight: null,
    marks: [],
    scores: [],
    turn: 0,
    spots: board.spots.map(() => ({ open: false, touched: false, aimed: false, focused: false })),
    preview: null,
    chips: [],
    refusal: null,
    hint: [],
    coordinates: true,
    turned: false,
    evening: false,
    still: true,
    ...more,
  };
}

/** At the rim of a table, between its seats; a little beside the middle of everything else. */
const between = (index: number) => (board.spots[index]?.kind === "group" ? new Vector3(1.28 * Math.cos(0.39), 0, 1.28 * Math.sin(0.39)) : new Vector3(0.013, 0, 0.007));

describe("Oolong in three dimensions", () => {
  it("has a model for every look", () => {
    const made = built(solid, board);
    for (const [index, { shape }] of board.looks.entries()) {
      expect(solid.shapes).toContain(shape);
      expect(made.model(index).parts).toHaveLength(1);
    }
  });

  it("lets a ray onto any seat, table or button mean it", () => expect(misses(solid, board, between)).toEqual([]));

  it("seats the same guests after a turn of an eighth", () => {
    const made = built(solid, board);
    const seats = ["n", "ne", "e", "se", "s", "sw", "w", "nw"].map((seat) => made.stand({ spot: at(`c/${seat}`), order: 0, of: 1 }, CUP).position);
    seats.forEach((seat, i) => {
      const turned = seat.clone().applyAxisAngle(new Vector3(0, 1, 0), -Math.PI / 4);
      expect(turned.distanceTo(seats[(i + 1) % 8] ?? seat)).toBeLessThan(1e-9);
    });
  });

  it("lets the waiter stand behind a cup, not in it", () => {
    const made = built(solid, board);
    const perch = { spot: at("e/n"), order: 0, of: 1 };
    made.dress?.(moment("e/n", []));
    const free = made.stand(perch, WAITER).position.clone();
    made.dress?.(moment("e/n", ["e/n"]));
    expect(made.stand(perch, WAITER).position.z).toBeLessThan(free.z - 0.3);
  });

  it("gives every table a body of its own that can turn and travel", () => {
    const made = built(solid, board);
    const bodies = POINTS.map((id) => made.group?.(at(id)));
    expect(new Set(bodies).size).toBe(9);
    POINTS.forEach((id, i) => {
      const { x, z } = made.spot(at(id)).at;
      expect(bodies[i]?.position).toMatchObject({ x, z });
    });
  });

  it("dresses claimed tables, and undresses them again", () => {
    const made = built(solid, board);
    const worn = () => made.group?.(at("n"))?.children.filter(({ visible }) => visible).length ?? 0;
    made.dress?.(moment("c/c", []));
    const bare = worn();
    made.dress?.(moment("c/c", [], { marks: [{ type: "claimed", spot: at("n"), seat: 1 }] }));
    expect(worn()).toBe(bare + 1);
    made.dress?.(moment("c/c", []));
    expect(worn()).toBe(bare);
  });

  it("shows the waiter's table larger on tall screens, and how far to turn while that is asked", () => {
    const made = built(solid, board, true);
    const near = made.closeup?.(moment("sw/c", []));
    expect(near?.spots).toEqual(POINTS.map((seat) => at(`sw/${seat}`)));
    expect(near?.extent.x).toBeGreaterThan(TABLE);
    const scene = moment("sw/c", []);
    const asked = { ...scene, spots: scene.spots.map((state, i) => ({ ...state, open: i === at("turn:3") })) };
    expect(made.closeup?.(asked)?.spots).toContain(at("turn:3"));
  });
});
