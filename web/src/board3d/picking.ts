// Which spot a ray means: invisible cylinders, a little narrower above, stand on the spots.
import type { Ray, Vector3 } from "three";

/** What can be hit: where a spot's cylinder stands in the world. */
export interface Target {
  spot: number;
  at: Vector3;
  /** Reach along x, and along z if it is not the same. */
  radius: number;
  depth?: number;
  height: number;
  /** It may be meant by a ray that hits nothing but passes close by. */
  near: boolean;
}

/** How much narrower a cylinder is above, so that what stands behind can be reached. */
const TAPER = 0.82;

/** How far beside a spot, in its radii, a touch still means it. */
const SLACK = 1.45;

/** A ray as a target sees it, whose cylinder then stands in the origin and is one wide. */
interface Seen {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
}

function seenFrom({ at, radius, depth = radius }: Target, { origin: o, direction: d }: Ray): Seen {
  return { x: (o.x - at.x) / radius, y: o.y - at.y, z: (o.z - at.z) / depth, dx: d.x / radius, dy: d.y, dz: d.z / depth };
}

/** How far along the ray a target is hit; infinite if it is not. */
export function reach(ray: Ray, target: Target): number {
  const seen = seenFrom(target, ray);
  const tall = Math.max(target.height, 1e-3);
  return Math.min(side(seen, tall), cap(seen, 1, 0), cap(seen, TAPER, tall));
}

/** The round side: a cone cut off above. */
function side({ x, y, z, dx, dy, dz }: Seen, height: number): number {
  const narrowing = (TAPER - 1) / height;
  const start = 1 + narrowing * y;
  const slope = narrowing * dy;
  const a = dx * dx + dz * dz - slope * slope;
  const b = x * dx + z * dz - start * slope;
  const c = x * x + z * z - start * start;
  const root = b * b - a * c;
  if (root < 0 || Math.abs(a) < 1e-12) return Infinity;
  const t = (-b - Math.sqrt(root)) / a;
  const level = y + t * dy;
  return t > 0 && level >= 0 && level <= height ? t : Infinity;
}

/** The flat end at a height. */
function cap({ x, y, z, dx, dy, dz }: Seen, radius: number, level: number): number {
  const t = (level - y) / dy;
  return t > 0 && Math.hypot(x + t * dx, z + t * dz) <= radius ? t : Infinity;
}

/** The spot that a ray means: the first it hits, else the nearest one beside it. */
export function pick(ray: Ray, targets: Target[], isOpen: (spot: number) => boolean = () => true): number | null {
  const hit = targets.map((target) => ({ target, t: reach(ray, target) })).filter(({ t }) => t < Infinity);
  hit.sort((one, other) => one.t - other.t);
  const first = hit[0]?.target;
  if (!first) return beside(ray, targets);
  // Of places around one middle the one that can be chosen is meant, though a closed one stands before it.
  const around = hit.find(({ target }) => isOpen(target.spot) && Math.hypot(target.at.x - first.at.x, target.at.z - first.at.z) < 1e-3);
  return around?.target.spot ?? first.spot;
}

/** The nearest spot on its plane, if it is near. */
function beside(ray: Ray, targets: Target[]): number | null {
  let best: { spot: number; far: number } | null = null;
  for (const target of targets) {
    if (!target.near) continue;
    const { x, y, z, dx, dy, dz } = seenFrom(target, ray);
    const t = -y / dy;
    const far = Math.hypot(x + t * dx, z + t * dz);
    if (t > 0 && far < (best?.far ?? SLACK)) best = { spot: target.spot, far };
  }
  return best?.spot ?? null;
}
