// From spots touched one after another to a choice. It knows paths, not rules.
import type { Choice } from "../wire";

/** What came of a touch. */
export type Touch =
  /** No choice goes on there; nothing changed. */
  { type: "nothing" } | { type: "narrowed"; touched: number[] } | { type: "chosen"; choice: Choice };

function ways(choice: Choice): number[][] {
  return choice.also ? [choice.path, choice.also] : [choice.path];
}

function begins(way: readonly number[], touched: readonly number[]): boolean {
  return touched.every((spot, at) => way[at] === spot);
}

/** The choices that begin as touched so far. */
export function left(choices: readonly Choice[], touched: readonly number[]): Choice[] {
  return choices.filter((choice) => ways(choice).some((way) => begins(way, touched)));
}

/** The spots that can be touched next. */
export function open(choices: readonly Choice[], touched: readonly number[]): Set<number> {
  const next = new Set<number>();
  for (const choice of choices) {
    for (const way of ways(choice)) {
      const spot = way[touched.length];
      if (spot !== undefined && begins(way, touched)) next.add(spot);
    }
  }
  return next;
}

/** Touches a spot. */
export function touch(choices: readonly Choice[], touched: readonly number[], spot: number): Touch {
  const now = [...touched, spot];
  const found = choices.flatMap((choice) =>
    ways(choice)
      .filter((way) => begins(way, now))
      .map((way) => ({ choice, way })),
  );
  const whole = found.find(({ way }) => way.length === now.length);
  if (whole) return { type: "chosen", choice: whole.choice };
  return found.length > 0 ? { type: "narrowed", touched: now } : { type: "nothing" };
}

/** The one choice that a touch there would make, if it would make one. */
export function aimedAt(choices: readonly Choice[], touched: readonly number[], spot: number): Choice | null {
  const came = touch(choices, touched, spot);
  return came.type === "chosen" ? came.choice : null;
}
