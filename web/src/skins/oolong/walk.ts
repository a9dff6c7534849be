// Ways through the tea house: over the tables they begin and end at, else through the gaps between tables.
import { short } from "../wood";
import { type HouseLayout, type Point, SAUCER, TABLE } from "./flat";

/** A way as it is drawn. */
export interface Walk {
  line: string;
  /** The arrow's head. */
  head: string;
}

/** What the ways must not run over. */
interface Obstacles {
  tables: Point[];
  slips: { x: number; y: number; width: number; height: number }[];
}

/** A table in the way costs so much more than free floor; a slip hides the way for a while. */
const [OVER_TABLE, UNDER_SLIP, AT_HOME] = [7, 2.2, 1.25];
/** Every bend costs as much as so many units of way. */
const BEND = 70;
/** How wide a bend is. */
const CURVE = 52;
/** A line is looked at in pieces of about so many units. */
const PIECE = 9;

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function towards(from: Point, to: Point, by: number): Point {
  const share = by / (far(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** What it costs to go straight from one point to another. */
function straight(from: Point, to: Point, { tables, slips }: Obstacles, home: Point[]): number {
  const pieces = Math.max(1, Math.round(far(from, to) / PIECE));
  let cost = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const share = (piece + 0.5) / pieces;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const table = tables.find((middle) => far(middle, at) < TABLE + 3);
    const slip = slips.some(({ x, y, width, height }) => Math.abs(at.x - x) < width / 2 && Math.abs(at.y - y) < height / 2);
    cost += table ? (home.includes(table) ? AT_HOME : OVER_TABLE) : slip ? UNDER_SLIP : 1;
  }
  return (cost * far(from, to)) / pieces;
}

/** How sharply a way turns at a point: from 0 (straight on) to 1 (back). */
function sharpness(before: Point, at: Point, after: Point): number {
  const [ax, ay, bx, by] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y];
  const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
  return (1 - cosine) / 2;
}

/** The cheapest way with at most three bends, each where two gaps cross. */
function cheapest(from: Point, to: Point, crossings: Point[], obstacles: Obstacles): Point[] {
  const home = obstacles.tables.filter((table) => [from, to].some((end) => far(end, table) < TABLE));
  const points = [from, ...crossings, to];
  const known: number[] = [];
  const leg = (one: number, other: number): number => {
    // The way back costs the same.
    const key = Math.min(one, other) * points.length + Math.max(one, other);
    const [a, b] = [points[one], points[other]];
    return (known[key] ??= a && b ? straight(a, b, obstacles, home) : Infinity);
  };
  const end = points.length - 1;
  let best = { way: [0, end], cost: leg(0, end) };
  const grow = (way: number[], cost: number): void => {
    const here = way.at(-1) ?? 0;
    for (let next = 1; next <= end && way.length < 5; next++) {
      if (way.includes(next)) continue;
      const [a, b, c] = [points[way.at(-2) ?? -1], points[here], points[next]];
      const bend = a && b && c ? BEND * (0.35 + 2 * sharpness(a, b, c)) : 0;
      const sum = cost + leg(here, next) + bend;
      if (sum >= best.cost) continue;
      if (next === end) best = { way: [...way, next], cost: sum };
      else grow([...way, next], sum);
    }
  };
  grow([0], 0);
  return best.way.flatMap((index) => points[index] ?? []);
}

/** A line with rounded bends. */
function rounded(points: Point[]): string {
  const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const reach = Math.min(CURVE, far(before, point) / 2, far(point, after) / 2);
      return `L${at(towards(point, before, reach))}Q${at(point)} ${at(towards(point, after, reach))}`;
    })
    .join("");
}

/** The two wings of an arrow that ends at a point. */
function wings(before: Point, end: Point, size: number): string {
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number) => `${short(end.x - size * Math.cos(angle + turn))} ${short(end.y - size * Math.sin(angle + turn))}`;
  return `M${wing(0.5)}L${short(end.x)} ${short(end.y)}L${wing(-0.5)}`;
}

/** Slips and tables as obstacles. */
function obstaclesOf({ tables, places, slip }: HouseLayout, slips: number[]): Obstacles {
  return { tables, slips: slip ? slips.flatMap((spot) => places[spot] ?? []) : [] };
}

const walks = new WeakMap<HouseLayout, Map<string, Walk>>();

/**
 * The way from one spot to another. It leaves a seat at its saucer's edge and ends before the other one;
 * `both` gives it a head at each end, as for tables that change places.
 */
export function walk(layout: HouseLayout, slips: number[], from: number, to: number, both = false): Walk {
  const kept = walks.get(layout) ?? new Map<string, Walk>();
  walks.set(layout, kept);
  const key = `${from} ${to}`;
  const found = kept.get(key) ?? made(layout, slips, from, to, both);
  kept.set(key, found);
  return found;
}

function made(layout: HouseLayout, slips: number[], from: number, to: number, both: boolean): Walk {
  const [start, end] = [layout.places[from], layout.places[to]];
  if (!start || !end) return { line: "", head: "" };
  const points = cheapest(start, end, layout.crossings, obstaclesOf(layout, slips));
  const [second = end, last = start] = [points[1], points.at(-2)];
  // Between tables that change places the way runs from rim to rim.
  const free = both ? TABLE - 14 : SAUCER + 5;
  const first = towards(start, second, Math.min(free, far(start, second) * (both ? 0.8 : 0.4)));
  const final = towards(end, last, Math.min(both ? free : free + 3, far(end, last) * (both ? 0.8 : 0.4)));
  const size = Math.max(15, 6 * layout.unit);
  const inner = points.slice(1, -1);
  const head = wings(inner.at(-1) ?? first, final, size) + (both ? wings(inner[0] ?? final, first, size) : "");
  return { line: rounded([first, ...inner, final]), head };
}
