import { expect, test } from "vitest";
import { scenes } from "./example";

test("every start begins a scene, with its options", () => {
  expect(scenes("start\nplay a b\nplay c\nstart players=3\nat x/y z").map(({ position, options, moves }) => [position, options, moves])).toEqual([
    [null, "", ["a", "b", "c"]],
    [null, "players=3", []],
    ["x/y z", "", []],
  ]);
});

test("a remark belongs to what stands below it", () => {
  const [one, two] = scenes("start\n# Second.\nat x\nplay a\nends 1");
  expect(one?.notes).toEqual([]);
  expect(two?.notes).toEqual([{ type: "remark", text: "Second." }]);
});

test("what is refused, read and impossible is told with its sentence", () => {
  const [scene] = scenes("start\nrefuses a: No: not there.\nreads A b: ab\nimpossible q: There is no q.\nmoves 7\nmoves a b");
  expect(scene?.notes).toEqual([
    { type: "refused", move: "a", why: "No: not there." },
    { type: "read", text: "A b", move: "ab" },
    { type: "impossible", text: "q", why: "There is no q." },
    { type: "count", number: 7 },
    { type: "legal", moves: ["a", "b"] },
  ]);
});

test("a note without a start still has a scene", () => {
  expect(scenes("impossible q: why")).toHaveLength(1);
  expect(scenes("")).toEqual([]);
});
