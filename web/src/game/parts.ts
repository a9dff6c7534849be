// What stands around the board of a game, whichever way it lies on the screen.
import type { Snippet } from "svelte";

/** The parts of a game's screen, for a layout to arrange. */
export interface Parts {
  /** Who sits across, and who sits below. */
  above: number[];
  below: number[];
  cards: Snippet<[number[]]>;
  /** The moves: as a strip, or as a table. */
  moves: Snippet<[boolean]>;
  /** What is asked or told, and at the end what has become of the game. */
  said: Snippet;
  actions: Snippet;
}
