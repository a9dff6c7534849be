// Wood, drawn in code: the same numbers every time, so that a board never looks different when it is drawn anew.

/** Strokes of grain that are equally strong: one path. */
export interface Grain {
  d: string;
  width: number;
  opacity: number;
}

/** A piece of wood. */
export interface Plank {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many strokes run through it. */
  strokes: number;
  seed: number;
  /** The grain runs from top to bottom, not from left to right. */
  upright?: boolean;
  /** How far a stroke strays. */
  sway?: number;
  /** How wide a middling stroke is. */
  stroke?: number;
}

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number as short as a drawing needs it. */
export function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** A smooth line through points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let d = `M${short(first[0])} ${short(first[1])}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (!next) d += `L${short(point[0])} ${short(point[1])}`;
    // Each point but the last only pulls the line towards it.
    else d += `Q${short(point[0])} ${short(point[1])} ${short((point[0] + next[0]) / 2)} ${short((point[1] + next[1]) / 2)}`;
  });
  return d;
}

/** How the strokes of one plank stray: neighbours alike, so that they never cross, and around one heart. */
function field(random: () => number, sway: number): (along: number, across: number) => number {
  const [slow, quick, heart, where] = [random() * 6.28, random() * 6.28, 0.25 + random() * 0.5, 0.2 + random() * 0.6];
  const [long, brief] = [0.6 + random() * 0.5, 1.5 + random() * 0.9];
  return (along, across) => {
    const waves = 0.65 * Math.sin(slow + 6.28 * long * along + 2.1 * across) + 0.35 * Math.sin(quick + 6.28 * brief * along + 4.3 * across);
    const away = across - heart;
    const bulge = Math.sign(away) * Math.exp(-Math.abs(away) * 5) * Math.exp(-(((along - where) / 0.22) ** 2));
    return sway * (waves + 1.1 * bulge);
  };
}

/** The grain of a plank: fine, middling and strong strokes. */
export function grain(plank: Plank): Grain[] {
  const { x, y, width, height, strokes, seed, upright = false, sway = 6, stroke = 1.5 } = plank;
  const random = seeded(seed);
  const stray = field(random, sway);
  const classes: Grain[] = [0.6, 1, 1.5].map((strength, index) => ({ d: "", width: stroke * strength, opacity: 0.2 + 0.11 * index }));
  for (let index = 0; index < strokes; index++) {
    const across = (index + 0.15 + random() * 0.7) / strokes;
    // Some strokes end within the wood, as growth rings do that leave the plank.
    const [begin, end] = [random() < 0.25 ? random() * 0.4 : 0, random() < 0.25 ? 1 - random() * 0.4 : 1];
    const points = Array.from({ length: 9 }, (_, step): [number, number] => {
      const along = begin + ((end - begin) * step) / 8;
      const off = stray(along, across);
      return upright ? [x + across * width + off, y + along * height] : [x + along * width, y + across * height + off];
    });
    const chosen = classes[Math.floor(random() * 3)];
    if (chosen) chosen.d += smooth(points);
  }
  return classes.filter(({ d }) => d !== "");
}
