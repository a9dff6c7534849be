import { describe, expect, test } from "vitest";
import { anchor, inline, plain, read, type Block } from "./markdown";

const only = (book: string): Block => {
  const [block, ...more] = read(book);
  expect(more).toEqual([]);
  if (!block) throw new Error("nothing was read");
  return block;
};

describe("blocks", () => {
  test("lines of a paragraph are one paragraph", () => {
    expect(only("One\ntwo.")).toEqual({ type: "paragraph", content: [{ type: "text", text: "One two." }] });
  });

  test("headings have names to link to, each its own", () => {
    const ids = read("# The board\n\n## Quem é?\n\n## The board").map((block) => block.type === "heading" && [block.level, block.id]);
    expect(ids).toEqual([
      [1, "the-board"],
      [2, "quem-é"],
      [2, "the-board-1"],
    ]);
  });

  test("a list goes on in indented lines and holds lists", () => {
    const list = only("- one\n  goes on\n- two\n  - deeper\n\n  and more");
    expect(list).toMatchObject({ type: "list", ordered: false });
    if (list.type !== "list") return;
    expect(list.items.map((item) => item.map(({ type }) => type))).toEqual([["paragraph"], ["paragraph", "list", "paragraph"]]);
  });

  test("numbers make an ordered list", () => {
    expect(only("1. one\n2. two")).toMatchObject({ type: "list", ordered: true });
  });

  test("a paragraph ends where a list begins", () => {
    expect(read("Three things:\n- one").map(({ type }) => type)).toEqual(["paragraph", "list"]);
  });

  test("tables have a head and rows as wide as it", () => {
    const table = only("| a | b |\n|---|:-:|\n| `x\\|y` | 2 |\n| 3 |");
    expect(table).toMatchObject({ type: "table", head: [[{ text: "a" }], [{ text: "b" }]] });
    if (table.type === "table")
      expect(table.rows).toEqual([
        [[{ type: "code", text: "x|y" }], [{ type: "text", text: "2" }]],
        [[{ type: "text", text: "3" }], []],
      ]);
  });

  test("code stays as it is, and an open fence ends with the book", () => {
    expect(only("```example\n# no heading\n  at x\n```")).toEqual({ type: "code", info: "example", text: "# no heading\n  at x" });
    expect(only("```\nleft open")).toEqual({ type: "code", info: "", text: "left open" });
  });
});

describe("words", () => {
  test("code, emphasis and links", () => {
    expect(inline("a `b*` **c *d*** [e](#f)")).toEqual([
      { type: "text", text: "a " },
      { type: "code", text: "b*" },
      { type: "text", text: " " },
      {
        type: "strong",
        content: [
          { type: "text", text: "c " },
          { type: "em", content: [{ type: "text", text: "d" }] },
        ],
      },
      { type: "text", text: " " },
      { type: "link", to: "#f", content: [{ type: "text", text: "e" }] },
    ]);
  });

  test("what does not close, and lines within words, stay as written", () => {
    for (const text of ["2 * 3 * 4", "a ** b", "snake_case_name", "`open", "[not](a link", "3×3"]) expect(plain(inline(text))).toBe(text);
    expect(inline("2 * 3 * 4")).toHaveLength(1);
  });

  test("only anchors and addresses of the web are links", () => {
    expect(inline("[x](javascript:alert(1))").some(({ type }) => type === "link")).toBe(false);
    expect(inline("[x](data:text/html,y)")).toEqual([{ type: "text", text: "x" }]);
    expect(inline("[x](https://example.org/)")[0]).toMatchObject({ type: "link", to: "https://example.org/" });
  });

  test("markup is text", () => {
    expect(inline("<b onclick=x>hi</b>")).toEqual([{ type: "text", text: "<b onclick=x>hi</b>" }]);
  });

  test("stars close, one pair in the other", () => {
    expect(inline("**a** b **c**").map(({ type }) => type)).toEqual(["strong", "text", "strong"]);
    expect(anchor("Moving a cup: B and G")).toBe("moving-a-cup-b-and-g");
  });
});
