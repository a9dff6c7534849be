// How seeds come to lie in a bowl: a few in rings, the rest on top, then let go until they rest.
import { seeded } from "../../board3d/kit";

/** A seed's radius, in cells. */
export const SEED = 0.122;

/** A hollow: round, or stretched to an oval. */
export interface Bowl {
  radius: number;
  depth: number;
  stretchX: number;
  stretchZ: number;
}

/** Where a seed lies over the bowl's floor, and how it is turned. */
export interface Lie {
  x: number;
  y: number;
  z: number;
  turn: number;
  lean: number;
}

/** Rings of seeds to begin with: how many, how wide, on which layer. They are the ones that can be counted at a glance. */
const RINGS: [count: number, radius: number, layer: number][][] = [
  [],
  [[1, 0, 0]],
  [[2, 0.13, 0]],
  [[3, 0.15, 0]],
  [[4, 0.18, 0]],
  [[5, 0.215, 0]],
  [
    [1, 0, 0],
    [5, 0.24, 0],
  ],
  [
    [1, 0, 0],
    [6, 0.245, 0],
  ],
  [
    [1, 0, 0],
    [7, 0.265, 0],
  ],
  [
    [1, 0, 0],
    [7, 0.265, 0],
    [1, 0, 1],
  ],
  [
    [1, 0, 0],
    [7, 0.265, 0],
    [2, 0.11, 1],
  ],
  [
    [1, 0, 0],
    [7, 0.265, 0],
    [3, 0.13, 1],
  ],
  [
    [1, 0, 0],
    [7, 0.265, 0],
    [4, 0.16, 1],
  ],
];

/** From where a ring of so many begins, so that it looks like dice. */
const BEGIN: Record<number, number> = { 2: 0.5, 3: -0.5, 4: Math.PI / 4 };

type Point = [x: number, y: number, z: number];

function start(count: number, bowl: Bowl): Point[] {
  const rings = bowl.stretchX === 1 && bowl.stretchZ === 1 ? RINGS[count] : undefined;
  if (rings) {
    return rings.flatMap(([many, radius, layer]) =>
      Array.from({ length: many }, (_, i): Point => {
        const angle = (BEGIN[count] ?? (layer ? 0.6 : 0.15)) + (i / many) * Math.PI * 2;
        return [radius * Math.cos(angle), 0.05 + layer * 0.24, radius * Math.sin(angle)];
      }),
    );
  }
  return Array.from({ length: count }, (_, i): Point => {
    const angle = i * 2.39996;
    const radius = Math.sqrt(((i % 14) + 0.5) / 14) * bowl.radius * 0.56;
    return [radius * Math.cos(angle) * bowl.stretchX, 0.1 + Math.floor(i / 14) * 0.22, radius * Math.sin(angle) * bowl.stretchZ];
  });
}

/** How high the bowl's surface lies over its floor. */
export function surface({ radius, depth, stretchX, stretchZ }: Bowl, x: number, z: number): number {
  const out = Math.hypot(x / stretchX, z / stretchZ) / radius;
  return depth * Math.min(out, 1.1) ** 2.6;
}

/** Two seeds that lie into each other go apart. */
function part(a: Point, b: Point): void {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const far = Math.hypot(dx, dy, dz) || 1e-4;
  const push = ((SEED * 1.93 - far) * 0.5) / far;
  if (push <= 0) return;
  a[0] -= dx * push;
  a[1] -= dy * push;
  a[2] -= dz * push;
  b[0] += dx * push;
  b[1] += dy * push;
  b[2] += dz * push;
}

/** A seed that lies in the wall comes out of it, away from the surface. */
function lift(point: Point, bowl: Bowl): void {
  const STEP = 0.01;
  const here = surface(bowl, point[0], point[2]);
  const nx = -(surface(bowl, point[0] + STEP, point[2]) - here) / STEP;
  const nz = -(surface(bowl, point[0], point[2] + STEP) - here) / STEP;
  const long = Math.hypot(nx, 1, nz);
  const out = SEED * 0.93 - (point[1] - here) / long;
  if (out <= 0) return;
  point[0] += (nx / long) * out;
  point[1] += out / long;
  point[2] += (nz / long) * out;
}

/** A heap of so many seeds: always the same for the same number. */
export function heap(count: number, bowl: Bowl): Lie[] {
  const next = seeded(count * 77 + 1);
  const points = start(count, bowl);
  for (let round = 0; round < 260; round++) {
    for (const point of points) point[1] -= round < 200 ? 0.006 : 0.002;
    for (let again = 0; again < 3; again++) {
      points.forEach((a, i) => {
        for (let j = i + 1; j < points.length; j++) {
          const b = points[j];
          if (b) part(a, b);
        }
      });
      for (const point of points) lift(point, bowl);
    }
  }
  return points.map(([x, y, z]) => ({ x, y, z, turn: next() * Math.PI * 2, lean: next() - 0.5 }));
}
