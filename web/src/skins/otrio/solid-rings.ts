// Otrio's rings: thrown, rounded, with notches down to the bare clay that tell the colours apart.
import { BufferGeometry, Color, type ColorRepresentation, Float32BufferAttribute, MathUtils, TorusGeometry } from "three";
import { arc, bare } from "../../board3d/kit";
import type { Size } from "./flat";

/** How far a piece reaches outside and inside, and how high it is. Those inside are higher, so that all are seen. */
export const RINGS: Record<Size, { outer: number; inner: number; height: number }> = {
  L: { outer: 0.462, inner: 0.362, height: 0.16 },
  M: { outer: 0.336, inner: 0.238, height: 0.2 },
  S: { outer: 0.21, inner: 0.092, height: 0.24 },
};

const DEEP = 0.085;
const HALF = 0.05;
const EDGE = 0.036;
const WHOLE = Math.PI * 2;
const SEGMENTS: Record<Size, number> = { L: 60, M: 48, S: 40 };

/** The cut through a ring, from its foot outside over its top to its foot inside. */
function profile({ outer, inner, height }: { outer: number; inner: number; height: number }): [number, number][] {
  const top = height - EDGE;
  return [
    [outer - 0.02, 0],
    [outer, 0.022],
    ...arc(outer - EDGE, top, EDGE, 0, Math.PI / 2, 4),
    ...arc(inner + EDGE, top, EDGE, Math.PI / 2, Math.PI, 4),
    [inner, 0.022],
    [inner + 0.02, 0],
  ];
}

/** How far a direction lies inside a notch: 1 on its floor, 0 on the ring. */
function cut(angle: number, notches: number, half: number): number {
  const step = WHOLE / notches;
  // The first notch looks away from the reader.
  const from = MathUtils.euclideanModulo(angle - Math.PI / 2 + step / 2, step) - step / 2;
  return 1 - MathUtils.smoothstep(Math.abs(from) / half, 0.76, 1.2);
}

/** The directions in which a ring is cut: evenly, and densely where a notch begins and ends. */
function directions(size: Size, notches: number, half: number): number[] {
  const even = Array.from({ length: SEGMENTS[size] }, (_, i) => (i / SEGMENTS[size]) * WHOLE);
  const close = Array.from({ length: notches }, (_, i) => Math.PI / 2 + (i / notches) * WHOLE).flatMap((middle) =>
    [-1.22, -1.05, -0.9, -0.74, 0.74, 0.9, 1.05, 1.22].map((by) => MathUtils.euclideanModulo(middle + by * half, WHOLE)),
  );
  return [...even, ...close].sort((a, b) => a - b).filter((angle, i, all) => i === 0 || angle - (all[i - 1] ?? 0) > 0.004);
}

/** Where the glaze ends. */
const CLAY = new Color("#dcb690");

/** A ring of a size with so many notches. It has its colours itself, so that the clay is seen on slow machines too. */
export function ring(size: Size, notches: number, color: ColorRepresentation): BufferGeometry {
  const { outer, inner, height } = RINGS[size];
  const half = HALF / ((outer + inner) / 2);
  const [around, points] = [directions(size, notches, half), profile(RINGS[size])];
  const positions: number[] = [];
  const clay: number[] = [];
  const colors: number[] = [];
  const glaze = new Color(color);
  for (const angle of around) {
    const most = height - DEEP * cut(angle, notches, half);
    for (const [radius, y] of points) {
      positions.push(radius * Math.cos(angle), Math.min(y, most), -radius * Math.sin(angle));
      const isBare = y > most + 0.012 || y < 0.01;
      clay.push(isBare ? 1 : 0);
      colors.push(...(isBare ? CLAY : glaze).toArray());
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("clay", new Float32BufferAttribute(clay, 1));
  geometry.setAttribute("color", new Float32BufferAttribute(colors, 3));
  geometry.setIndex(faces(around.length, points.length));
  geometry.computeVertexNormals();
  return geometry;
}

/** Faces between neighbouring cuts, all the way around. */
function faces(cuts: number, points: number): number[] {
  return Array.from({ length: cuts }, (_, i) => i).flatMap((i) =>
    Array.from({ length: points - 1 }, (_, j) => {
      const [a, b] = [i * points + j, ((i + 1) % cuts) * points + j];
      return [a, b, a + 1, b, b + 1, a + 1];
    }).flat(),
  );
}

/** A pale line on top of a ring, between its notches. */
export function inlay(size: Size, notches: number): BufferGeometry[] {
  const { outer, inner, height } = RINGS[size];
  const middle = (outer + inner) / 2;
  const away = (HALF * 1.35) / middle;
  const step = WHOLE / notches;
  return Array.from({ length: notches }, (_, i) =>
    bare(new TorusGeometry(middle, 0.011, 5, 16, step - 2 * away))
      .rotateZ(Math.PI / 2 + i * step + away)
      .rotateX(-Math.PI / 2)
      .translate(0, height, 0),
  );
}
