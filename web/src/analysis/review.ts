// Looks at every position of a game, ply by ply, in a worker of its own.
import { Closed, type CoreClient } from "../core/client";
import { plyAfter } from "../table/session";
import type { Deed } from "../table/table";
import type { Judgement, Open } from "../wire";

/** How many nodes each position gets. */
export const REVIEW_NODES = 20_000;

/** A whole game looked at again. */
export class Reviewer {
  private core: CoreClient | null = null;
  private turn = 0;

  constructor(private readonly make: () => Promise<CoreClient>) {}

  /**
   * Tells every position's moves, the first position's first, and skips those that are known. `moves` have the deeds of each
   * move, the move itself last. True if it came to the end.
   */
  async run(open: Open, moves: readonly Deed[][], isKnown: (ply: number) => boolean, tell: (ply: number, judged: Judgement[]) => void): Promise<boolean> {
    this.stop();
    const turn = this.turn;
    try {
      const core = await this.make();
      if (turn !== this.turn) {
        core.close();
        return false;
      }
      this.core = core;
      await this.through(core, open, moves, isKnown, tell);
      this.stop();
      return true;
    } catch (error) {
      if (error instanceof Closed || turn !== this.turn) return false;
      this.stop();
      throw error;
    }
  }

  /** Ends it, wherever it is. */
  stop(): void {
    this.turn += 1;
    this.core?.close();
    this.core = null;
  }

  private async through(core: CoreClient, open: Open, moves: readonly Deed[][], isKnown: (ply: number) => boolean, tell: (ply: number, judged: Judgement[]) => void): Promise<void> {
    let { ply } = await core.ask("opened", { type: "open", ...open });
    for (let at = 0; at <= moves.length; at++) {
      if (!isKnown(at)) tell(at, (await core.ask("judged", { type: "analyse", nodes: REVIEW_NODES })).moves);
      else tell(at, []);
      for (const { seat, act } of moves[at] ?? []) {
        const { events } = await core.ask("events", { type: "command", seat, ply, act });
        ply = plyAfter(ply, events);
      }
    }
  }
}
