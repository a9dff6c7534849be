// The outlines of the four solids, around 0, 0.

/** The outline of every shape. */
export const OUTLINES: Readonly<Record<string, string>> = {
  cone: "M0 -57L46 35A46 15 0 0 1 -46 35Z",
  cube: "M0 -51L44 -27V26L0 51L-44 26V-27Z",
  cylinder: "M-38 -34A38 14 0 0 1 38 -34V35A38 14 0 0 1 -38 35Z",
  sphere: "M-45 1A45 45 0 1 1 45 1A45 45 0 1 1 -45 1Z",
};

/** Every shape. */
export const SHAPES: readonly string[] = Object.keys(OUTLINES);

/** Where a solid's shadow lies, and how wide it is. */
export const SHADOWS: Readonly<Record<string, readonly [number, number]>> = {
  cone: [41, 48],
  cube: [44, 44],
  cylinder: [43, 42],
  sphere: [42, 38],
};

/** The woods that pieces are made of, from light to dark, as the theme names them. */
export const WOODS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  maple: ["map0", "map1", "map2", "map3"],
  walnut: ["wal0", "wal1", "wal2", "wal3"],
};
