// How a game lies on the screen.

/** The board beside a panel, between cards, over them on a phone; in a low window beside a small panel, in a tiny one in a page that scrolls. */
export type Mode = "aside" | "wide" | "phone" | "low" | "stack";

/** A board between cards needs more than so many pixels. */
const LOW = 480;
/** A panel beside a board needs so many. */
const BESIDE = { width: 660, height: 270 };

/** How a game lies in a window of this size; `isWide` says that the board is. */
export function modeOf(width: number, height: number, isWide: boolean): Mode {
  if (height < LOW) return width > height * 1.2 && width >= BESIDE.width && height >= BESIDE.height ? "low" : "stack";
  if (width < 900 || width < height * 0.9) return "phone";
  return isWide ? "wide" : "aside";
}
