// Looks at a position with growing budgets: something is known at once, and it gets better.
import { Refused } from "../core/client";
import type { Thinker, Matter } from "../core/thinker";
import type { Kind } from "../wire";
import type { Finding } from "./worth";

/** How many nodes are looked at, one look after another. */
export const BUDGETS = [2_000, 20_000, 200_000, 2_000_000];

/** What is asked of a thinker; a test has one of its own. */
export type Asking = Pick<Thinker, "ask" | "stop">;

/** The strongest player of a game: whose line is shown where nothing is proven. */
export function strongest({ bots }: Kind): string | null {
  return bots.toSorted((one, other) => other.rating - one.rating)[0]?.name ?? null;
}

/** Looks at one position at a time; the next look ends the one before. */
export class Looker {
  private turn = 0;

  constructor(
    private readonly thinker: Asking,
    private readonly bot: string | null,
  ) {}

  /** Tells what is found about a position, again and again until nothing more is to be looked at. True if that was reached. */
  async look(matter: Matter, known: Finding | undefined, tell: (found: Finding) => void): Promise<boolean> {
    this.stop();
    const turn = this.turn;
    let finding = known;
    for (const nodes of BUDGETS) {
      if (finding?.done) return true;
      if (finding && nodes <= finding.nodes) continue;
      const judged = await this.thinker.ask(matter, "judged", { type: "analyse", nodes });
      if (!judged || turn !== this.turn) return false;
      finding = { line: finding?.line ?? [], lineProven: finding?.lineProven ?? false, moves: judged.moves, nodes, done: false };
      tell(finding);
      const line = await this.line(matter, finding);
      if (!line || turn !== this.turn) return false;
      const isProven = judged.moves.every(({ proven }) => proven) && line.lineProven;
      finding = { ...finding, ...line, done: isProven || nodes === BUDGETS.at(-1) };
      tell(finding);
    }
    return true;
  }

  /** Cuts the look short. */
  stop(): void {
    this.turn += 1;
    this.thinker.stop();
  }

  /** A line that begins with the best move: to the end if that is proven, else as the strongest player expects it. */
  private async line(matter: Matter, finding: Finding): Promise<Pick<Finding, "line" | "lineProven"> | null> {
    const [best] = finding.moves;
    if (!best) return { line: [], lineProven: true };
    if (finding.lineProven && finding.line[0] === best.move) return finding;
    if (best.proven) {
      const answer = await this.thinker.ask(matter, "solved", { type: "solve", nodes: finding.nodes });
      if (!answer) return null;
      if (answer.solved && answer.solved.line.length > 0) return { line: answer.solved.line, lineProven: true };
    }
    return this.expected(matter, best.move, finding.nodes);
  }

  private async expected({ log }: Matter, best: string, nodes: number): Promise<Pick<Finding, "line" | "lineProven"> | null> {
    try {
      const answer = await this.thinker.ask({ log, moves: [best] }, "thought", { type: "level", name: this.bot, nodes });
      return answer && { line: [best, ...answer.thought.line], lineProven: false };
    } catch (error) {
      // The best move ends the game, so that nobody can think on.
      if (error instanceof Refused) return { line: [best], lineProven: true };
      throw error;
    }
  }
}
