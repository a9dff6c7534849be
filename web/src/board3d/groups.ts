// Groups that move as wholes: what belongs to them turns or travels along, and is put back afterwards.
import { MathUtils, type Object3D, type Vector3 } from "three";
import type { Flight } from "../board/scene";
import type { SolidBoard } from "./solid";

/** Where things stood before they were moved. */
const homes = new WeakMap<Object3D, { position: Vector3; turn: number }>();

/** Things that are away from home, by board. */
const away = new WeakMap<SolidBoard, Set<Object3D>>();

function homeOf(thing: Object3D): { position: Vector3; turn: number } {
  const known = homes.get(thing);
  if (known) return known;
  const home = { position: thing.position.clone(), turn: thing.rotation.y };
  homes.set(thing, home);
  return home;
}

/** Moves the groups of a flight with it, and puts all others back. */
export function moveGroups(board: SolidBoard, flight: Flight | null): void {
  const out = away.get(board) ?? new Set<Object3D>();
  away.set(board, out);
  for (const thing of out) {
    const { position, turn } = homeOf(thing);
    thing.position.copy(position);
    thing.rotation.y = turn;
  }
  out.clear();
  if (!flight?.motion || !board.group) return;
  for (const thing of moved(board, flight)) out.add(thing);
}

function moved(board: SolidBoard, { motion, t }: Flight): Object3D[] {
  if (motion?.type === "turn") {
    const thing = board.group?.(motion.spot);
    if (!thing) return [];
    thing.rotation.y = homeOf(thing).turn - MathUtils.degToRad(motion.degrees) * t;
    return [thing];
  }
  if (motion?.type !== "swap") return [];
  const [one, other] = [board.group?.(motion.one), board.group?.(motion.other)];
  if (!one || !other) return [];
  const [a, b] = [homeOf(one).position, homeOf(other).position];
  // The same heights as the tokens' own arcs.
  one.position.lerpVectors(a, b, t).setY(a.y + 1.9 * 4 * t * (1 - t));
  other.position.lerpVectors(b, a, t).setY(b.y + 0.75 * 4 * t * (1 - t));
  return [one, other];
}
