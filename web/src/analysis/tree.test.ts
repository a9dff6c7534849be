import { describe, expect, test } from "vitest";
import type { Variation } from "../wire";
import { branchOf, depth, keyOf, onwards, pathTo, Tree } from "./tree";

const LINE: Variation = {
  moves: ["A", "b", "C"],
  comments: { 0: ["the start"], 2: ["doubtful"] },
  values: { 2: "-0.50" },
  branches: { 1: [{ moves: ["c", "D"], comments: { 0: ["or"], 2: ["better"] }, values: { 1: "draw" }, branches: { 1: [{ moves: ["E"] }] } }] },
};

const texts = (nodes: { text: string }[]) => nodes.map(({ text }) => text);

describe("a tree of moves", () => {
  test("gives a record's variations back as they were", () => {
    expect(new Tree(LINE).variation()).toEqual(LINE);
    expect(new Tree({ moves: [] }).variation()).toEqual({ moves: [] });
  });

  test("has the main line first, and every node once", () => {
    const tree = new Tree(LINE);
    expect(texts(tree.main())).toEqual(["A", "b", "C"]);
    expect(texts(tree.all())).toEqual(["", "A", "b", "C", "c", "D", "E"]);
    expect(tree.size).toBe(7);
  });

  test("keeps what is played beside the line, and follows what is there already", () => {
    const tree = new Tree({ moves: ["A", "b"] });
    const [first] = tree.main();
    if (!first) throw new Error("there is a first move");
    expect(tree.add(tree.root, "A", 0)).toBe(first);
    expect(first.seat).toBe(0);
    const other = tree.add(first, "c", 1);
    const next = tree.add(other, "D", 0);
    expect(texts(pathTo(next))).toEqual(["A", "c", "D"]);
    expect(depth(next)).toBe(3);
    expect(branchOf(next)).toBe(other);
    expect(branchOf(first)).toBeNull();
    expect(texts(onwards(first))).toEqual(["b"]);
    expect(keyOf(texts(pathTo(next)))).toBe("A c D");
  });

  test("makes a variation the line", () => {
    const tree = new Tree(LINE);
    const [, , , , branch, , inner] = tree.all();
    if (!branch || !inner) throw new Error("there are variations");
    expect(tree.promote(inner)).toBe(true);
    expect(texts(tree.main())).toEqual(["A", "b", "C"]);
    expect(tree.promote(inner)).toBe(true);
    expect(texts(tree.main())).toEqual(["A", "c", "E"]);
    expect(tree.promote(inner)).toBe(false);
  });

  test("forgets a move with all after it, and steps back if we stood there", () => {
    const tree = new Tree(LINE);
    const [first, second, third] = tree.main();
    if (!first || !second || !third) throw new Error("there are three moves");
    tree.current = third;
    tree.remove(second);
    expect(tree.current).toBe(first);
    expect(texts(tree.main())).toEqual(["A", "c", "D"]);
    tree.remove(tree.root);
    expect(texts(tree.main())).toEqual(["A", "c", "D"]);
  });
});
