import { describe, expect, test } from "vitest";
import { BadLink, LongLink, pack, unpack } from "./held";

const TEXT = '[Game "oware"]\n[Result "*"]\n\n1. A 2. b {é} *\n';

describe("a link", () => {
  test("gives back the record and the place that it holds", async () => {
    const held = await pack({ text: TEXT, at: 12 });
    expect(held).toMatch(/^12~[\w-]+$/);
    expect(await unpack(held)).toEqual({ text: TEXT, at: 12 });
  });

  test("that holds nothing of ours is refused", async () => {
    const held = await pack({ text: TEXT, at: 0 });
    for (const bad of ["", "x", "0~", "0~!!", "0~AAAA", held.slice(0, -5), `${held}~`, `0~${"A".repeat(9_000)}`]) await expect(unpack(bad), bad).rejects.toBeInstanceOf(BadLink);
  });

  test("is not made longer than can be passed on", async () => {
    const noise = Array.from({ length: 20_000 }, (_, at) => String.fromCharCode(33 + ((at * at * 31 + at * 7) % 89))).join("");
    const random = Array.from(crypto.getRandomValues(new Uint8Array(20_000)), (byte) => byte.toString(36)).join("");
    await expect(pack({ text: noise + random, at: 0 })).rejects.toBeInstanceOf(LongLink);
  });

  test("that unpacks to far too much is refused", async () => {
    const packed = await pack({ text: " ".repeat(390_000), at: 0 });
    expect((await unpack(packed)).text.length).toBe(390_000);
    const bomb = await new Response(new Blob([" ".repeat(500_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
    const data = btoa(String.fromCharCode(...new Uint8Array(bomb)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
    await expect(unpack(`0~${data}`)).rejects.toBeInstanceOf(BadLink);
  });
});
