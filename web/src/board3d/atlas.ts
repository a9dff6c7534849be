// The marks' drawings: sixteen on one sheet, white, to be coloured where they are laid.
import { CanvasTexture, SRGBColorSpace } from "three";

/** What a mark is drawn as. */
export const DRAWINGS = [
  "blob",
  "last",
  "focus",
  "dashed",
  "glow",
  "chevron",
  "dot",
  "band",
  "dots",
  "thin-band",
  "thin-dots",
  "chosen",
  "barred",
  "ring",
  "corner",
  "disc",
] as const;

/** The name of a drawing. */
export type Drawing = (typeof DRAWINGS)[number];

const CELL = 256;

/** How far from the middle the line of a round drawing runs, as a part of its half width. */
export const LINE = 98 / 128;

type Pen = CanvasRenderingContext2D;

function round(pen: Pen, radius: number, width: number, color: string, dash: number[] = []): void {
  pen.lineWidth = width;
  pen.strokeStyle = color;
  pen.setLineDash(dash);
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 7);
  pen.stroke();
  pen.setLineDash([]);
}

/** A soft dark edge, so that a pale line reads on pale wood. */
function halo(pen: Pen, radius: number, width: number, strength: number): void {
  for (let i = 8; i > 0; i--) round(pen, radius, (width * i) / 4, `rgba(0,0,0,${strength / 8})`);
}

function radial(pen: Pen, stops: [number, number][]): void {
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, 124);
  for (const [at, alpha] of stops) gradient.addColorStop(at, `rgba(255,255,255,${alpha})`);
  pen.fillStyle = gradient;
  pen.fillRect(-128, -128, CELL, CELL);
}

function dotted(pen: Pen, count: number, size: number): void {
  pen.fillStyle = "#fff";
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    pen.beginPath();
    pen.arc(98 * Math.cos(angle), 98 * Math.sin(angle), size, 0, 7);
    pen.fill();
  }
}

function quarters(pen: Pen, draw: () => void): void {
  for (let i = 0; i < 4; i++) {
    pen.rotate(Math.PI / 2);
    draw();
  }
}

function line(pen: Pen, points: [number, number][]): void {
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
}

const draw: Record<Drawing, (pen: Pen) => void> = {
  blob: (pen) =>
    radial(pen, [
      [0, 0.95],
      [0.45, 0.8],
      [0.62, 0.42],
      [0.8, 0.14],
      [1, 0],
    ]),
  glow: (pen) =>
    radial(pen, [
      [0, 0.5],
      [0.55, 0.42],
      [0.8, 0.2],
      [1, 0],
    ]),
  disc: (pen) =>
    radial(pen, [
      [0, 1],
      [0.86, 1],
      [0.9, 0],
      [1, 0],
    ]),
  dot: (pen) => {
    pen.fillStyle = "rgba(0,0,0,.35)";
    pen.beginPath();
    pen.arc(0, 0, 118, 0, 7);
    pen.fill();
    pen.fillStyle = "#fff";
    pen.beginPath();
    pen.arc(0, 0, 98, 0, 7);
    pen.fill();
  },
  last: (pen) => {
    halo(pen, 98, 9, 0.45);
    round(pen, 98, 9, "#fff");
    pen.fillStyle = "#fff";
    quarters(pen, () => {
      pen.beginPath();
      pen.moveTo(0, -82);
      pen.lineTo(-17, -112);
      pen.lineTo(17, -112);
      pen.fill();
    });
  },
  focus: (pen) => {
    for (const [width, color] of [
      [20, "#1d1a17"],
      [10, "#fff"],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = color;
      pen.beginPath();
      pen.roundRect(-98, -98, 196, 196, 32);
      pen.stroke();
    }
  },
  dashed: (pen) => {
    halo(pen, 98, 8, 0.4);
    round(pen, 98, 9, "#fff", [44, 33]);
  },
  chevron: (pen) => {
    pen.lineCap = pen.lineJoin = "round";
    for (const [width, color] of [
      [54, "rgba(0,0,0,.3)"],
      [32, "#fff"],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = color;
      line(pen, [
        [-44, -84],
        [52, 0],
        [-44, 84],
      ]);
    }
  },
  band: (pen) => {
    halo(pen, 98, 11, 0.42);
    round(pen, 98, 27, "#fff");
  },
  dots: (pen) => dotted(pen, 14, 9.5),
  "thin-band": (pen) => {
    halo(pen, 98, 6, 0.45);
    round(pen, 98, 12, "#fff");
  },
  "thin-dots": (pen) => dotted(pen, 24, 4.8),
  chosen: (pen) => {
    halo(pen, 98, 16, 0.3);
    round(pen, 98, 16, "#fff");
  },
  ring: (pen) => {
    halo(pen, 98, 6, 0.5);
    round(pen, 98, 7, "#fff");
  },
  barred: (pen) => {
    halo(pen, 98, 12, 0.4);
    round(pen, 98, 16, "#fff");
    pen.lineWidth = 16;
    line(pen, [
      [-69, 69],
      [69, -69],
    ]);
  },
  corner: (pen) => {
    pen.lineWidth = 14;
    pen.lineCap = "round";
    pen.strokeStyle = "#fff";
    quarters(pen, () =>
      line(pen, [
        [-98, -58],
        [-98, -98],
        [-58, -98],
      ]),
    );
  },
};

/** The sheet with all drawings. */
export function sheet(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = CELL * 4;
  const pen = canvas.getContext("2d");
  if (pen) {
    DRAWINGS.forEach((name, i) => {
      pen.save();
      pen.translate((i % 4) * CELL + CELL / 2, Math.floor(i / 4) * CELL + CELL / 2);
      draw[name](pen);
      pen.restore();
    });
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
