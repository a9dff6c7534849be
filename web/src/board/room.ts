// How much room a board needs, so that every place on it can be touched.
import type { Flat, Frame } from "../skins/skin";
import type { Board } from "../wire";

/** No place that can be touched is smaller than this on the screen, in pixels. */
export const LEAST = 24;

/** By so much a room that is too small is made larger before it is tried again. */
const STEP = 1.05;
/** No board is flatter or higher than this, as parts of its width. */
const SHAPES = { flattest: 0.05, highest: 2 };
/** A board that is still too small in a room so much wider will never be large enough. */
const WIDEST = 4;

/** How a board is to lie in its room, whatever its size. */
export type Lie = Omit<Frame, "width" | "height">;

/** The shorter side of the smallest place that can be touched, in pixels. */
export function smallest(flat: Pick<Flat, "layout">, board: Board, frame: Frame): number {
  const { width, height, places } = flat.layout(board, frame);
  const unit = Math.max(width / frame.width, height / frame.height);
  const sides = places.flatMap((place, spot) => (board.spots[spot]?.touch ? [Math.min(place.width, place.height) / unit] : []));
  return Math.min(...sides);
}

/** The lowest room of this width in which every place can be touched; a wider one, if it takes that. */
export function roomFor(flat: Pick<Flat, "layout">, board: Board, width: number, lie: Lie): { width: number; height: number } {
  const isEnough = (wide: number, high: number) => smallest(flat, board, { ...lie, width: wide, height: high }) >= LEAST;
  for (let wide = width; wide <= width * WIDEST; wide *= STEP) {
    if (!isEnough(wide, wide * SHAPES.highest)) continue;
    let high = wide * SHAPES.flattest;
    while (high < wide * SHAPES.highest && !isEnough(wide, high)) high *= STEP;
    return { width: Math.ceil(wide), height: lowest((height) => isEnough(wide, height), Math.floor(high / STEP), Math.ceil(high)) };
  }
  return { width, height: width };
}

/** Between a height that is too low and one that is enough: the lowest that is, to the pixel. */
function lowest(isEnough: (height: number) => boolean, low: number, high: number): number {
  if (high - low <= 1) return high;
  const middle = Math.floor((low + high) / 2);
  return isEnough(middle) ? lowest(isEnough, low, middle) : lowest(isEnough, middle, high);
}
