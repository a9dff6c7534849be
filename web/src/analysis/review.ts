// Looks at every position of a game, ply by ply, in a worker of its own.
import { Closed, type CoreClient } from "../core/client";
import type { Event, Judgement } from "../wire";

/** How many nodes each position gets. */
export const REVIEW_NODES = 20_000;

/** A whole game looked at again. */
export class Reviewer {
  private core: CoreClient | null = null;
  private turn = 0;

  constructor(private readonly make: () => Promise<CoreClient>) {}

  /** Tells every position's moves, the first position's first, and skips those that are known. True if it came to the end. */
  async run(log: readonly Event[], isKnown: (ply: number) => boolean, tell: (ply: number, judged: Judgement[]) => void): Promise<boolean> {
    this.stop();
    const turn = this.turn;
    try {
      const core = await this.make();
      if (turn !== this.turn) {
        core.close();
        return false;
      }
      this.core = core;
      await this.through(core, log, isKnown, tell);
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

  private async through(core: CoreClient, log: readonly Event[], isKnown: (ply: number) => boolean, tell: (ply: number, judged: Judgement[]) => void): Promise<void> {
    let ply = 0;
    const look = async () => tell(ply, isKnown(ply) ? [] : (await core.ask("judged", { think: { type: "analyse", nodes: REVIEW_NODES } })).moves);
    const [opened, ...since] = log;
    if (opened) await core.ask("opened", { hold: { type: "mirror", events: [opened] } });
    for (const event of since) {
      if (event.what.type === "moved") await look();
      await core.ask("events", { hold: { type: "follow", events: [event] } });
      if (event.what.type === "moved") ply += 1;
    }
    await look();
  }
}
