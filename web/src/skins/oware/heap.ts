// How seeds lie: in rows like the eyes of dice, so that a heap is known at a glance.

/** Where one seed lies, from the middle of its house or store, and how large it is. */
export interface Lie {
  dx: number;
  dy: number;
  radius: number;
  /** It lies on others. */
  upon: boolean;
}

/** How many lie in each row, by how many there are. */
const ROWS: readonly (readonly number[])[] = [[], [1], [2], [1, 2], [2, 2], [2, 1, 2], [3, 3], [2, 3, 2], [3, 2, 3], [3, 3, 3], [3, 4, 3], [4, 3, 4], [4, 4, 4]];
/** From here on a dozen lies along the rim: so many go all the way round the board. */
const DOZEN = 12;
/** So many fit inside the rim beside each other: in a round house, and in a low one. */
const INSIDE = { round: 7, low: 5 };

/** The place of the `order`-th seed in rows, as multiples of a seed's radius. */
function inRows(rows: readonly number[], order: number): readonly [number, number] {
  // Rows of unlike length lie in each other's gaps.
  const even = rows.every((count) => count === rows[0]);
  // A five has one in the middle of four, as on a die.
  const five = rows.length === 3 && rows[1] === 1;
  const [across, apart] = five ? [3, 1.48] : [2.06, even ? 2.06 : 1.8];
  let first = 0;
  for (const [row, count] of rows.entries()) {
    if (order < first + count) {
      return [(order - first - (count - 1) / 2) * across, (row - (rows.length - 1) / 2) * apart];
    }
    first += count;
  }
  return [0, 0];
}

type Points = readonly (readonly [number, number])[];

const rims = new Map<string, Points>();

/** Points of an ellipse that lie equally far apart along it, from the top clockwise. Seeds ask for them at every frame, so they are kept. */
function alongRim(rx: number, ry: number, count: number): Points {
  const key = `${rx} ${ry} ${count}`;
  const points = rims.get(key) ?? apartOnEllipse(rx, ry, count);
  if (rims.size > 99) rims.clear();
  rims.set(key, points);
  return points;
}

function apartOnEllipse(rx: number, ry: number, count: number): Points {
  const fine = 360;
  const points = Array.from({ length: fine + 1 }, (_, at) => {
    const angle = (at / fine) * 2 * Math.PI;
    return [rx * Math.sin(angle), -ry * Math.cos(angle)] as const;
  });
  const lengths = [0];
  for (const [at, [x, y]] of points.entries()) {
    const before = points[at - 1];
    if (before) lengths.push((lengths[at - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]));
  }
  const whole = lengths[fine] ?? 0;
  return Array.from({ length: count }, (_, nth) => {
    const at = lengths.findIndex((length) => length >= (whole * nth) / count);
    return points[at] ?? [0, 0];
  });
}

/** The radius of seeds of which a dozen lie in rows in a house of this size. */
export function seedRadius(rx: number, ry: number): number {
  return 1 / Math.hypot(4 / rx, 3 / ry);
}

/** Where the `order`-th of `of` seeds lies in a house with these half axes. */
export function lieInHouse(order: number, of: number, rx: number, ry: number): Lie {
  const rows = ROWS[of];
  if (!rows) return lieInFullHouse(order, of, rx, ry);
  const radius = seedRadius(rx, ry) * (of > 10 ? 0.98 : 1.06);
  const [x, y] = inRows(rows, order);
  return { dx: x * radius, dy: y * radius, radius, upon: false };
}

/** More than a dozen: twelve along the rim, the others inside; those for which there is no room lie upon them. */
function lieInFullHouse(order: number, of: number, rx: number, ry: number): Lie {
  const low = ry < 0.8 * rx;
  const radius = low ? Math.min(0.25 * ry, 0.133 * rx) : 0.18 * ry;
  if (order < DOZEN) {
    const [dx, dy] = alongRim(rx - 1.3 * radius, ry - 1.3 * radius, DOZEN)[order] ?? [0, 0];
    return { dx, dy, radius, upon: false };
  }
  const inside = low ? INSIDE.low : INSIDE.round;
  const layer = Math.floor((order - DOZEN) / inside);
  const within = Math.min(inside, of - DOZEN - layer * inside);
  const [x, y] = inRows(low ? [within] : (ROWS[within] ?? []), (order - DOZEN) % inside);
  // However high the heap, it does not lean out of its house.
  const lean = Math.min(layer, 3);
  return { dx: (x - lean * 0.2) * radius, dy: (y - lean * 0.5) * radius, radius, upon: layer > 0 };
}

/** So many are printed in a store: who has them has won. */
export const PRINTED = 25;
/** Seeds of a store: how large, how far apart, and how much further after five in a long row. */
const IN_STORE = { radius: 12, across: 26, up: 30, gap: 14 };

/** Where the `order`-th seed of a store lies: rows of five that grow upwards, or rows of twice five in a low one. */
export function lieInStore(order: number, low: boolean): Lie {
  const { radius, across, up, gap } = IN_STORE;
  const place = order % PRINTED;
  const layer = Math.floor(order / PRINTED);
  const [dx, dy] = low
    ? [-190 + (place % 10) * across + (place % 10 > 4 ? gap : 0), (Math.floor(place / 10) - 1) * up]
    : [((place % 5) - 2) * across, 118 - Math.floor(place / 5) * up];
  return { dx: dx - layer * 3, dy: dy - layer * 6, radius, upon: layer > 0 };
}
