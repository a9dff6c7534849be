// A study as the text of a record. The core reads what is written here and gives it back in its own form.
import type { Variation } from "../wire";

/** The moves of a record with their numbers, comments, values and variations, and the result behind them. */
export function body(line: Variation, result: string): string {
  const words: string[] = [];
  write(line, 0, words);
  words.push(result);
  return words.join(" ");
}

/** A whole record: the head of one that the core has written, and these moves instead of its own. */
export function withMoves(text: string, line: Variation, result: string): string {
  return `${headOf(text)}\n\n${body(line, result)}\n`;
}

/** The tags of a record, without its moves. */
export function headOf(text: string): string {
  return text
    .split("\n")
    .filter((row) => row.startsWith("["))
    .join("\n");
}

/** Adds a tag behind the first one, unless there is such a tag. */
export function withTag(text: string, name: string, value: string): string {
  if (text.includes(`\n[${name} "`)) return text;
  return text.replace("\n", `\n[${name} "${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"]\n`);
}

/** Seats that left a game in which the others played on, by how many moves had been played. */
export function leavers(text: string): { seat: number; ply: number }[] {
  const [, tag = ""] = /^\[Out "([^"]*)"\]$/m.exec(text) ?? [];
  return [...tag.matchAll(/(\d+)@(\d+)/g)].map(([, seat, ply]) => ({ seat: Number(seat) - 1, ply: Number(ply) }));
}

function write(line: Variation, before: number, words: string[]): void {
  say(line.comments?.[0], words);
  line.moves.forEach((text, at) => {
    words.push(`${before + at + 1}.`, text);
    const value = line.values?.[at + 1];
    if (value) words.push(`{[%value ${value}]}`);
    say(line.comments?.[at + 1], words);
    for (const branch of line.branches?.[at] ?? []) {
      words.push("(");
      write(branch, before + at, words);
      words.push(")");
    }
  });
}

function say(comments: readonly string[] | undefined, words: string[]): void {
  for (const comment of comments ?? []) words.push(`{${comment.replaceAll(/[{}]/g, "|")}}`);
}
