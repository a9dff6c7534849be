// Words set in lines that fit a card.

/** A letter is about so wide, as a share of its height. */
const LETTER = 0.5;
/** Lines lie so far apart, as a share of the letters' height. */
export const LEADING = 1.05;

/** A sentence in lines that stay within a width and a height, letters being `size` high. What finds no room is cut. */
export function inLines(text: string, width: number, height: number, size: number): string[] {
  const most = Math.max(2, Math.floor(width / (size * LETTER)));
  const rows = Math.max(1, Math.floor(height / (size * LEADING)));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, rows).map((line) => cut(line, most));
  const end = kept.pop() ?? "";
  return [...kept, lines.length > rows ? cut(`${end}…`, most) : end];
}

function cut(line: string, most: number): string {
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}

/** A sentence in lines as large as they fit: letters of 16 pixels, or a little less where something would be cut. */
export function fitted(text: string, width: number, height: number, unit: number): { lines: string[]; size: number } {
  const tries = [16, 14, 12].map((pixels) => ({ size: pixels * unit, lines: inLines(text, width, height, pixels * unit) }));
  const whole = tries.find(({ lines }) => lines.join(" ") === text);
  return whole ?? { size: 16 * unit, lines: inLines(text, width, height, 16 * unit) };
}
