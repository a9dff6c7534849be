// Where a token is while it flies over a flat board.
import type { Layout, Pose } from "../skins/skin";
import type { Flight, Way } from "./scene";

function between(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Groups that change places pass each other on either side. */
export function passing(from: { x: number; y: number }, to: { x: number; y: number }, t: number, { height }: Pick<Layout, "height">): { x: number; y: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const aside = (Math.sin(Math.PI * t) * Math.min(far * 0.45, height * 0.15)) / far;
  return { x: between(from.x, to.x, t) + dy * aside, y: between(from.y, to.y, t) - dx * aside };
}

/** The pose of a token on its way. */
export function flying(layout: Layout, flight: Flight, way: Way): Pose {
  const from = layout.pose(way.from, way.look);
  const to = layout.pose(way.to, way.look);
  const { t, motion } = flight;
  const pose: Pose = {
    x: between(from.x, to.x, t),
    y: between(from.y, to.y, t),
    scale: between(from.scale, to.scale, t),
    turn: between(from.turn, to.turn, t),
    z: Math.max(from.z, to.z) + 1000,
  };
  const middle = motion?.type === "turn" ? layout.places[motion.spot] : undefined;
  if (motion?.type === "turn" && middle) return { ...pose, ...turned(from, middle, motion.degrees * t) };
  if (motion?.type === "swap") return { ...pose, ...passing(from, to, t, layout) };
  const lift = Math.min(Math.hypot(to.x - from.x, to.y - from.y) * 0.12, layout.height * 0.06);
  return { ...pose, y: pose.y - Math.sin(Math.PI * t) * lift };
}

/** A point carried about a middle, clockwise. Half a turn of the whole board changes nothing in the sense of turning. */
function turned(from: Pose, middle: { x: number; y: number }, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  return { x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle), y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle) };
}
