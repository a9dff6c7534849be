// Looks at every position of a game, in workers of its own, from the last move to the first.
import { Closed, type CoreClient } from "../core/client";
import type { Event, Reviewed, Summary } from "../wire";

/** How many nodes each position gets: a whole game is looked at within seconds. */
export const REVIEW_NODES = 60_000;
/** How many look at positions side by side. */
const WORKERS = 2;

/** What is known of a game that is looked at again. */
export interface Review {
  /** The moves of the game as it was when it was looked at. */
  line: readonly string[];
  /** What was found of each move, in order; those that were not looked at yet are missing. */
  moves: readonly Reviewed[];
  /** How well each seat played. */
  seats: readonly Summary[];
}

/** What a review has found of a move, counted from 1, of a line that begins as the one that was looked at. */
export function reviewedAt(review: Review | null, line: readonly string[], ply: number): Reviewed | null {
  if (!review || ply > line.length || !line.slice(0, ply).every((text, at) => review.line[at] === text)) return null;
  return review.moves.find((move) => move.ply === ply) ?? null;
}

/** A whole game looked at again. */
export class Reviewer {
  private cores: CoreClient[] = [];
  private turn = 0;

  constructor(private readonly make: () => Promise<CoreClient>) {}

  /** Tells what is known after every position that was looked at, and how many those are. True if it came to the end. */
  async run(log: readonly Event[], tell: (review: Review, done: number) => void): Promise<boolean> {
    this.stop();
    const turn = this.turn;
    const line = log.flatMap(({ what }) => (what.type === "moved" ? [what.text] : []));
    const appraisals: string[] = [];
    const left = line.map((_, at) => at + 1);
    const isOver = () => turn !== this.turn;
    const work = async () => {
      const core = await this.begin(log, isOver);
      for (let ply = left.pop(); core && ply !== undefined && !isOver(); ply = left.pop()) {
        const { appraisal } = await core.ask("appraised", { think: { type: "appraise", ply, nodes: REVIEW_NODES } });
        if (appraisal) appraisals.push(appraisal);
        const { moves, seats } = await core.ask("review", { look: { type: "review", appraisals: [...appraisals] } });
        if (!isOver()) tell({ line, moves, seats }, appraisals.length);
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.min(WORKERS, line.length) }, work));
      const isWhole = !isOver();
      if (isWhole) this.stop();
      return isWhole;
    } catch (error) {
      if (error instanceof Closed || isOver()) return false;
      this.stop();
      throw error;
    }
  }

  /** Ends it, wherever it is. */
  stop(): void {
    this.turn += 1;
    for (const core of this.cores) core.close();
    this.cores = [];
  }

  /** A core that holds the whole game; null if nobody waits for it any more. */
  private async begin(log: readonly Event[], isOver: () => boolean): Promise<CoreClient | null> {
    const core = await this.make();
    if (isOver()) {
      core.close();
      return null;
    }
    this.cores.push(core);
    await core.ask("opened", { hold: { type: "mirror", events: [...log] } });
    return core;
  }
}
