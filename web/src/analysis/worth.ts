// What positions and moves are worth.
import type { Judgement, Value } from "../wire";

/** What something is worth to a seat. */
export interface Worth {
  /** Proven; null if it is not. */
  value: Value | null;
  /** How many moves until the end, where that is proven. */
  plies: number | null;
  /** A guess in hundredths of the game's own unit. */
  score: number | null;
}

/** What looking at a position has found so far. */
export interface Finding {
  /** Every legal move, best first. */
  moves: Judgement[];
  /** A line of best play, as far as it was seen. */
  line: string[];
  /** Whether that line is played to a proven end. */
  lineProven: boolean;
  /** Within how many nodes it was looked at. */
  nodes: number;
  /** Nothing more will be looked at. */
  done: boolean;
}

/** What a judgement says of its move. */
export function worthOf({ value, proven, plies, score }: Judgement): Worth {
  return proven && value !== null ? { value, plies, score: null } : { value: null, plies: null, score };
}

/** What a position is worth to the seat to move: what its best move is. Null if nothing is known. */
export function worthHere(finding: Finding | undefined): Worth | null {
  const best = finding?.moves[0];
  if (!best) return null;
  const worth = worthOf(best);
  return worth.value === null && worth.score === null ? null : worth;
}

/** The same, seen from the other side of the board. */
export function turned({ value, plies, score }: Worth): Worth {
  const other: Record<Value, Value> = { win: "loss", draw: "draw", loss: "win" };
  return { value: value && other[value], plies, score: score === null ? null : -score };
}

/** How high a bar stands for a seat, from -1 to 1, by its chance of winning in thousandths. What is even is still seen. */
export function height(chance: number): number {
  return (chance - 500) / 500;
}

/** A score in whole units with a sign: `+1.3`. */
export function signed(score: number): string {
  const size = (Math.abs(score) / 100).toFixed(1);
  return size === "0.0" ? "0.0" : `${score > 0 ? "+" : "−"}${size}`;
}
