// How long everybody still has, at any moment between two events.
import type { Standing } from "../wire";

/** Whoever has less than so many thousandths of a second is warned. */
export const LOW = 20_000;

/** How long a seat has at a moment, in thousandths of a second; null without a clock. */
export function leftAt({ clocks, deadline, ending }: Standing, seat: number, now: number): number | null {
  const left = clocks[seat] ?? null;
  if (left === null || ending !== null || deadline?.seat !== seat || deadline.first_move) return left;
  return Math.max(0, deadline.at - now);
}

/** Whose clock runs; null if none does. */
export function runningOf({ deadline, ending }: Standing): number | null {
  return ending === null && deadline && !deadline.first_move ? deadline.seat : null;
}

/** A time as a clock shows it: `4:09`, and tenths below ten seconds. Nobody who has time left is shown none. */
export function shownTime(left: number): string {
  if (left < 10_000)
    return `0:${Math.floor(left / 1000)
      .toString()
      .padStart(2, "0")}.${Math.floor((left % 1000) / 100)}`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toString().padStart(2, "0")}`;
}
