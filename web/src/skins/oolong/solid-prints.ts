// What is printed on cards: markers with the cups they need, how far a table turns, declining. All on one sheet, drawn in code.
import { BoxGeometry, BufferGeometry, CanvasTexture, Float32BufferAttribute, type Material, MeshLambertMaterial, MeshStandardMaterial, SRGBColorSpace } from "three";
import type { Kit } from "../../board3d/kit";
import type { Board } from "../../wire";
import { markerOf } from "./house";

const CELL = 256;
const SIDE = 4;
const [PAPER, EDGE, INK, TERRACOTTA] = ["#fbf5e8", "#cdbb9b", "#2b241d", "#a8452a"] as const;
const MARKERS = ["carry-black", "carry-green", "send-black", "send-green", "turn", "swap-unclaimed", "swap-claimed"];

/** Cells of the sheet: seven markers, eight turns, declining. */
const TURNS = MARKERS.length;
const DECLINE = TURNS + 8;

/** The cell of a marker's shape, such as `marker-turn`. */
export function markerCell(shape: string): number {
  return Math.max(0, MARKERS.indexOf(shape.slice("marker-".length)));
}

/** The cell of a button; null stands for declining. */
export function buttonCell(step: number | null): number {
  return step === null ? DECLINE : TURNS + step;
}

type Pen = CanvasRenderingContext2D;

function disc(pen: Pen, x: number, y: number, radius: number, filled: boolean): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  if (filled) pen.fill();
  else pen.stroke();
}

/** A cup: under a lid it is black. */
function cup(pen: Pen, x: number, y: number, size: number, black: boolean): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  const bowl = new Path2D("M-9 -2Q-8 8 0 8T9 -2Z");
  if (black) {
    pen.fill(bowl);
    pen.fill(new Path2D("M-10 -4Q-8 -10 0 -10T10 -4Z"));
    disc(pen, 0, -11.5, 2.4, true);
  }
  pen.stroke(bowl);
  pen.restore();
}

/** What a marker does, some 26 units wide around 0, 0. */
function icon(pen: Pen, name: string): void {
  const black = name.endsWith("black");
  if (name.startsWith("carry")) {
    cup(pen, -4.5, 5, 0.82, black);
    pen.stroke(new Path2D("M-7 -8.6Q3 -15.5 10.5 -4.5M10.8 -4l-6.6 -.4M10.8 -4l1.2 -6.6"));
  } else if (name.startsWith("send")) {
    disc(pen, -4.5, -6.8, 4.1, true);
    pen.fill(new Path2D("M-11.5 11.2Q-10.8 .6 -4.5 .6T2.5 11.2Z"));
    cup(pen, 9, -3, 0.62, black);
  } else if (name === "turn") {
    pen.stroke(new Path2D("M10.2 -4.4A11 11 0 1 0 10.8 3.6M11.4 -11.2V-3.6H3.8"));
    disc(pen, 0, 0, 2.7, true);
  } else if (name === "swap-unclaimed") {
    disc(pen, -6.8, 0, 4.9, false);
    disc(pen, 6.8, 0, 4.9, false);
    pen.stroke(new Path2D("M-7 -8.4Q0 -14.2 7 -8.6M7.4 -8.2l-.6 -5M7.4 -8.2l-5 .2M7 8.4Q0 14.2 -7 8.6M-7.4 8.2l.6 5M-7.4 8.2l5 -.2"));
  } else {
    pen.stroke(new Path2D("M-11 6.4V-10.6"));
    pen.fill(new Path2D("M-11 -10.6L-2.4 -7L-11 -3.4Z"));
    disc(pen, 7.4, 1.4, 4.9, false);
    pen.stroke(new Path2D("M1.4 -9.6Q5.4 -11.4 8.4 -7.4M8.8 -7l.6 -4.8M8.8 -7l-4.8 -.4M4.4 10Q-1.6 13.6 -6.8 9.8M-7.2 9.4l-.4 4.8M-7.2 9.4l4.8 .4"));
  }
}

/** A marker's card: its picture on the left, the cups it needs on the right. */
function markerCard(pen: Pen, name: string, needs: number | null): void {
  pen.save();
  pen.translate(needs === null ? 128 : 92, 128);
  pen.scale(5.6, 7.2);
  pen.lineWidth = 2.5;
  icon(pen, name);
  pen.restore();
  if (needs === null) return;
  pen.font = "700 112px sans-serif";
  pen.fillText(`${needs}`, 206, 134);
}

/** A slice of a table as far as it turns, and the degrees. */
function turnCard(pen: Pen, degrees: number): void {
  pen.lineWidth = 7;
  disc(pen, 128, 92, 62, false);
  pen.fillStyle = TERRACOTTA;
  pen.beginPath();
  pen.moveTo(128, 92);
  pen.arc(128, 92, 59, -Math.PI / 2, -Math.PI / 2 + (degrees / 180) * Math.PI);
  pen.fill();
  pen.fillStyle = INK;
  pen.font = "600 64px sans-serif";
  pen.fillText(`${degrees}°`, 134, 206);
}

function card(pen: Pen, cell: number, needs: (shape: string) => number | null): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, CELL, CELL);
  pen.strokeStyle = cell < TURNS ? EDGE : TERRACOTTA;
  pen.lineWidth = cell < TURNS ? 5 : 12;
  pen.strokeRect(9, 9, CELL - 18, CELL - 18);
  pen.fillStyle = pen.strokeStyle = INK;
  pen.lineCap = pen.lineJoin = "round";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const name = MARKERS[cell];
  if (name) markerCard(pen, name, needs(`marker-${name}`));
  else if (cell < DECLINE) turnCard(pen, 45 * (cell - TURNS));
  else {
    pen.lineWidth = 20;
    pen.stroke(new Path2D("M78 78L178 178M178 78L78 178"));
  }
}

/** The sheet; none where nothing can be drawn. */
function sheet(kit: Kit, { looks }: Board): CanvasTexture | null {
  if (typeof document === "undefined") return null;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = CELL * SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const needs = (shape: string) => {
    const look = looks.find((one) => one.shape === shape && !one.spent);
    return look ? markerOf(look).needs : null;
  };
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    pen.save();
    pen.translate((cell % SIDE) * CELL, Math.floor(cell / SIDE) * CELL);
    card(pen, cell, needs);
    pen.restore();
  }
  const texture = kit.keep(new CanvasTexture(canvas));
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Printed paper: fresh, and used. */
export function papers(kit: Kit, board: Board): { fresh: Material; used: Material } {
  const map = sheet(kit, board);
  const paper = (color: string) => {
    const look = { color, map };
    return kit.keep(
      kit.plain ? new MeshLambertMaterial(look) : new MeshStandardMaterial({ ...look, roughness: 0.9, emissive: color, emissiveMap: map, emissiveIntensity: map ? 0.2 : 0 }),
    );
  };
  return { fresh: paper("#ffffff"), used: paper("#b5a88f") };
}

/** Moves texture coordinates from a whole picture into a cell. */
function into(cell: number, u: number, v: number): [number, number] {
  return [((cell % SIDE) + u) / SIDE, 1 - (Math.floor(cell / SIDE) + 1 - v) / SIDE];
}

/** A folded card that stands, printed on its front. */
export function tent(cell: number): BufferGeometry {
  const [wide, high, deep] = [0.42, 0.37, 0.4];
  const slope = Math.hypot(high, deep);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  for (const side of [1, -1]) {
    for (const [x, y] of [
      [-1, 0],
      [1, 0],
      [1, 1],
      [-1, 1],
    ] as const) {
      positions.push(x * side * wide, y * high, side * deep * (1 - y));
      normals.push(0, deep / slope, (side * high) / slope);
      // Behind, the paper is blank: a spot of its margin.
      uvs.push(...(side > 0 ? into(cell, (x + 1) / 2, y) : into(cell, 0.08, 0.08)));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]);
  return geometry;
}

/** A card that lies flat. */
export function flatCard(cell: number, width: number, depth: number): BufferGeometry {
  const geometry = new BoxGeometry(width, 0.03, depth).translate(0, 0.015, 0);
  const uv = geometry.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) uv.setXY(i, ...into(cell, uv.getX(i), uv.getY(i)));
  return geometry;
}
