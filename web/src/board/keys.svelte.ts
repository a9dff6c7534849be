// Going over a board by key: where the focus is, and where a key leads.
import { edge, nested, next, type Target } from "./aim";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const EDGES: Record<string, [number, number]> = { Home: [-1, 0], End: [1, 0], PageUp: [0, -1], PageDown: [0, 1] };

/** What a key means on a spot. */
export type Meaning = { type: "go"; spot: number } | { type: "read"; isGroup: boolean } | { type: "back" };

/** What a key means on a spot; null if it means nothing there. */
export function meaning({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">, spot: number, reached: readonly Target[]): Meaning | null {
  const [arrow, side] = [ARROWS[key], EDGES[key]];
  if (arrow) return { type: "go", spot: shiftKey ? nested(reached, spot, arrow[0] + arrow[1] > 0) : next(reached, spot, ...arrow) };
  if (side) return { type: "go", spot: edge(reached, spot, ...side) };
  if (key === "r" || key === "R") return { type: "read", isGroup: shiftKey };
  return key === "Escape" ? { type: "back" } : null;
}

/** The focus of a board, and whether it came by key. */
export class Focus {
  /** The place that has the focus, or had it last. */
  spot = $state<number | null>(null);
  /** Keys lead: what has the focus is aimed at, and is seen to have it. */
  byKey = $state(false);
  isHere = $state(false);
  /** The focus came by a click: keys that go to the left and right go through the moves of a game, not over the board. */
  private byPointer = false;

  /** Whether a spot is to be seen as having the focus. */
  isSeenOn(spot: number): boolean {
    return this.isHere && this.byKey && spot === this.spot;
  }

  /** Whether a key is meant for the board; from then on keys lead. */
  takes(key: string): boolean {
    if (this.byPointer && (ARROWS[key]?.[1] === 0 || key === "Home" || key === "End")) return false;
    this.lead();
    return true;
  }

  /** Keys lead from now on. */
  lead(): void {
    this.byKey = true;
    this.byPointer = false;
  }

  /** A pointer is pressed: a focus that comes now comes by it. */
  pressed(): void {
    this.byPointer = true;
  }
}
