import { expect, test } from "vitest";
import { en } from "./en";
import { pt } from "./pt";

type Words = Record<string, unknown>;

const sections = Object.entries(import.meta.glob<{ words: { en: Words; pt: Words } }>("../**/*.words.ts", { eager: true }));
const all: [string, { en: Words; pt: Words }][] = [["words", { en, pt }], ...sections.map(([path, { words }]) => [path, words] as [string, typeof words])];

function leaves(words: Words, path = ""): [string, unknown][] {
  return Object.entries(words).flatMap(([key, word]) => {
    const here = `${path}${key}`;
    return typeof word === "object" && word !== null ? leaves(word as Words, `${here}.`) : [[here, word] as [string, unknown]];
  });
}

test.each(all)("%s has the same words in both languages, none of them empty", (_, { en, pt }) => {
  expect(
    leaves(pt)
      .map(([key]) => key)
      .sort(),
  ).toEqual(
    leaves(en)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, word] of [...leaves(en), ...leaves(pt)]) {
    const text = typeof word === "function" ? `${(word as (...all: unknown[]) => unknown)("x", 2, 3)}` : `${word}`;
    expect(text.trim(), key).not.toBe("");
  }
});

test("Portuguese has one word for one thing: a game is a jogo, a move a jogada, a hint a dica, as in the terminal", () => {
  const others = /\b(partidas?|lances?|pistas?|se partiu)\b/i;
  for (const [, { pt }] of all) {
    for (const [key, word] of leaves(pt)) expect(typeof word === "function" ? word.toString() : word, key).not.toMatch(others);
  }
});
