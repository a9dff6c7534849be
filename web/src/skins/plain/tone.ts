// Which writing can be read on a paint.

/** One part of a colour as light. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** How light a colour `#rrggbb` is: 0 black, 1 white. */
export function lightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) || 0));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Dark or light, whichever stands out more. */
export function readableOn(colour: string): string {
  return lightness(colour) > 0.2 ? "#1b1612" : "#fffdf8";
}
