// How many tokens lie where, for the numbers that are written on a board.
import type { Scene } from "../board/scene";

/** Tokens by spot and look: how many lie still. Those on their way are counted nowhere. */
export function counted(scene: Pick<Scene, "tokens" | "flight">): Map<number, Map<number, number>> {
  const flying = new Set(scene.flight?.ways.map(({ id }) => id));
  const spots = new Map<number, Map<number, number>>();
  for (const { id, look, at } of scene.tokens) {
    if (flying.has(id)) continue;
    const looks = spots.get(at.spot) ?? new Map<number, number>();
    looks.set(look, (looks.get(look) ?? 0) + 1);
    spots.set(at.spot, looks);
  }
  return spots;
}

/** How many tokens of any look lie still on a spot. */
export function total(counts: Map<number, Map<number, number>>, spot: number): number {
  return [...(counts.get(spot)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
}
