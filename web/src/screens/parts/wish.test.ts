import { describe, expect, test } from "vitest";
import type { Kind } from "../../wire";
import { CLOCKS, controlOf, optionsText, othersOf, readWish, seated, usualWish, type Wish } from "./wish";

const say = { bundle: "", key: "" };
const bot = (name: string) => ({ name, about: say, strength: say, elo: null, against: null, report: false, rating: 1, rating_error: 1, group: "main" as const });
const kind = {
  name: "any",
  title: "Any",
  about: say,
  usual: "casual",
  bots: [bot("casual"), bot("keen")],
  lends: null,
  foreign: null,
  options: [
    {
      key: "rules",
      label: say,
      values: [
        { value: "book", label: say },
        { value: "report", label: say },
      ],
      usual: "book",
    },
    { key: "order", label: say, values: null, example: "ab", usual: "ba" },
  ],
} as Kind;
const wish = (more: Partial<Wish>): Wish => ({ ...usualWish(), ...more });

describe("a wish that was kept", () => {
  test("is read again", () => {
    const kept = wish({ options: { rules: "report", order: "ab" }, you: "chance", others: ["keen", "human"], name: "Ana", names: ["", "Rui"], clock: "5+3" });
    expect(readWish(JSON.stringify(kept), kind)).toEqual(kept);
  });

  test("loses what the game does not know", () => {
    const kept = { options: { rules: "mine", colour: "red", order: 7 }, you: -2, others: ["nobody", 5, "keen"], name: 7, names: "x", clock: "1+0" };
    expect(readWish(JSON.stringify(kept), kind)).toEqual(wish({ others: ["casual", "casual", "keen"] }));
  });

  test("is as usual if it is no wish at all", () => {
    for (const text of [null, "", "{", "null", "[]", '"x"', '{"options":3,"others":{}}']) expect(readWish(text, kind)).toEqual(usualWish());
  });
});

describe("options", () => {
  test("what is as usual is not said", () => {
    expect(optionsText(kind, {})).toBe("");
    expect(optionsText(kind, { rules: "book", order: " " })).toBe("");
    expect(optionsText(kind, { rules: "report", order: " ab " })).toBe("rules=report order=ab");
  });
});

describe("clocks", () => {
  test("are minutes for the game and seconds for every move, or none", () => {
    expect(CLOCKS.map(controlOf)).toEqual([
      { type: "none" },
      { type: "fischer", start: 180_000, add: 2_000 },
      { type: "fischer", start: 300_000, add: 3_000 },
      { type: "fischer", start: 600_000, add: 5_000 },
      { type: "fischer", start: 900_000, add: 10_000 },
    ]);
  });
});

describe("seats", () => {
  const human = { type: "person", name: "human" };
  const level = (name: string) => ({ type: "level", name });

  test("the player sits where wished, the others in order", () => {
    expect(seated(wish({ you: 1, others: ["keen"] }), 2, kind, 0)).toEqual([level("keen"), human]);
    expect(seated(wish({ you: 1, others: ["keen", "human"] }), 4, kind, 0)).toEqual([level("keen"), human, human, level("casual")]);
  });

  test("people have the names they give, even a level's, and levels their own", () => {
    const named = wish({ others: ["keen", "human"], name: " Ana ", names: ["lost", "keen"] });
    expect(seated(named, 3, kind, 0)).toEqual([{ type: "person", name: "Ana" }, level("keen"), { type: "person", name: "keen" }]);
  });

  test("by chance anywhere", () => {
    expect(seated(wish({ you: "chance" }), 2, kind, 0.49)).toEqual([human, level("casual")]);
    expect(seated(wish({ you: "chance" }), 2, kind, 0.99)).toEqual([level("casual"), human]);
  });

  test("a seat that is not there any more is the last one", () => {
    expect(seated(wish({ you: 3 }), 2, kind, 0)).toEqual([level("casual"), human]);
  });

  test("who watches leaves all seats to others", () => {
    expect(othersOf(wish({ you: "watch", others: ["keen"] }), 2, kind)).toEqual(["keen", "casual"]);
    expect(seated(wish({ you: "watch" }), 2, kind, 0)).toEqual([level("casual"), level("casual")]);
  });
});
