// The tea house in three dimensions: round tables on tatami, cups, the waiter, markers as standing cards.
import { Group, type InstancedMesh, Matrix4, type Mesh, MeshBasicMaterial, type Object3D, SphereGeometry, Vector3 } from "three";
import type { Perch, Scene } from "../../board/scene";
import type { Kit } from "../../board3d/kit";
import type { Closeup, Label, Model, Part, Solid, SolidBoard, SolidSpot, Stand } from "../../board3d/solid";
import type { Board, Spot } from "../../wire";
import { afterColon, claims, compass, isSeat, lastWay, seatIn, SHAPES, waiterOf } from "./house";
import { lidCup, openCup, waiter } from "./solid-figures";
import { band, bunting, claimed, DISH, flag, FLOOR, floor, HALF, type Joinery, joinery, lastMark, PITCH, seatAt, TABLE, table, TOP } from "./solid-house";
import { buttonCell, flatCard, markerCell, papers, tent } from "./solid-prints";

/** Where a marker stands from its table's middle: before it on the left; on the other side of a turned board. */
const CORNER = { x: -1.22, z: 1.3 };
/** Declining: where four tables leave the most room. */
const DECLINE = { at: 1.43, wide: 1.12 };
const BUTTON = { wide: 0.86, deep: 0.86, pitch: 1.02 };
/** On tall screens the cards lie so far before the house, seen only in their own picture. */
const BEFORE = HALF + 2.4;
/** Dots of a way. */
const DOTS = 16;
const NOWHERE = new Matrix4().makeScale(0, 0, 0);

class Oolong implements SolidBoard {
  readonly ground = new Group();
  readonly extent;
  readonly draws = { trails: true, last: true };
  /** Which way is behind, for the reader: 1 is away along z. */
  private sense: number;
  private tables = new Map<number, Group>();
  private pools = new Map<number, Mesh>();
  private worn = new Map<string, Object3D>();
  private flags = new Map<string, Mesh>();
  private buttons = new Map<number, Mesh>();
  private served: Mesh;
  /** What the last move touched: rings around cups, bands around tables. */
  private touched: { seats: Mesh[]; tables: Mesh[] };
  private walked = new MeshBasicMaterial({ toneMapped: false });
  private ways: { last: InstancedMesh; coming: InstancedMesh };
  /** Seats with a cup: the waiter stands behind it. */
  private taken = new Set<number>();
  private made: { joinery: Joinery; flags: Part["material"]; cups: Part["material"]; robe: Part["material"]; fresh: Part["material"]; used: Part["material"] };

  constructor(
    private kit: Kit,
    private board: Board,
    private tall: boolean,
    turned: boolean,
  ) {
    this.sense = turned ? -1 : 1;
    this.extent = { x: tall ? HALF + 0.03 : HALF + 1.1, z: HALF + 0.03, y: 0.8 };
    const cups = kit.glaze({ rough: 0.42, dull: 0.12, specks: 0.2, clay: "#b08f72", shaded: true });
    const robe = kit.glaze({ rough: 0.72, dull: 0.5, specks: 0.12, shaded: true });
    this.made = { joinery: joinery(kit), flags: bunting(kit), cups, robe, ...papers(kit, board) };
    this.ground.add(floor(kit));
    this.setTables();
    this.setButtons();
    this.served = kit.mesh(band(), kit.matt("#b5502f", 0.7), { cast: false });
    const ink = (color: string) => kit.keep(new MeshBasicMaterial({ color, toneMapped: false, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 }));
    const [pale, dark] = [ink("#fff2d8"), ink("#3a2a1c")];
    const unshaded = { cast: false, receive: false };
    this.touched = {
      seats: [0, 1].map(() => kit.mesh(lastMark(), pale, unshaded)),
      tables: [0, 1].map(() => kit.mesh(band(), dark, unshaded)),
    };
    this.ground.add(...this.touched.seats, ...this.touched.tables);
    this.ways = { last: this.dots(this.walked), coming: this.dots(new MeshBasicMaterial({ color: "#b04a2a", toneMapped: false })) };
    this.ground.add(this.served, this.ways.last, this.ways.coming);
  }

  private setTables(): void {
    const seats = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"].map(compass);
    this.board.spots.forEach(({ kind, id }, spot) => {
      if (kind !== "group") return;
      const group = table(this.kit, this.made.joinery, spot, seats);
      group.position.copy(this.middle(id));
      this.tables.set(spot, group);
      const pool = this.kit.pool(2.3, 2.3, 0.5, 1.15);
      pool.position.copy(this.middle(id)).setY(FLOOR + 0.006);
      this.pools.set(spot, pool);
      this.ground.add(group, pool);
    });
  }

  private setButtons(): void {
    this.board.spots.forEach((place, spot) => {
      if (place.kind !== "button") return;
      const size = stepOf(place) === null ? DECLINE.wide : BUTTON.wide;
      const mesh = this.kit.mesh(flatCard(buttonCell(stepOf(place)), size, size), this.made.fresh);
      mesh.position.copy(this.button(place));
      mesh.rotation.y = this.sense < 0 ? Math.PI : 0;
      this.buttons.set(spot, mesh);
      this.ground.add(mesh);
    });
  }

  private dots(ink: MeshBasicMaterial): InstancedMesh {
    return this.kit.copies(
      new SphereGeometry(1, 12, 8),
      this.kit.keep(ink),
      Array.from({ length: DOTS }, () => ({ at: [0, -9, 0] as [number, number, number] })),
      { cast: false, receive: false },
    );
  }

  private place(spot: number): Spot | undefined {
    return this.board.spots[spot];
  }

  /** A table's middle on the ground. */
  private middle(name: string): Vector3 {
    const [x, z] = compass(name);
    return new Vector3(x * PITCH, 0, z * PITCH);
  }

  private seat(id: string): Vector3 {
    const { table: name, seat } = seatIn(id);
    const [x, z] = seatAt(compass(seat));
    return this.middle(name).add(new Vector3(x, DISH, z));
  }

  private marker(name: string): Vector3 {
    return this.middle(name).add(new Vector3(CORNER.x * this.sense, FLOOR, CORNER.z * this.sense));
  }

  /** How far a table turns: beside the house, or before it in two rows; declining where the middle table has no marker. */
  private button(place: Spot): Vector3 {
    const step = stepOf(place);
    if (step === null) return new Vector3(-DECLINE.at * this.sense, FLOOR, DECLINE.at * this.sense);
    const { pitch } = BUTTON;
    if (!this.tall) return new Vector3(this.sense * (HALF + 0.62), 0.004, this.sense * (step - 3.5) * pitch);
    return new Vector3(this.sense * ((step % 4) - 1.5) * pitch, 0.004, this.sense * (BEFORE + (step < 4 ? 0 : pitch)));
  }

  spot(index: number): SolidSpot {
    const place = this.place(index);
    switch (place?.kind) {
      case "place":
        return { at: this.seat(place.id).setY(DISH + 0.047), radius: 0.33, height: 0.2, mark: 0.335, inner: 0.255 };
      case "group":
        return { at: this.middle(place.id).setY(TOP - 0.03), radius: TABLE + 0.04, height: 0.005, mark: TABLE - 0.06, rim: 0.046, light: true };
      case "button": {
        // A card lies there only while it can be touched: it needs no other mark.
        const wide = stepOf(place) === null ? DECLINE.wide : BUTTON.wide;
        return { at: this.button(place), radius: wide / 2 + (wide > 1 ? 0.11 : 0.06), height: 0.04, mark: wide * 0.62, inner: 0.001, rim: 0.03, light: true };
      }
      case "marker":
        return { at: this.marker(afterColon(place.id)), radius: 0.5, depth: 0.42, height: 0.3, light: true };
      default:
        return { at: new Vector3(0, FLOOR, 0), radius: 0, height: 0 };
    }
  }

  model(look: number): Model {
    const { shape, spent } = this.board.looks[look] ?? { shape: "cup", spent: false };
    const { cups, robe, fresh, used } = this.made;
    if (shape === "waiter") return { parts: [{ geometry: waiter(), material: robe }], contact: 0.24 };
    if (shape === "cup-lid") return { parts: [{ geometry: lidCup(), material: cups }], contact: 0.2 };
    if (shape === "cup") return { parts: [{ geometry: openCup(), material: cups }], contact: 0.2 };
    const cell = markerCell(shape);
    if (spent) return { parts: [{ geometry: flatCard(cell, 0.84, 0.62), material: used }], contact: 0 };
    return { parts: [{ geometry: tent(cell), material: fresh }], contact: 0.42 };
  }

  stand({ spot }: Perch, look: number): Stand {
    const place = this.place(spot);
    const facing = this.sense > 0 ? 0 : Math.PI;
    if (place?.kind === "marker") return { position: this.marker(afterColon(place.id)), turn: facing + 0.1, scale: 1 };
    // Cups to be served are not seen: they come from where their player sits.
    if (place?.kind !== "place") return { position: new Vector3(0, 0.2, place?.seat === 0 ? HALF + 0.6 : -HALF - 0.6), turn: 0, scale: 1, hidden: true };
    const position = this.seat(place.id).setY(DISH + 0.016);
    if (this.board.looks[look]?.shape !== "waiter") return { position, turn: spot * 0.7, scale: 1 };
    if (this.taken.has(spot)) position.z -= 0.33 * this.sense;
    return { position, turn: facing, scale: 1.06 };
  }

  /** Cloths and flags of claimed tables, the served table, buttons, and ways. */
  dress(scene: Scene): void {
    const { looks } = this.board;
    this.taken = new Set(scene.tokens.flatMap(({ look, at }) => (looks[look]?.shape === "waiter" ? [] : [at.spot])));
    const owner = claims(scene.marks);
    const motion = scene.flight?.motion;
    const lifted = motion?.type === "swap" ? [motion.one, motion.other] : [];
    for (const [spot, pool] of this.pools) {
      pool.visible = !lifted.includes(spot);
      for (const seat of [0, 1]) this.wear(spot, seat, owner.get(spot) === seat);
    }
    for (const [spot, mesh] of this.buttons) {
      const state = scene.spots[spot];
      mesh.visible = state?.open === true || state?.touched === true;
    }
    const walker = waiterOf(scene);
    const group = walker && scene.turn !== null && !motion ? this.tables.get(this.place(walker.spot)?.group ?? -1) : undefined;
    this.served.visible = group !== undefined;
    if (group) this.served.position.copy(group.position).setY(0);
    this.mark(scene.flight ? [] : scene.marks.flatMap((mark) => (mark.type === "last" ? [mark.spot] : [])));
    this.lay(this.ways.last, scene.flight || scene.preview ? null : lastWay(scene));
    // Dark dots by day, pale ones in the evening: seen on every table.
    this.walked.color.set(scene.evening ? "#ecd2ac" : "#5a3d28");
    this.lay(this.ways.coming, scene.flight ? null : this.coming(scene));
  }

  private mark(last: number[]): void {
    const places = { seats: last.filter((spot) => isSeat(this.board, spot)), tables: last.filter((spot) => this.tables.has(spot)) };
    for (const kind of ["seats", "tables"] as const) {
      this.touched[kind].forEach((mesh, i) => {
        const spot = places[kind][i];
        mesh.visible = spot !== undefined;
        if (spot !== undefined) mesh.position.copy(this.spot(spot).at).setY(kind === "seats" ? DISH + 0.006 : 0.002);
      });
    }
  }

  /** Lets a table wear its owner's cloth and flag, or neither. They are made when they are first needed. */
  private wear(spot: number, seat: number, owned: boolean): void {
    const key = `${spot} ${seat}`;
    if (owned && !this.worn.has(key)) {
      const cloth = claimed(this.kit, this.made.joinery, seat);
      this.tables.get(spot)?.add(cloth);
      this.worn.set(key, cloth);
      const mesh = this.kit.mesh(flag(seat), this.made.flags);
      // Behind the table: Black's on the left, Green's on the right; both fly towards the middle, clear of the neighbours' markers.
      const side = seat === 0 ? -1 : 1;
      mesh.position.copy(this.middle(this.place(spot)?.id ?? "")).add(new Vector3(side * 0.62 * this.sense, FLOOR, -1.31 * this.sense));
      mesh.rotation.y = (this.sense > 0 ? 0 : Math.PI) + (seat === 0 ? Math.PI : 0) + side * 0.1;
      this.flags.set(key, mesh);
      this.ground.add(mesh);
    }
    const [cloth, pole] = [this.worn.get(key), this.flags.get(key)];
    if (cloth) cloth.visible = owned;
    if (pole) pole.visible = owned;
  }

  /** The way that a preview shows: a cup that is put down sends the waiter, so it begins at the cup. */
  private coming({ preview, tokens, board }: Scene): { from: number; to: number } | null {
    const trail = preview?.trails.filter(({ from, to }) => isSeat(board, from) && isSeat(board, to)).at(-1);
    if (!preview || !trail) return null;
    const walker = waiterOf({ board, tokens });
    const cup = trail.look === walker?.look ? preview.arrivals.find(({ spot, look }) => look !== trail.look && isSeat(board, spot)) : undefined;
    const from = cup?.spot ?? trail.from;
    return from === trail.to ? null : { from, to: trail.to };
  }

  /** Dots in an arc that grow towards the goal. */
  private lay(dots: InstancedMesh, way: { from: number; to: number } | null): void {
    const [from, to] = way ? [this.place(way.from), this.place(way.to)] : [];
    dots.visible = from !== undefined && to !== undefined;
    if (!from || !to) return;
    const [a, b] = [this.seat(from.id), this.seat(to.id)];
    const high = 0.3 + 0.16 * a.distanceTo(b);
    const count = Math.min(DOTS, Math.max(5, Math.round(a.distanceTo(b) / 0.26)));
    for (let i = 0; i < DOTS; i++) {
      const t = 0.08 + (0.84 * (i + 0.5)) / count;
      const at = a.clone().lerp(b, t);
      at.y += 0.1 + high * Math.sin(Math.PI * t);
      const size = 0.03 + 0.03 * t;
      dots.setMatrixAt(i, i < count ? new Matrix4().makeScale(size, size, size).setPosition(at) : NOWHERE);
    }
    dots.instanceMatrix.needsUpdate = true;
  }

  group(spot: number): Object3D | undefined {
    return this.tables.get(spot);
  }

  /** On tall screens: how far to turn while that is asked; else the table where something can be done, the waiter's first. */
  closeup({ spots, tokens, board }: Scene): Closeup | null {
    const turns = board.spots.flatMap((place, spot) => (place.kind === "button" && stepOf(place) !== null ? [spot] : []));
    if (turns.some((spot) => spots[spot]?.open)) {
      return { middle: new Vector3(0, 0, this.sense * (BEFORE + BUTTON.pitch / 2)), extent: { x: 2.1, z: 1.15, y: 0.05 }, spots: turns };
    }
    const groupOf = (spot: number | undefined) => (spot === undefined ? undefined : (board.spots[spot]?.group ?? undefined));
    const open = spots.flatMap((state, spot) => (state.open && isSeat(board, spot) ? [groupOf(spot)] : []));
    const mine = groupOf(waiterOf({ board, tokens })?.spot);
    const shown = mine !== undefined && (open.length === 0 || open.includes(mine)) ? mine : open[0];
    if (shown === undefined) return null;
    const seats = board.spots.flatMap(({ group, kind }, spot) => (group === shown && kind === "place" ? [spot] : []));
    return { middle: this.middle(board.spots[shown]?.id ?? "").setY(TOP - 0.1), extent: { x: TABLE + 0.08, z: TABLE + 0.08, y: 0.5 }, spots: seats };
  }

  /** The tables' names behind them, on the right; the one that is shown larger is named there too. */
  labels(scene: Scene): Label[] {
    const { coordinates, board, spots } = scene;
    const name = (id: string, x: number) => this.middle(id).add(new Vector3(x * this.sense, FLOOR, -1.33 * this.sense));
    const decline = board.spots.find((place, spot) => place.kind === "button" && stepOf(place) === null && spots[spot]?.open);
    const hidden = (at: Vector3) => decline !== undefined && this.button(decline).distanceTo(at) < 0.8;
    const all = board.spots.flatMap(({ kind, id }): Label[] => {
      const at = name(id, 1.22);
      return coordinates && kind === "group" && !hidden(at) ? [{ at, text: id, kind: "inked" }] : [];
    });
    const [near] = this.tall ? (this.closeup(scene)?.spots ?? []) : [];
    const shown = near === undefined || !isSeat(board, near) ? undefined : seatIn(board.spots[near]?.id ?? "").table;
    return shown === undefined ? all : [...all, { at: name(shown, -1.25), text: shown, kind: "great", spot: near }];
  }
}

/** How many steps of 45 degrees a button turns a table; null for declining. */
function stepOf({ id }: Spot): number | null {
  return id === "decline" ? null : Number(afterColon(id));
}

/** Oolong on a table. */
export const solid: Solid = {
  shapes: SHAPES,
  build: (kit, board, { tall, turned }) => new Oolong(kit, board, tall, turned),
};
