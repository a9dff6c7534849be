// What spots and their contents are called: the same words for eyes and ears.
import type { Board, Message } from "../wire";
import type { Words } from "../words/en";
import type { Token } from "./scene";

type Say = (message: Message) => string;

/** What lies on a spot, in words; empty if nothing does. */
export function contents(board: Board, tokens: readonly Token[], spot: number, say: Say): string {
  const counts = new Map<number, number>();
  for (const { look, at } of tokens) if (at.spot === spot) counts.set(look, (counts.get(look) ?? 0) + 1);
  return [...counts].map(([look, count]) => thing(board, look, count, say)).join(", ");
}

function thing(board: Board, look: number, count: number, say: Say): string {
  const seen = board.looks[look];
  if (!seen) return "";
  if (count === 1) return say(seen.name);
  const { several } = seen;
  if (!several) return `${count} × ${say(seen.name)}`;
  return say({ ...several, values: { ...several.values, count: { number: count } } });
}

/** The whole name of a spot: where it is, what lies there, what it can be used for. */
export function nameOf(
  board: Board,
  tokens: readonly Token[],
  spot: number,
  state: { open: boolean; touched: boolean },
  say: Say,
  words: Pick<Words, "empty" | "canChoose" | "chosen" | "holds">,
): string {
  const place = board.spots[spot];
  if (!place) return "";
  const label = say(place.label);
  const held = contents(board, tokens, spot, say);
  const things = held || (place.stack > 0 ? words.empty : "");
  const name = things ? words.holds(label, things) : label;
  const use = state.touched ? words.chosen : state.open ? words.canChoose : "";
  return use ? `${name}, ${use}` : name;
}
