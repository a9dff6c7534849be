// Words set in lines that fit a width.

/** A letter is about so wide, as a share of its height. */
const LETTER = 0.52;

/** A sentence in lines no wider than `width` where words allow, letters being `size` high. */
export function inLines(text: string, width: number, size: number): string[] {
  const most = Math.max(1, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
