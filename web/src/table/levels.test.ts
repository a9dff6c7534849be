import { expect, test } from "vitest";
import type { Bot, Group, Kind } from "../wire";
import { gentle } from "./levels";

const bot = (name: string, rating: number, group: Group): Bot => ({
  name,
  rating,
  group,
  about: { bundle: "", key: "" },
  strength: { bundle: "", key: "" },
  elo: null,
  against: null,
  report: group === "report",
  rating_error: 0,
});
const kind = (...bots: Bot[]): Kind => ({ name: "any", title: "Any", about: { bundle: "", key: "" }, options: [], bots, usual: "b", lends: null, foreign: null }) as Kind;

test("the gentlest main level is met first, not one of the report or between", () => {
  expect(gentle(kind(bot("r", 10, "report"), bot("x", 90, "between"), bot("b", 180, "main"), bot("c", 400, "main")))?.name).toBe("b");
});

test("a level that plays by chance alone is passed over", () => {
  expect(gentle(kind(bot("chance", 0, "main"), bot("b", 180, "main"), bot("c", 400, "main")))?.name).toBe("b");
});

test("it need not stand first", () => {
  expect(gentle(kind(bot("c", 400, "main"), bot("b", 180, "main")))?.name).toBe("b");
});

test("without main levels there is still somebody to play against", () => {
  expect(gentle(kind(bot("r", 0, "report")))?.name).toBe("r");
  expect(gentle(kind())).toBeUndefined();
});
