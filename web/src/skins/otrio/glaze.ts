// The pieces: rings and discs with notches, by which the colours are told apart without colour.
import { short } from "../wood";
import { RADII, type Size } from "./flat";

/** How a colour looks: its variables in the theme, its notches, and whether a pale line runs around it. */
export interface Glaze {
  tone: "r" | "g" | "b" | "p";
  notches: number;
  inlay: boolean;
  /** Where the full colour lies between the light and the dark end. */
  middle: number;
}

/** By the name of the paint. Indigo is kept dark and plum light, with an inlay: without colour they would be alike. */
const GLAZES: Record<string, Glaze> = {
  brick: { tone: "r", notches: 1, inlay: false, middle: 0.5 },
  moss: { tone: "g", notches: 2, inlay: false, middle: 0.5 },
  indigo: { tone: "b", notches: 3, inlay: false, middle: 0.36 },
  plum: { tone: "p", notches: 4, inlay: true, middle: 0.64 },
};

/** The glazes there are. */
export const ALL_GLAZES: readonly Glaze[] = Object.values(GLAZES);

/** The glaze of a paint. */
export function glazeOf(paint: string): Glaze {
  return GLAZES[paint] ?? { tone: "r", notches: 1, inlay: false, middle: 0.5 };
}

/** The size of a shape. */
export function sizeOfShape(shape: string): Size {
  return shape === "ring-large" ? "L" : shape === "ring-medium" ? "M" : "S";
}

/** Half the width of a notch. */
const HALF = { L: 12, M: 10.5, S: 6.6 } as const;

/** How deep notches go: a ring stays whole, with a thin base under each. */
export function floorOf(size: Size): number {
  const [outer, inner] = RADII[size];
  return size === "S" ? outer * 0.42 : inner + (outer - inner) * 0.26;
}

function at(angle: number, radius: number): string {
  return `${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`;
}

/** The outline of a piece around 0, 0; the first notch is at the top. */
export function outline(size: Size, notches: number): string {
  const [outer, inner] = RADII[size];
  const floor = floorOf(size);
  const step = (2 * Math.PI) / notches;
  const [wide, deep] = [Math.asin(HALF[size] / outer), Math.asin(HALF[size] / floor)];
  let d = "";
  for (let notch = 0; notch < notches; notch++) {
    const middle = -Math.PI / 2 + notch * step;
    const next = middle + step;
    d += `${notch ? "L" : "M"}${at(middle - deep, floor)}A${short(floor)} ${short(floor)} 0 0 1 ${at(middle + deep, floor)}`;
    d += `L${at(middle + wide, outer)}A${outer} ${outer} 0 ${step - 2 * wide > Math.PI ? 1 : 0} 1 ${at(next - wide, outer)}`;
  }
  d += "Z";
  if (inner > 0) d += `M${inner} 0A${inner} ${inner} 0 1 0 ${-inner} 0A${inner} ${inner} 0 1 0 ${inner} 0Z`;
  return d;
}

/** A part of a circle, from one angle to another, clockwise. */
export function arc(radius: number, from: number, to: number): string {
  return `M${at(from, radius)}A${short(radius)} ${short(radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to, radius)}`;
}

/** The parts of a circle between the notches. */
export function betweenNotches(size: Size, notches: number, radius: number): string {
  const step = (2 * Math.PI) / notches;
  const away = Math.asin(Math.min(1, (HALF[size] + 3.5) / radius));
  return Array.from({ length: notches }, (_, notch) => {
    const middle = -Math.PI / 2 + notch * step;
    return arc(radius, middle + away, middle + step - away);
  }).join("");
}
