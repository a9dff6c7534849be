// Shapes that boards and pieces are made of. Lengths are cells; y is up.
import { BufferAttribute, BufferGeometry, Color, type ColorRepresentation, Float32BufferAttribute, LatheGeometry, Path, Shape, ShapeGeometry, Vector2 } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

/** A point of an outline, seen from above, with its outward normal. */
export interface Rim {
  x: number;
  z: number;
  nx: number;
  nz: number;
}

/** A round or oval hole in a slab. */
export interface Hole {
  x: number;
  z: number;
  rx: number;
  rz?: number;
}

/** How many segments a hole and the lathe that fills it have; unlike numbers would leave sparkling cracks. */
export const ROUND = 48;

/** The outline of a rectangle with round corners. */
export function roundRect(width: number, depth: number, radius: number, segments = 10): Rim[] {
  const [a, b] = [width / 2 - radius, depth / 2 - radius];
  const corners: [number, number][] = [
    [a, b],
    [-a, b],
    [-a, -b],
    [a, -b],
  ];
  return corners.flatMap(([cx, cz], corner) =>
    Array.from({ length: segments + 1 }, (_, i) => {
      const angle = ((corner + i / segments) * Math.PI) / 2;
      const [nx, nz] = [Math.cos(angle), Math.sin(angle)];
      return { x: cx + radius * nx, z: cz + radius * nz, nx, nz };
    }),
  );
}

/** The outline of a circle. */
export function circle(radius: number, segments = ROUND): Rim[] {
  return Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * Math.PI * 2;
    const [nx, nz] = [Math.cos(angle), Math.sin(angle)];
    return { x: radius * nx, z: radius * nz, nx, nz };
  });
}

/** How a slab is cut. */
export interface SlabOptions {
  outline: Rim[];
  /** From this height… */
  bottom: number;
  /** …to this. */
  top: number;
  /** How far the upper edge is rounded over. */
  edge?: number;
  /** How far the foot stands back. */
  inset?: number;
  /** How far the lower edge is cut off. */
  under?: number;
  holes?: Hole[];
  /** Without a lid only the wall is made. */
  lid?: boolean;
}

/** A board with a rounded edge and holes. */
export function slab(options: SlabOptions): BufferGeometry {
  const { outline, edge = 0.06, holes = [] } = options;
  const wall = rings(outline, slabProfile(options));
  if (options.lid === false) return wall;
  const inner = outline.map(({ x, z, nx, nz }) => new Vector2(x - nx * edge, -(z - nz * edge)));
  return merged([wall, lid(inner, holes, options.top)]);
}

/** Steps of a wall: how far in, how high, and which way it looks (out, up). */
type Step = [inward: number, y: number, out: number, up: number];

function slabProfile({ bottom, top, edge = 0.06, inset = 0, under = 0.04 }: SlabOptions): Step[] {
  const round = Array.from({ length: 7 }, (_, i): Step => {
    const angle = ((i / 6) * Math.PI) / 2;
    return [edge * (1 - Math.sin(angle)), top - edge * (1 - Math.cos(angle)), Math.sin(angle), Math.cos(angle)];
  });
  return [...round, [inset, bottom + under, 1, 0], [inset + under, bottom, 0.7, -0.7]];
}

/** A wall along a closed outline, from above to below. */
function rings(outline: Rim[], profile: Step[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const [inward, y, out, up] of profile) {
    for (const { x, z, nx, nz } of outline) {
      positions.push(x - nx * inward, y, z - nz * inward);
      normals.push(nx * out, up, nz * out);
    }
  }
  const count = outline.length;
  for (let row = 0; row < profile.length - 1; row++) {
    for (let i = 0; i < count; i++) {
      const [a, b] = [row * count + i, row * count + ((i + 1) % count)];
      indices.push(a, b, a + count, b, b + count, a + count);
    }
  }
  return geometryOf(positions, normals, indices);
}

function geometryOf(positions: number[], normals: number[], indices: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  geometry.setIndex(indices);
  return geometry;
}

/** A flat face at a height, with holes. Points are x and −z. */
function lid(points: Vector2[], holes: (Hole | Vector2[])[], y: number): BufferGeometry {
  const shape = new Shape(points);
  for (const hole of holes) {
    if (Array.isArray(hole)) shape.holes.push(new Path(hole));
    else shape.holes.push(new Path().absellipse(hole.x, -hole.z, hole.rx, hole.rz ?? hole.rx, 0, Math.PI * 2, true));
  }
  const face = bare(new ShapeGeometry(shape, ROUND / 2));
  face.rotateX(-Math.PI / 2);
  return face.translate(0, y, 0);
}

/** A tray: a rim about a sunk floor. The floor is another thing, for another material. */
export function tray(
  width: number,
  depth: number,
  options: { radius?: number; rim?: number; height?: number; floor?: number } = {},
): { rim: BufferGeometry; floor: BufferGeometry } {
  const { radius = 0.3, rim = 0.1, height = 0.17, floor = 0.06 } = options;
  const outer = roundRect(width, depth, radius);
  const inner = roundRect(width - 2 * rim, depth - 2 * rim, Math.max(0.02, radius - rim * 0.8));
  const edge = 0.03;
  const top = lid(
    outer.map(({ x, z, nx, nz }) => new Vector2(x - nx * edge, -(z - nz * edge))),
    [inner.map(({ x, z }) => new Vector2(x, -z)).reverse()],
    height,
  );
  const outside = slab({ outline: outer, bottom: 0, top: height, edge, lid: false });
  // The inner wall looks inwards: the same outline, walked the other way.
  const inside = rings(inner.map(({ x, z, nx, nz }) => ({ x, z, nx: -nx, nz: -nz })).reverse(), [
    [0, height, 1, 0],
    [0, floor - 0.01, 1, 0],
  ]);
  const face = slab({ outline: inner, bottom: floor - 0.03, top: floor, edge: 0.001 });
  return { rim: merged([outside, top, inside]), floor: face };
}

/** A turned thing: the profile goes from below to above outside, as [radius, height]. */
export function lathe(profile: [number, number][], segments = 32): BufferGeometry {
  return bare(
    new LatheGeometry(
      profile.map(([radius, y]) => new Vector2(Math.max(0, radius), y)),
      segments,
    ),
  );
}

/** Points of a profile along an arc. */
export function arc(x: number, y: number, radius: number, from: number, to: number, steps: number): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Without texture coordinates, so that it can be merged with the others. */
export function bare(geometry: BufferGeometry): BufferGeometry {
  geometry.deleteAttribute("uv");
  return geometry;
}

/** Several geometries as one; they must have the same attributes. */
export function merged(parts: BufferGeometry[]): BufferGeometry {
  const whole: BufferGeometry | null = mergeGeometries(parts);
  if (!whole) throw new Error("geometries with unlike attributes cannot be merged");
  for (const part of parts) part.dispose();
  return whole;
}

/** A number for every corner of a geometry. */
export type PerPoint = number | ((x: number, y: number, z: number) => number);

function perPoint(geometry: BufferGeometry, value: PerPoint): number[] {
  const points = geometry.getAttribute("position");
  return Array.from({ length: points.count }, (_, i) => (typeof value === "number" ? value : value(points.getX(i), points.getY(i), points.getZ(i))));
}

/** Darkens a geometry, as hollows are. The material must be `shaded`. */
export function shade(geometry: BufferGeometry, value: PerPoint): BufferGeometry {
  const grey = perPoint(geometry, value).flatMap((one) => [one, one, one]);
  geometry.setAttribute("color", new Float32BufferAttribute(grey, 3));
  return geometry;
}

/** Colours a geometry, so that parts of several colours can be merged. The material must be `shaded`. */
export function painted(geometry: BufferGeometry, color: ColorRepresentation): BufferGeometry {
  const { r, g, b } = new Color(color);
  const count = geometry.getAttribute("position").count;
  geometry.setAttribute(
    "color",
    new BufferAttribute(
      Float32Array.from({ length: count * 3 }, (_, i) => [r, g, b][i % 3] ?? 0),
      3,
    ),
  );
  return geometry;
}

/** Says where the glaze is missing: 0 glazed, 1 bare. Every glazed geometry needs it. */
export function bareClay(geometry: BufferGeometry, value: PerPoint = 0): BufferGeometry {
  geometry.setAttribute("clay", new Float32BufferAttribute(perPoint(geometry, value), 1));
  return geometry;
}
