import { expect, test } from "vitest";
import type { Kept } from "../store/library";
import { movedOn, playerAt, rematch, running } from "./rematch";

const game: Kept = {
  id: "one",
  game: "x",
  beginning: { open: { game: "x", players: ["human", "casual"], friendly: true } },
  deeds: [],
  players: ["human", "casual"],
  began: 1,
  changed: 2,
  ply: 9,
  ending: "rules",
  winner: 0,
  running: null,
};

test("seats move on by one, and whoever sat below sits above", () => {
  expect(movedOn(["a", "b", "c"])).toEqual(["b", "c", "a"]);
  expect(playerAt(0, 1, 3)).toBe(1);
});

test("a win is counted for the player, wherever the player sits", () => {
  const second = rematch(game, "two", 5, 1, 2);
  expect(second.players).toEqual(["casual", "human"]);
  expect(second.running).toEqual({ wins: [1, 0], draws: 0, turn: 1 });
  expect(running({ ...second, ending: "rules", winner: 1 }).wins).toEqual([2, 0]);
  expect(running({ ...second, ending: "rules", winner: 0 }).wins).toEqual([1, 1]);
  expect(running({ ...second, ending: "agreed", winner: null })).toEqual({ wins: [1, 0], draws: 1, turn: 1 });
});

test("a game that goes on counts nothing", () => {
  expect(running({ ...game, ending: null, winner: null })).toEqual({ wins: [0, 0], draws: 0, turn: 0 });
});
