// Whose games these are. Every skin may bring the credit of its game along, so that this page names none itself.
import type { Spoken } from "../../wire";

/** Whom a game is owed to. */
export interface Credit {
  /** A line: who made and publishes it. */
  line: Spoken;
  /** The report that brought it here. */
  report: Spoken;
}

const found = import.meta.glob<{ credit: Credit }>("../../skins/*/credit.ts", { eager: true });

/** The credit of a game, if its skin has one. */
export function creditOf(game: string): Credit | undefined {
  return found[`../../skins/${game}/credit.ts`]?.credit;
}
