// Everything that goes somewhere: walks, tables that turn, tables that change places.
import type { Board, Mark, Motion } from "../../wire";
import { short } from "../wood";
import { type HouseLayout, RING } from "./flat";
import { type Walk, walk } from "./walk";

/** An arrow that turns with a table is drawn here: between the middle seat and the ring of seats. */
const TURNING = RING / 2;

/** An arrow about a table's middle, clockwise. */
function arc(layout: HouseLayout, spot: number, degrees: number): Walk[] {
  const middle = layout.places[spot];
  if (!middle || degrees === 0) return [];
  const at = (angle: number, radius: number) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${short(middle.x + radius * Math.cos(turn))} ${short(middle.y + radius * Math.sin(turn))}`;
  };
  const [sense, far] = [Math.sign(degrees), Math.abs(degrees)];
  const back = sense * (far - 19);
  return [
    {
      line: `M${at(0, TURNING)}A${TURNING} ${TURNING} 0 ${far > 180 ? 1 : 0} ${sense > 0 ? 1 : 0} ${at(degrees, TURNING)}`,
      head: `M${at(back, TURNING - 11)}L${at(degrees, TURNING)}L${at(back, TURNING + 11)}`,
    },
  ];
}

/** The ways to draw: one walk, and what turned or changed places, or would. */
export function ways(layout: HouseLayout, board: Board, moved: readonly (Mark | Motion)[], way: { from: number; to: number } | null): Walk[] {
  const slips = board.spots.flatMap(({ kind }, spot) => (kind === "marker" ? [spot] : []));
  const others = moved.flatMap((one): Walk[] => {
    if (one.type === "turned" || one.type === "turn") return arc(layout, one.spot, one.degrees);
    if (one.type === "swapped" || one.type === "swap") return [walk(layout, slips, one.one, one.other, true)];
    return [];
  });
  return way ? [...others, walk(layout, slips, way.from, way.to)] : others;
}
