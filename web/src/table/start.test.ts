import { expect, test } from "vitest";
import { fresh } from "./start";

test("a new game has its own name, seed and deal, and has not begun", () => {
  const [one, other] = [fresh("any", "rules=report", ["human", "casual"]), fresh("any", "", ["human"])];
  expect(one).toMatchObject({ game: "any", players: ["human", "casual"], deeds: [], ply: 0, ending: null, winner: null, running: null });
  expect(one.id).not.toBe(other.id);
  if (!("open" in one.beginning && "open" in other.beginning)) throw new Error("it begins from options");
  expect(one.beginning.open).toMatchObject({ game: "any", options: "rules=report", position: null, friendly: true });
  expect([one.beginning.open.seed, one.beginning.open.deal]).not.toEqual([other.beginning.open.seed, other.beginning.open.deal]);
});

test("it may begin at a position, and go on with a score", () => {
  const running = { wins: [1, 0], draws: 2, turn: 1 };
  const game = fresh("any", "", ["human", "human"], { position: "x", running });
  expect(game.beginning).toMatchObject({ open: { position: "x" } });
  expect(game.running).toEqual(running);
});
