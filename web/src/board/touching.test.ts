import { beforeEach, expect, test } from "vitest";
import type { Board, Choice, Fault, Message } from "../wire";
import { Touching, type Owner } from "./touching.svelte";

const say = (key: string): Message => ({ bundle: "test", key, values: {} }) as never;
const choice = (text: string, ...path: number[]): Choice => ({ text, path, say: say(text) }) as never;
const board = { spots: ["a", "b", "c", "d"].map((id) => ({ id, label: say(id) })) } as unknown as Board;

let said: string[];
let played: string[];
let asked: number[][];
let owner: { -readonly [key in keyof Owner]: Owner[key] };
let touching: Touching;

beforeEach(() => {
  [said, played, asked] = [[], [], []];
  owner = {
    board,
    choices: [choice("a-b", 0, 1), choice("c-b", 2, 1), choice("d", 3)],
    idle: null,
    words: { againToPlay: "again", chosen: "chosen" },
    why: (path) => {
      asked.push(path);
      return Promise.resolve({ code: "some-rule", say: say("why"), about: 1, because: [2] } as unknown as Fault);
    },
    nameOf: (spot) => `name of ${spot}`,
    spoken: (message) => message?.key ?? "",
    say: (text) => said.push(text),
    play: (text) => played.push(text),
  };
  touching = new Touching(owner);
});

test("touches narrow what can be chosen, say so, and play what is left", async () => {
  expect([...touching.open]).toEqual([0, 2, 3]);
  await touching.press(0, false);
  expect(touching.touched).toEqual([0]);
  expect([...touching.open]).toEqual([1]);
  expect(said).toEqual(["a: chosen"]);
  await touching.press(1, false);
  expect(played).toEqual(["a-b"]);
});

test("a careful touch shows first and plays the second time", async () => {
  await touching.press(3, true);
  expect([touching.armed?.text, played]).toEqual(["d", []]);
  expect(said).toEqual(["d again"]);
  await touching.press(3, true);
  expect([touching.armed, played]).toEqual([null, ["d"]]);
});

test("the same touch again lets go, another piece is taken up instead", async () => {
  await touching.press(0, false);
  await touching.press(0, false);
  expect(touching.touched).toEqual([]);
  await touching.press(0, false);
  await touching.press(2, false);
  expect(touching.touched).toEqual([2]);
  expect(said.at(-1)).toBe("c: chosen");
});

test("what is forbidden is told by its rule, about the spots that forbid it", async () => {
  await touching.press(0, false);
  await touching.press(3, false);
  expect(asked).toEqual([[0, 3]]);
  expect(touching.refusal).toMatchObject({ spot: 3, text: "why", isRule: true, fault: { about: 1, because: [2] } });
  expect(said.at(-1)).toBe("why");
  expect(touching.touched).toEqual([0]);
});

test("where nothing can be chosen a touch says why, and no rule is asked", async () => {
  [owner.choices, owner.idle] = [[], "not your turn"];
  await touching.press(0, false);
  expect([touching.refusal?.text, touching.refusal?.isRule, asked]).toEqual(["not your turn", false, []]);
  owner.idle = null;
  touching.forget();
  await touching.press(0, false);
  expect(touching.refusal).toBeNull();
});

test("what is printed says what the rules say about it, else its own name; nothing takes the words away", async () => {
  await touching.explain(1);
  expect(touching.refusal).toMatchObject({ spot: 1, text: "why", isRule: false });
  owner.why = () => Promise.resolve({ code: "table-no-move-there", say: say("nothing") } as unknown as Fault);
  await touching.explain(2);
  expect(touching.refusal?.text).toBe("name of 2");
  owner.why = () => Promise.reject(new Error("broken"));
  await touching.explain(3);
  expect(touching.refusal?.text).toBe("name of 3");
  await touching.explain(null);
  expect(touching.refusal).toBeNull();
});

test("going back takes the last of all that was begun, one after another", async () => {
  await touching.press(0, false);
  await touching.press(3, false);
  expect([touching.back(), touching.refusal, touching.touched]).toEqual([true, null, [0]]);
  expect([touching.back(), touching.touched]).toEqual([true, []]);
  expect(touching.back()).toBe(false);
});

test("only what can be touched next is aimed at, and what it would play is known", () => {
  touching.aim(1);
  expect([touching.aimed, touching.choice]).toEqual([null, null]);
  touching.aim(3);
  expect([touching.aimed, touching.choice?.text]).toEqual([3, "d"]);
  expect([touching.plays(3), touching.plays(0), touching.carries(0), touching.carries(3), touching.carries(1)]).toEqual([true, false, true, false, false]);
});
