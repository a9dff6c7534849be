// What a board shows at one moment, whichever way it is drawn: flat or solid.
import type { Board, Mark, Message, Motion, Value } from "../wire";

/** Where a token stands: on a spot, as the `order`-th of `of` tokens of its look there. */
export interface Perch {
  spot: number;
  order: number;
  of: number;
}

/** A token with an identity, so that it can be followed from spot to spot. */
export interface Token {
  id: number;
  /** Index among the board's looks. */
  look: number;
  at: Perch;
}

/** A token on its way. */
export interface Way {
  id: number;
  look: number;
  from: Perch;
  to: Perch;
}

/** A step that is being shown. */
export interface Flight {
  ways: Way[];
  /** How the ways belong together: a group turns about its middle, or two groups change places. */
  motion: Motion | null;
  /** From 0 (nothing has moved yet) to 1 (all have arrived); eased already. */
  t: number;
}

/** What a spot is like for whoever decides. */
export interface SpotState {
  /** It can be touched next. */
  open: boolean;
  /** It has been touched on the way to a move. */
  touched: boolean;
  /** The pointer or the focus is on it. */
  aimed: boolean;
  /** The keyboard's focus is on it: drawn as a squared double ring. */
  focused: boolean;
}

/** What a choice would do, before it is played. */
export interface Preview {
  /** Tokens that would come to a spot. */
  arrivals: { spot: number; look: number; count: number }[];
  /** Tokens that would leave a spot. */
  departures: { spot: number; look: number; count: number }[];
  /** Who would go where, in order, for arrows. */
  trails: { look: number; count: number; from: number; to: number }[];
  /** Groups that would turn or change places. */
  motions: Motion[];
  /** What there is to know about it beyond its own sentence. */
  remarks: Message[];
}

/** What a move is worth, shown on the spot that makes it. */
export interface Chip {
  spot: number;
  /** Which piece it speaks of, where several moves share the spot. */
  look: number | null;
  value: Value | null;
  proven: boolean;
  /** Short: `5`, `+1.2`. */
  text: string;
  /** The whole in words. */
  label: string;
  best: boolean;
}

/** Everything a board shows at one moment. */
export interface Scene {
  board: Board;
  tokens: Token[];
  flight: Flight | null;
  marks: Mark[];
  scores: number[];
  /** Who must decide; null when nobody must. */
  turn: number | null;
  /** By spot index. */
  spots: SpotState[];
  preview: Preview | null;
  chips: Chip[];
  /** Why the last try is forbidden: the spot it is about, and those that forbid it. */
  refusal: { about: number | null; because: number[] } | null;
  /** A move to point out without playing it: the spots of its path. */
  hint: number[];
  coordinates: boolean;
  /** Half a turn: the other side sits below. */
  turned: boolean;
  evening: boolean;
  /** Less motion is wished for. */
  still: boolean;
}

/** Where a spot lies on the screen, in pixels from the board's upper left corner: for buttons, bubbles and chips. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
