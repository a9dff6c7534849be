// How much room words take, before they are drawn.

/** How wide letters are, as a share of their height: a little generous. */
function wide(letter: string): number {
  if (letter === " ") return 0.2;
  if ("ijltfI.,:;'!|".includes(letter)) return 0.28;
  if ("rsczvxy".includes(letter)) return 0.46;
  if ("mwMW".includes(letter)) return 0.82;
  return letter === letter.toLowerCase() ? 0.53 : 0.6;
}

/** About how wide a text is when its letters are `size` high. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + wide(letter), 0) * size;
}

/** The whole text if it fits, else its first word or its last (a picture stands beside it; words between say little alone), else nothing. */
export function fitting(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const words = text.split(" ").map((word) => word.replace(/\p{Punctuation}+$/u, ""));
  return [words[0], words.at(-1)].find((word) => word && widthOf(word, size) <= width) ?? "";
}
