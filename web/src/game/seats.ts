// What the people and levels at a table are called.
import { ownName } from "../table/names";
import type { Table } from "../table/table";
import type { Words } from "../words/en";

/** The name of whoever sits there: you, a friend, a level, or a person's own name. */
export function nameOf(table: Pick<Table, "opened" | "mine">, seat: number, words: Pick<Words, "you" | "friend">): string {
  const player = table.opened.players[seat];
  const name = player ? ownName(player) : "";
  if (name) return name;
  // At a table of several people only the first of them is "you".
  return table.mine.length === 1 || table.mine[0] === seat ? words.you : words.friend;
}
