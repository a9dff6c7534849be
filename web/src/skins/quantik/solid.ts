// Quantik in three dimensions: four cherry zones in a walnut frame, solids of maple and walnut, felt trays.
import { type BufferGeometry, Group, RingGeometry, TorusGeometry, Vector3 } from "three";
import type { Perch, Scene } from "../../board/scene";
import { arc, bare, type Kit, lathe, merged, ROUND, roundRect, shade, slab, tray } from "../../board3d/kit";
import type { Label, Model, Part, Solid, SolidBoard, SolidFrame, SolidSpot, Stand } from "../../board3d/solid";
import type { Board, Spot } from "../../wire";
import { SHAPES, shaped } from "./solid-shapes";

const PITCH = 1.08;
const GAP = 0.1;
const TOP = 0.34;
const DISH = 0.06;
const FELT = 0.06;
const TRAY_LONG = 4.45;
/** How large pieces that wait are where room is scarce. */
const SMALL = 0.66;
/** From the board's middle to its frame's outer edge, and to the middle of the frame's wood. */
const FRAME = 2 * PITCH + GAP / 2 + 0.25;
const MARGIN = 2 * PITCH + GAP / 2 + 0.125;

/** The middle of a file or rank, counted from the left or from behind. */
function lane(nth: number): number {
  return (nth - 1.5) * PITCH + (nth < 2 ? -GAP / 2 : GAP / 2);
}

/** One zone: a slab with four turned dishes. */
function zone(): BufferGeometry {
  const dishes = [-PITCH / 2, PITCH / 2].flatMap((x) => [-PITCH / 2, PITCH / 2].map((z) => ({ x, z, rx: 0.43 })));
  const profile: [number, number][] = [...arc(0.43, -0.03, 0.03, Math.PI / 2, Math.PI, 4), ...arc(0.37, -0.03, 0.03, 0, -Math.PI / 2, 4), [0, -DISH]];
  const inserts = dishes.map(({ x, z }) => {
    const dish = lathe(profile, ROUND);
    shade(dish, (px, py, pz) => (py < -0.02 ? 0.8 + 0.12 * (1 - Math.hypot(px, pz) / 0.4) : 1));
    return dish.translate(x, TOP, z);
  });
  const size = 2 * PITCH - 0.005;
  return merged([...inserts, shade(slab({ outline: roundRect(size, size, 0.12, 6), bottom: 0.1, top: TOP, edge: 0.035, holes: dishes }), 1)]);
}

/** The four zones; the grain turns by a quarter from each to the next. */
function zones(kit: Kit): Group {
  const group = new Group();
  const off = PITCH + GAP / 2;
  for (const along of [true, false]) {
    const places = along
      ? [
          [-off, -off],
          [off, off],
        ]
      : [
          [off, -off],
          [-off, off],
        ];
    const wood = kit.wood("cherry", { rings: 4, pith: along ? [2.2, 0.8] : [2, 1.3], turn: along ? 0 : Math.PI / 2, shaded: true });
    group.add(kit.mesh(merged(places.map(([x = 0, z = 0]) => zone().translate(x, 0, z))), wood));
  }
  return group;
}

/** The frame, and a tray for each side's hand: beside the board, or before and behind it on a tall screen. */
function woodwork(kit: Kit, trays: { x: number; z: number; wide: number; deep: number }[], holds: Vector3[], size: number): Group {
  const group = new Group();
  const rims = trays.map(({ x, z, wide, deep }) => ({ ...tray(wide, deep), x, z }));
  const frame = slab({ outline: roundRect(2 * FRAME, 2 * FRAME, 0.28), bottom: 0, top: 0.22, edge: 0.05, under: 0.05 });
  group.add(kit.mesh(merged([frame, ...rims.map(({ rim, x, z }) => rim.translate(x, 0, z))]), kit.wood("walnut", { rings: 4, rough: 0.58 })));
  group.add(kit.mesh(merged(rims.map(({ floor, x, z }) => floor.translate(x, 0, z))), kit.cloth("#a59f8c", { weave: 1.4, threads: 44 }), { cast: false }));
  const ring = bare(new RingGeometry(0.245 * size, 0.262 * size, 40)).rotateX(-Math.PI / 2);
  group.add(
    kit.copies(
      ring,
      kit.matt("#e9e2d0", 1),
      holds.map(({ x, y, z }) => ({ at: [x, y + 0.003, z] })),
      { cast: false },
    ),
  );
  for (const { x, z, wide, deep } of [...trays, { x: 0, z: 0, wide: 2 * FRAME, deep: 2 * FRAME }]) {
    const pool = kit.pool(wide, deep, 0.55);
    pool.position.set(x, 0.004, z);
    group.add(pool);
  }
  return group;
}

/** A thin pale ring let into Brown's collar: a second outline, also from above. */
function inlay(kit: Kit): Part {
  const geometry = bare(new TorusGeometry(0.352, 0.015, 6, 40))
    .rotateX(Math.PI / 2)
    .translate(0, 0.066, 0);
  return { geometry, material: kit.matt("#e6c58e", 0.35), shadeless: true };
}

class Quantik implements SolidBoard {
  readonly ground = new Group();
  readonly extent;
  readonly angle;
  private woods: Part["material"][];
  private inlay: Part;

  private tall: boolean;
  private turned: boolean;
  /** How large pieces that wait are; their trays are as wide as they need. */
  private waiting: number;
  private trayWide: number;
  /** From the board's middle to a tray's. */
  private trayOff: number;

  constructor(
    kit: Kit,
    private board: Board,
    { tall, turned, small }: SolidFrame,
  ) {
    [this.tall, this.turned, this.waiting] = [tall, turned, small ? SMALL : 1];
    this.trayWide = 0.2 + 1.76 * this.waiting;
    this.trayOff = FRAME + 0.16 + this.trayWide / 2;
    const trays = [-1, 1].map((side) => this.tray(side));
    const holds = board.spots.flatMap((place, spot) => (place.kind === "hand" ? [this.hold(spot, 0), this.hold(spot, 1)] : []));
    this.ground.add(zones(kit), woodwork(kit, trays, holds, this.waiting));
    const far = this.trayOff + this.trayWide / 2;
    this.extent = tall ? { x: FRAME, z: far, y: 0.6 } : { x: far, z: FRAME, y: 0.6 };
    this.angle = tall ? { elevation: 63, fov: 24 } : { elevation: small ? 62 : 54, fov: 20 };
    const finish = { axis: "y", rings: 7, rough: 0.42, coat: 0.25 } as const;
    this.woods = [kit.wood("maple", { ...finish, pith: [0.25, 0.12] }), kit.wood("walnut", { ...finish, pith: [0.22, 0.16] })];
    this.inlay = inlay(kit);
  }

  private tray(side: number): { x: number; z: number; wide: number; deep: number } {
    if (this.tall) return { x: 0, z: -side * this.trayOff, wide: TRAY_LONG, deep: this.trayWide };
    return { x: side * this.trayOff, z: 0, wide: this.trayWide, deep: TRAY_LONG };
  }

  private place(spot: number): Spot | undefined {
    return this.board.spots[spot];
  }

  /** Where the nth of the two pieces of a kind lies in its tray. */
  private hold(spot: number, nth: number): Vector3 {
    const own = this.board.spots.flatMap((place, i) => (place.kind === "hand" && place.seat === this.place(spot)?.seat ? [i] : []));
    const { x, z } = this.tray(this.place(spot)?.seat === 0 ? -1 : 1);
    const [along, across] = [own.indexOf(spot) - 1.5, (nth - 0.5) * 0.84 * this.waiting];
    return this.tall ? new Vector3(x + along, FELT, z + across) : new Vector3(x + across, FELT, z + along);
  }

  /** The middle of a cell's dish. */
  private cell(spot: number): Vector3 {
    const [file = "a", rank = "1"] = this.place(spot)?.id ?? "";
    return new Vector3(lane(file.charCodeAt(0) - "a".charCodeAt(0)), TOP - DISH, lane(4 - Number(rank)));
  }

  spot(index: number): SolidSpot {
    const place = this.place(index);
    if (place?.kind === "hand") {
      const at = this.hold(index, 0).lerp(this.hold(index, 1), 0.5);
      const across = this.trayWide / 2 - 0.12;
      const [radius, depth] = this.tall ? [0.46, across] : [across, 0.46];
      return { at, radius, depth, height: 0.5 * this.waiting, mark: 0.41 * this.waiting, inner: 0.41 * this.waiting };
    }
    if (place?.kind === "place") return { at: this.cell(index), radius: 0.46, height: 0.62, mark: 0.475, inner: 0.3, rim: DISH };
    return { at: new Vector3(), radius: 0, height: 0 };
  }

  model(look: number): Model {
    const { shape, paint } = this.board.looks[look] ?? { shape: "cube", paint: 0 };
    const brown = paint === 1;
    const geometry = shaped(shape, brown);
    const body = { geometry, material: this.woods[brown ? 1 : 0] ?? this.inlay.material };
    return { parts: brown ? [body, this.inlay] : [body], contact: 0.38 };
  }

  stand({ spot, order }: Perch, look: number): Stand {
    const held = this.place(spot)?.kind === "hand";
    const position = held ? this.hold(spot, order) : this.cell(spot);
    // Round things stand as they come; cubes in line with the board.
    const turn = this.board.looks[look]?.shape === "cube" ? 0 : spot * 1.3 + order * 0.9;
    return { position, turn, scale: held ? this.waiting : 1 };
  }

  /** Letters before the reader and numbers on the left, whichever way the board lies. */
  labels({ coordinates }: Scene): Label[] {
    if (!coordinates) return [];
    const margin = this.turned ? -MARGIN : MARGIN;
    return [0, 1, 2, 3].flatMap((nth): Label[] => [
      { at: new Vector3(lane(nth), 0.22, margin), text: "abcd"[nth] ?? "", kind: "letter" },
      { at: new Vector3(-margin, 0.22, lane(nth)), text: `${4 - nth}`, kind: "letter" },
    ]);
  }
}

/** Quantik on a table. */
export const solid: Solid = {
  shapes: SHAPES,
  build: (kit, board, frame) => new Quantik(kit, board, frame),
};
