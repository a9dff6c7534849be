import { describe, expect, test } from "vitest";
import { body, headOf, leavers, withMoves, withTag } from "./record";

describe("a record's text", () => {
  test("has numbers, values, comments and variations where they belong", () => {
    const line = { moves: ["A", "b", "B"], values: { 2: "-0.50" }, branches: { 1: [{ moves: ["c", "D"], comments: { 2: ["better {so}"] } }] } };
    expect(body(line, "*")).toBe("1. A 2. b {[%value -0.50]} ( 2. c 3. D {better |so|} ) 3. B *");
    expect(body({ moves: [] }, "draw")).toBe("draw");
  });

  test("keeps the head that the core wrote", () => {
    const text = '[Game "oware"]\n[Result "*"]\n\n1. A *\n';
    expect(headOf(text)).toBe('[Game "oware"]\n[Result "*"]');
    expect(withMoves(text, { moves: ["B"] }, "*")).toBe('[Game "oware"]\n[Result "*"]\n\n1. B *\n');
  });

  test("takes a further tag once", () => {
    const text = '[Game "oware"]\n[Result "*"]\n\n*\n';
    const dated = withTag(text, "Date", '20"26');
    expect(dated).toBe('[Game "oware"]\n[Date "20\\"26"]\n[Result "*"]\n\n*\n');
    expect(withTag(dated, "Date", "2027")).toBe(dated);
  });

  test("tells who left and when", () => {
    expect(leavers('[Game "otrio"]\n[Out "2@7 3@9"]\n')).toEqual([{ seat: 1, ply: 7 }, { seat: 2, ply: 9 }]);
    expect(leavers('[Game "otrio"]\n')).toEqual([]);
  });
});
