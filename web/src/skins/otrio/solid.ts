// Otrio in three dimensions: a maple board with nested grooves, glazed rings, walnut trays with piles.
import { DoubleSide, type Group, type Mesh, MeshBasicMaterial, RingGeometry, Vector3 } from "three";
import type { Perch, Scene } from "../../board/scene";
import { bare, type Kit, merged } from "../../board3d/kit";
import type { Label, Model, Part, Solid, SolidBoard, SolidSpot, Stand } from "../../board3d/solid";
import type { Board } from "../../wire";
import { type Size, SHAPES, sizeOf } from "./flat";
import { glazeOf, sizeOfShape } from "./glaze";
import { along, ground, HALF, lastMark, mat, PITCH, SINK, TOP, TRAY, traysAround, traysInRows, type Tray } from "./solid-board";
import { inlay, ring, RINGS } from "./solid-rings";

/** Half way to the next place: a finger between two places means the nearer one. */
const REACH: Record<Size, number> = { L: 0.52, M: 0.349, S: 0.226 };
/** Places are nearly flat for a finger, because only empty ones can be chosen; a little higher inwards, where they overlap. */
const HEIGHT: Record<Size, number> = { L: 0.01, M: 0.02, S: 0.03 };
const CREAM = "#fff3dc";
const BARK = "#3a2a1c";

class Otrio implements SolidBoard {
  readonly ground: Group;
  readonly extent;
  readonly draws = { last: true };
  private trays: Map<number, Tray>;
  /** So far the board lies aside, when a side has no tray. */
  private shift: number;
  private mats = new Map<number, Mesh>();
  private last: Mesh;
  private glaze: Part["material"];
  private crowns = new Map<Size, Mesh[]>();

  constructor(
    private kit: Kit,
    private board: Board,
    tall: boolean,
    private turned: boolean,
  ) {
    const trays = tall ? traysInRows(board) : traysAround(board);
    this.trays = new Map(trays.map((tray) => [tray.group, tray]));
    const [left, right] = [trays.map(({ x, upright, thick }) => x - (upright ? thick / 2 : 0)), trays.map(({ x, upright, thick }) => x + (upright ? thick / 2 : 0))];
    const [back, front] = [trays.map(({ z, upright, thick }) => z - (upright ? 0 : thick / 2)), trays.map(({ z, upright, thick }) => z + (upright ? 0 : thick / 2))];
    const [near, far] = [Math.max(HALF, ...front), Math.min(-HALF, ...back)];
    this.shift = -(near + far) / 2;
    this.extent = { x: Math.max(HALF, ...right, ...left.map((x) => -x)) + 0.05, z: (near - far) / 2 + 0.05, y: 0.5 };
    this.ground = ground(kit, trays);
    this.ground.position.z = this.shift;
    for (const tray of trays) this.mats.set(tray.group, mat(kit, tray));
    this.ground.add(...this.mats.values());
    this.glaze = kit.glaze({ rough: 0.45, dull: 0.13, specks: 0.35, shaded: true });
    this.last = this.flat(lastMark(), BARK);
  }

  /** A mark that lies on the board. */
  private flat(geometry: Parameters<Kit["mesh"]>[0], color: string): Mesh {
    const ink = this.kit.keep(new MeshBasicMaterial({ color, toneMapped: false, side: DoubleSide, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 }));
    const mesh = this.kit.mesh(geometry, ink, { cast: false, receive: false });
    this.ground.add(mesh);
    mesh.visible = false;
    return mesh;
  }

  private size(spot: number): Size | null {
    const place = this.board.spots[spot];
    return place ? sizeOf(place) : null;
  }

  /** The middle of a nest's floor, or of a pile's foot. */
  private foot(spot: number): Vector3 {
    const place = this.board.spots[spot];
    const tray = this.trays.get(place?.group ?? -1);
    const size = this.size(spot);
    if (tray && size) {
      const by = along(tray, size);
      return new Vector3(tray.x + (tray.upright ? 0 : by), TRAY, tray.z + this.shift + (tray.upright ? by : 0));
    }
    const [column, row] = [(place?.id.charCodeAt(0) ?? 0) - "b".charCodeAt(0), (place?.id.charCodeAt(1) ?? 0) - "2".charCodeAt(0)];
    return new Vector3(column * PITCH, TOP - SINK, this.shift - row * PITCH);
  }

  spot(index: number): SolidSpot {
    const size = this.size(index);
    const kind = this.board.spots[index]?.kind;
    const at = this.foot(index);
    const tray = this.trays.get(this.board.spots[index]?.group ?? -1);
    if (kind === "hand" && tray && size) {
      const { outer, inner, height } = RINGS[size];
      const wide = Math.max(outer, 0.3) * tray.scale + 0.05;
      const across = tray.thick / 2 - 0.04;
      const [radius, depth] = tray.upright ? [across, wide] : [wide, across];
      return { at, radius, depth, height: height * tray.scale * 2, mark: ((outer + inner) / 2) * tray.scale };
    }
    if (!size || this.trays.has(index)) return { at, radius: 0, height: 0 };
    const { outer, inner } = RINGS[size];
    return { at, radius: REACH[size], height: HEIGHT[size], mark: outer + 0.015, inner: (outer + inner) / 2 + (size === "S" ? 0.02 : 0), rim: SINK, light: true };
  }

  model(look: number): Model {
    const { shape, paint } = this.board.looks[look] ?? { shape: "ring-small", paint: 0 };
    const tone = this.board.paints[paint];
    const { notches, inlay: pale } = glazeOf(tone?.name ?? "");
    const size = sizeOfShape(shape);
    const body: Part = { geometry: ring(size, notches, tone?.day.fill ?? "#a84e38"), material: this.glaze };
    // Without colour, indigo and plum would be alike.
    const line: Part[] = pale ? [{ geometry: merged(inlay(size, notches)), material: this.kit.matt("#ead9b6", 0.45), shadeless: true }] : [];
    return { parts: [body, ...line], contact: 0 };
  }

  stand({ spot, order }: Perch): Stand {
    const position = this.foot(spot);
    const size = this.size(spot);
    const tray = this.trays.get(this.board.spots[spot]?.group ?? -1);
    if (!tray || !size) return { position, turn: 0, scale: 1 };
    return { position: position.setY(TRAY + order * (RINGS[size].height + 0.004) * tray.scale), turn: 0, scale: tray.scale };
  }

  /** Whose turn it is, the last move, and pale lines on pieces that can be taken, came last or won. */
  dress(scene: Scene): void {
    const { spots, marks, flight } = scene;
    for (const [group, under] of this.mats) {
      under.visible = spots.some(({ open, touched }, spot) => (open || touched) && this.board.spots[spot]?.kind === "hand" && this.board.spots[spot]?.group === group);
    }
    const winning = marks.flatMap((mark) => (mark.type === "line" ? mark.spots : []));
    const last = marks.flatMap((mark) => (mark.type === "last" && this.board.spots[mark.spot]?.kind === "place" ? [mark.spot] : []));
    const [latest] = winning.length > 0 || flight ? [] : last;
    this.last.visible = latest !== undefined;
    if (latest !== undefined) this.last.position.copy(this.local(latest)).setY(TOP + 0.003);
    const open = spots.flatMap((state, spot) => (state.open && this.board.spots[spot]?.kind === "hand" ? [spot] : []));
    for (const crown of this.crowns.values()) for (const mesh of crown) mesh.visible = false;
    if (flight) return;
    const wonLift = SINK + 0.03;
    const crowned = (winning.length > 0 ? winning : last).map((spot) => ({ spot, lift: winning.length > 0 ? wonLift : 0 }));
    this.crown(scene, [...crowned, ...open.map((spot) => ({ spot, lift: 0 }))]);
  }

  /** A spot's foot in the ground's own coordinates. */
  private local(spot: number): Vector3 {
    const at = this.foot(spot);
    return at.setZ(at.z - this.shift);
  }

  /** Lays a pale line on the uppermost piece of each of these spots. */
  private crown({ tokens }: Scene, places: { spot: number; lift: number }[]): void {
    const used: Record<Size, number> = { L: 0, M: 0, S: 0 };
    for (const { spot, lift } of places) {
      const size = this.size(spot);
      const top = tokens.filter(({ at }) => at.spot === spot).at(-1);
      if (!size || !top) continue;
      const { position, scale } = this.stand(top.at);
      const mesh = this.crownOf(size, used[size]++);
      mesh.position.copy(this.local(spot)).setY(position.y + RINGS[size].height * scale + lift + 0.003);
      mesh.scale.setScalar(scale);
      mesh.visible = true;
    }
  }

  private crownOf(size: Size, nth: number): Mesh {
    const made = this.crowns.get(size) ?? [];
    this.crowns.set(size, made);
    const middle = (RINGS[size].outer + RINGS[size].inner) / 2;
    return (made[nth] ??= this.flat(bare(new RingGeometry(middle - 0.015, middle + 0.015, 56)).rotateX(-Math.PI / 2), CREAM));
  }

  /** Letters before the reader and numbers on the left, whichever way the board lies. */
  labels({ coordinates }: Scene): Label[] {
    if (!coordinates) return [];
    const margin = (HALF - 0.11) * (this.turned ? -1 : 1);
    return [0, 1, 2].flatMap((nth): Label[] => [
      { at: new Vector3((nth - 1) * PITCH, TOP, this.shift + margin), text: "abc"[nth] ?? "", kind: "inked" },
      { at: new Vector3(-margin, TOP, this.shift + (1 - nth) * PITCH), text: `${nth + 1}`, kind: "inked" },
    ]);
  }
}

/** Otrio on a table. */
export const solid: Solid = {
  shapes: SHAPES,
  build: (kit, board, { tall, turned }) => new Otrio(kit, board, tall, turned),
};
