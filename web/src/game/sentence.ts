// The one sentence beside the board: what is aimed at, what has just happened, or what is asked.
import { spoken, words } from "../app/speech.svelte";
import type { Choice, Message } from "../wire";
import type { Play } from "./play.svelte";
import { nameOf } from "./seats";

/** A move that is aimed at, and what there is to know about it. */
export interface Aimed {
  choice: Choice;
  /** Another touch plays it. */
  isArmed: boolean;
  remarks: Message[];
}

/** What is to be read beside the board now. */
export function sentenceOf(play: Play, aimed: Aimed | null, inHand = ""): string {
  const { view, table, state, cursor } = play;
  if (!view || !table) return "";
  if (aimed) return [aimed.choice.say, ...aimed.remarks].map(spoken).join(" ");
  if (play.isShowing && (play.told || view.verdict)) return spoken(play.told);
  if (play.hint) return words().hintSays(spoken(play.hint.say));
  if (view.verdict) return spoken(view.verdict);
  const turn = state?.standing.turn ?? null;
  if (state?.thinking && cursor === null && turn !== null) return words().thinking(nameOf(table, turn, words()));
  return inHand || spoken(view.question);
}
