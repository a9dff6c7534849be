// How one game is drawn: what a skin gives to the boards. Only skins know games.
import type { Component } from "svelte";
import type { Board, Look, Paint } from "../wire";
import type { Perch, Scene } from "../board/scene";

/** The room a flat board has, in pixels, and how it is to lie in it. */
export interface Frame {
  width: number;
  height: number;
  turned: boolean;
  coordinates: boolean;
  /** A small still picture: no words, so no room for them. */
  small?: boolean;
}

/** Where a spot lies in a layout: its middle and size, in the layout's units. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Marks around it are round, not squared. */
  round: boolean;
  /** How wide a mark around it should be, if not as wide as the spot. */
  mark?: number;
}

/** Where and how a token is drawn: Token draws itself around 0, 0 in the layout's units. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Those with more are drawn later. */
  z: number;
  /** Tokens that lie in heaps too deep to see are not drawn. */
  hidden?: boolean;
}

/** Where everything lies on a flat board of a certain shape. */
export interface Layout {
  /** The extent of the drawing (the viewBox begins at 0, 0). */
  width: number;
  height: number;
  /** By spot index. */
  places: Place[];
  /** Where a token of that look stands. */
  pose(at: Perch, look: number): Pose;
  /** How many units are one pixel on the screen: text is kept readable by it. */
  unit: number;
  /** Anything else the skin's own components need. */
  turned: boolean;
  tall: boolean;
}

/** What the static and the written parts of a flat board are drawn from. */
export interface DrawingProps {
  scene: Scene;
  layout: Layout;
  /** Prefix for ids of gradients and clips, unlike that of any other drawing on the page. */
  prefix: string;
  /** A small picture: no words, no counts. */
  small: boolean;
}

/** What a token is drawn from. */
export interface TokenProps {
  look: Look;
  paint: Paint;
  layout: Layout;
  prefix: string;
  small: boolean;
}

/** A flat board, drawn as SVG. */
export interface Flat {
  /** Every shape of a look that `Token` can draw. */
  shapes: readonly string[];
  layout(board: Board, frame: Frame): Layout;
  /** Gradients, clips and patterns that the others use. */
  Defs?: Component<{ prefix: string }>;
  /** The board itself, under everything. */
  Ground: Component<DrawingProps>;
  /** What lies between the board and the tokens: ways, laid saucers. It sees the whole scene. */
  Under?: Component<DrawingProps>;
  /** What the skin draws itself in `Under` or `Over`, so that the board does not: open spots, trails of a preview, the last move, the winning line. */
  draws?: { open?: boolean; trails?: boolean; last?: boolean; line?: boolean };
  /** One token, around 0, 0. */
  Token: Component<TokenProps>;
  /** What stands above the tokens: numbers, counts, flags, slips. */
  Over?: Component<DrawingProps>;
}

/** How one game is drawn. */
export interface Skin {
  /** The game's name; empty for the plain one. */
  game: string;
  flat: Flat;
  /** The same in three dimensions; loaded only when it is wished for. See board3d/solid.ts. */
  solid?: () => Promise<{ solid: import("../board3d/solid").Solid }>;
}
