// Judgements of moves as chips on spots.
import type { Board, Choice, Judgement } from "../wire";
import { left } from "./picker";
import type { Chip, Token } from "./scene";

/** What a judgement says in short: moves to the end if proven, else a guess. */
export function short({ value, proven, plies, score }: Judgement): string {
  if (proven && plies !== null) return `${plies}`;
  if (proven || score === null) return value === null ? "?" : "";
  return `${score >= 0 ? "+" : "−"}${(Math.abs(score) / 100).toFixed(1)}`;
}

const RANK = { win: 0, draw: 1, loss: 3 } as const;

function rank({ value }: Judgement): number {
  return value === null ? 2 : RANK[value];
}

/** How good a move is for the mover, for comparing: wins soon first, losses late last. */
export function worth(one: Judgement): number {
  if (one.value === "win") return 1_000_000 - (one.plies ?? 0);
  if (one.value === "loss") return -1_000_000 + (one.plies ?? 0);
  return one.value === "draw" ? 0 : (one.score ?? 0);
}

/** The best move of a list. */
export function best(judgements: readonly Judgement[]): Judgement | undefined {
  return judgements.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** Chips for the moves that begin as touched, on the spots to be touched next. Several moves behind one spot show the best. */
export function chipsOf(
  board: Board,
  tokens: readonly Token[],
  choices: readonly Choice[],
  touched: readonly number[],
  judgements: readonly Judgement[],
  label: (judgement: Judgement) => string,
): Chip[] {
  const byMove = new Map(judgements.map((one) => [one.move, one]));
  const top = best(judgements);
  // Where all moves are alike none stands out.
  const isAlike = top !== undefined && judgements.every((one) => worth(one) === worth(top));
  const found = new Map<string, { chip: Chip; judgement: Judgement }>();
  for (const choice of left(choices, touched)) {
    const judgement = byMove.get(choice.text);
    const spot = choice.path.at(-1);
    if (!judgement || spot === undefined) continue;
    const hand = touched.length === 0 && choice.path.length > 1 ? choice.path[0] : undefined;
    const isHand = hand !== undefined && board.spots[hand]?.kind === "hand";
    const look = isHand ? (tokens.find(({ at }) => at.spot === hand)?.look ?? null) : null;
    const key = `${spot}/${look}`;
    const known = found.get(key);
    if (known && (rank(known.judgement) < rank(judgement) || worth(known.judgement) >= worth(judgement))) continue;
    const isBest = top !== undefined && !isAlike && worth(judgement) === worth(top);
    const { value, proven } = judgement;
    found.set(key, { judgement, chip: { spot, look, value, proven, text: short(judgement), label: label(judgement), best: isBest } });
  }
  return [...found.values()].map(({ chip }) => chip);
}
