import { describe, expect, test } from "vitest";
import { realCore, typeOf } from "../testing/core";
import { Positions, type Stride } from "./positions";

const path = (...moves: string[]): Stride[] => moves.map((text) => ({ text, seat: null, before: [] }));
const at = async (positions: Positions, ...moves: string[]) => (await positions.at(path(...moves))).view.turn;

describe("positions of a study", () => {
  test("begin as chance has decided once", async () => {
    const positions = await Positions.open(realCore(), { game: "oolong", dealt: true });
    expect(positions.beginning.position ?? positions.beginning.options).toBeTruthy();
    expect(positions.beginning.dealt).toBeUndefined();
  });

  test("are reached from where the core stands, and those seen come without asking", async () => {
    const core = realCore();
    const positions = await Positions.open(core, { game: "oware" });
    expect(await at(positions, "A", "b")).toBe(0);
    core.asked.length = 0;
    expect(await at(positions, "A", "b", "C")).toBe(1);
    expect(core.asked.map(typeOf).filter((type) => type === "command").length).toBe(1);
    expect(core.asked.map(typeOf)).not.toContain("open");
    expect(await at(positions, "A", "c")).toBe(0);
    core.asked.length = 0;
    expect(await at(positions, "A", "b")).toBe(0);
    expect(core.asked).toEqual([]);
  });

  test("find out who made every move, also where nothing has to be asked", async () => {
    const positions = await Positions.open(realCore(), { game: "oware" });
    for (const moves of [path("A", "b", "C"), path("A", "b", "C")]) {
      await positions.at(moves);
      expect(moves.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    }
  });

  test("know who left on the way", async () => {
    const positions = await Positions.open(realCore(), { game: "otrio", options: "players=3" });
    const first = (await positions.at([])).choices[0]?.text ?? "";
    const moves: Stride[] = [{ text: first, seat: null, before: [0] }];
    await expect(positions.at(moves)).rejects.toThrow();
    const second = await Positions.open(realCore(), { game: "otrio", options: "players=3" });
    const next = (await second.at(path(first))).choices[0]?.text ?? "";
    await expect(second.at([...path(first), { text: next, seat: null, before: [2] }])).resolves.toBeDefined();
    expect((await second.log([...path(first), { text: next, seat: null, before: [2] }])).map(({ what }) => what.type)).toEqual(["opened", "moved", "resigned", "moved"]);
  });

  test("tell their own text, one question after another", async () => {
    const positions = await Positions.open(realCore(), { game: "oware" });
    const [text, other] = await Promise.all([positions.text(path("A")), at(positions, "B", "c")]);
    const again = await Positions.open(realCore(), { game: "oware", position: text });
    expect((await again.at([])).view.tokens).toEqual((await positions.at(path("A"))).view.tokens);
    expect(other).toBe(0);
  });
});
