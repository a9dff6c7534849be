// From a point or an arrow key to a spot.
import type { Box } from "./scene";

/** How far beside an open spot a finger may land, in pixels: half of 44. */
export const REACH = 22;
/** A mouse is exact: further beside a spot it means what lies there. */
export const MOUSE = 5;

function distance(box: Box, x: number, y: number): number {
  return Math.hypot(x - (box.x + box.width / 2), y - (box.y + box.height / 2));
}

function holds(box: Box, x: number, y: number, round: boolean): boolean {
  const [dx, dy] = [(x - box.x - box.width / 2) / (box.width / 2), (y - box.y - box.height / 2) / (box.height / 2)];
  return round ? dx * dx + dy * dy <= 1 : Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
}

/** What can be hit, by spot. */
export interface Target {
  spot: number;
  box: Box;
  round: boolean;
  open: boolean;
}

/** The spot at a point: the smallest open one there, else the nearest open one within reach, else the smallest at all. */
export function hit(targets: readonly Target[], x: number, y: number, reach = REACH): number | null {
  const area = ({ box }: Target) => box.width * box.height;
  const smallest = (some: Target[]) => some.toSorted((one, other) => area(one) - area(other))[0]?.spot;
  const under = targets.filter(({ box, round }) => holds(box, x, y, round));
  const direct = smallest(under.filter(({ open }) => open));
  if (direct !== undefined) return direct;
  const edge = ({ box }: Target) => distance(box, x, y) - Math.min(box.width, box.height) / 2;
  const near = targets.filter((one) => one.open && edge(one) <= reach).toSorted((one, other) => edge(one) - edge(other))[0];
  return near?.spot ?? smallest(under) ?? null;
}

/** The next spot in a direction: near, and not far off the line. */
export function beside(targets: readonly Target[], from: number, dx: number, dy: number): number {
  const start = targets.find(({ spot }) => spot === from);
  if (!start) return targets[0]?.spot ?? from;
  const middle = ({ box }: Target) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [x, y] = middle(start);
  let best = { spot: from, cost: Infinity };
  for (const target of targets) {
    const [tx, ty] = middle(target);
    const along = (tx - x) * dx + (ty - y) * dy;
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    // Places that share a middle (rings around each other) are gone through from the largest to the smallest and back.
    if (Math.hypot(tx - x, ty - y) < 1) continue;
    const cost = along + 2.2 * across;
    if (along > 1 && across <= along * 1.8 && cost < best.cost) best = { spot: target.spot, cost };
  }
  return best.spot;
}

/** The last spot in a direction, in the row or column of the one it goes from. */
export function edge(targets: readonly Target[], from: number, dx: number, dy: number): number {
  const start = targets.find(({ spot }) => spot === from);
  if (!start) return from;
  const along = ({ box }: Target) => (box.x + box.width / 2) * dx + (box.y + box.height / 2) * dy;
  const beside = ({ box }: Target) =>
    Math.abs((box.x + box.width / 2 - start.box.x - start.box.width / 2) * dy) < start.box.width / 2 &&
    Math.abs((box.y + box.height / 2 - start.box.y - start.box.height / 2) * dx) < start.box.height / 2;
  return targets.filter(beside).reduce((best, one) => (along(one) > along(best) + 1 ? one : best), start).spot;
}

/** The spots in the row of one, from the left to the right. */
export function rowOf(targets: readonly Target[], from: number): number[] {
  const start = targets.find(({ spot }) => spot === from);
  if (!start) return [];
  const middle = ({ box }: Target) => box.y + box.height / 2;
  const inRow = targets.filter((one) => Math.abs(middle(one) - middle(start)) < start.box.height / 2);
  return inRow.toSorted((one, other) => one.box.x + one.box.width / 2 - other.box.x - other.box.width / 2 || other.box.width - one.box.width).map(({ spot }) => spot);
}

/** Places around the same middle, the next smaller or larger; the same spot if there is none. */
export function nested(targets: readonly Target[], from: number, inwards: boolean): number {
  const start = targets.find(({ spot }) => spot === from);
  if (!start) return from;
  const around = targets
    .filter(({ box }) => Math.hypot(box.x + box.width / 2 - start.box.x - start.box.width / 2, box.y + box.height / 2 - start.box.y - start.box.height / 2) < 1)
    .toSorted((one, other) => other.box.width - one.box.width);
  const at = around.findIndex(({ spot }) => spot === from);
  return around[at + (inwards ? 1 : -1)]?.spot ?? from;
}

/** Where an arrow leads: of places around one middle to the one that can be chosen. */
export function next(targets: readonly Target[], from: number, dx: number, dy: number): number {
  const found = beside(targets, from, dx, dy);
  const there = targets.find(({ spot }) => spot === found);
  if (!there || there.open) return found;
  return targets.find((one) => one.open && one !== there && sameMiddle(one.box, there.box))?.spot ?? found;
}

function sameMiddle(one: Box, other: Box): boolean {
  return distance(one, other.x + other.width / 2, other.y + other.height / 2) < 1;
}
