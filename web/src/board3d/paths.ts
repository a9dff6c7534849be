// How tokens travel: over the board in a little arc, around a group's middle, or past each other.
import { MathUtils, Vector3 } from "three";
import type { Motion } from "../wire";
import type { Stand } from "./solid";

/** How high an arc over a distance rises. */
export function rise(distance: number): number {
  return MathUtils.clamp(0.28 + distance * 0.14, 0.3, 1.1);
}

/** Between two stands, with so high an arc. */
export function along(from: Stand, to: Stand, t: number, height: number): Stand {
  const position = from.position.clone().lerp(to.position, t);
  position.y += height * 4 * t * (1 - t);
  return {
    position,
    turn: from.turn + nearestTurn(to.turn - from.turn) * t,
    lean: (from.lean ?? 0) + ((to.lean ?? 0) - (from.lean ?? 0)) * t,
    scale: from.scale + (to.scale - from.scale) * t,
    hidden: t < 0.5 ? from.hidden && to.hidden : to.hidden,
  };
}

/** The same turn, at most half a circle. */
function nearestTurn(turn: number): number {
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/** Around a middle, clockwise as seen from above; what is missing to the goal is made up on the way. */
export function around(from: Stand, to: Stand, t: number, middle: Vector3, degrees: number): Stand {
  const UP = new Vector3(0, 1, 0);
  const angle = -MathUtils.degToRad(degrees);
  const swung = (by: number) => from.position.clone().sub(middle).applyAxisAngle(UP, by).add(middle);
  const missing = to.position.clone().sub(swung(angle));
  return { ...to, position: swung(angle * t).addScaledVector(missing, t), turn: from.turn + angle * t };
}

/** Where a travelling token is. `first` says that it belongs to the first of two groups that change places: it goes above the other. */
export function travelling(from: Stand, to: Stand, t: number, motion: Motion | null, middle: Vector3 | null, first: boolean): Stand {
  if (motion?.type === "turn" && middle) return around(from, to, t, middle, motion.degrees);
  const distance = Math.hypot(to.position.x - from.position.x, to.position.z - from.position.z);
  if (motion?.type === "swap") return along(from, to, t, first ? 1.9 : 0.75);
  return along(from, to, t, rise(distance));
}
