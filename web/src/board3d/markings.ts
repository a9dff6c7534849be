// Which marks a scene has: the same vocabulary as on the flat board, as stamps and strokes.
import { Vector3 } from "three";
import type { Scene } from "../board/scene";
import type { Motion } from "../wire";
import { LINE } from "./atlas";
import type { Stamp, Stroke } from "./marks";
import type { SolidBoard, SolidSpot } from "./solid";

const CREAM = "#fff2d8";
const BARK = "#3a2a1c";
const TERRACOTTA = "#a8452a";
const RUST = "#8e3b22";

/** A scene's marks on its board. */
export function marksOf(scene: Scene, board: SolidBoard): { stamps: Stamp[]; strokes: Stroke[] } {
  const marker = new Marker(scene, board);
  return { stamps: marker.all(), strokes: marker.strokes() };
}

/** The ring that a round drawing makes when it is to have this radius. */
function sizeFor(radius: number): number {
  return (2 * radius) / LINE;
}

class Marker {
  private stamps: Stamp[] = [];

  constructor(
    private scene: Scene,
    private board: SolidBoard,
  ) {}

  all(): Stamp[] {
    const { draws = {} } = this.board;
    const previewed = new Set([...(this.scene.preview?.departures ?? []), ...(this.scene.preview?.arrivals ?? [])].map(({ spot }) => spot));
    this.scene.spots.forEach((state, spot) => {
      if (state.aimed && state.open) this.glow(spot);
      // Where a preview shows what would come or go, that says more.
      if (state.open && !draws.open && !(state.aimed && previewed.has(spot))) this.open(spot);
      if (state.touched) this.round(spot, "chosen", TERRACOTTA);
    });
    if (!draws.last) this.last();
    this.moved();
    this.previewed(!draws.trails);
    this.hinted();
    this.refused();
    this.scene.spots.forEach((state, spot) => {
      if (state.focused) this.focus(spot);
    });
    return this.stamps;
  }

  /** Winning lines, under the pieces. */
  strokes(): Stroke[] {
    return this.scene.marks.flatMap((mark) => {
      if (mark.type !== "line") return [];
      const spots = mark.spots.map((spot) => this.board.spot(spot));
      const points = spots.map(({ at, rim = 0 }) => at.clone().setY(at.y + rim));
      return [{ points, width: Math.min(0.8, Math.max(...spots.map(({ radius }) => radius)) * 1.9) }];
    });
  }

  /** What a mark at this spot goes around: the last piece of a hand, or the spot itself. */
  private place(spot: number): SolidSpot & { level: Vector3 } {
    const found = this.board.spot(spot);
    const level = found.at.clone().setY(found.at.y + (found.rim ?? 0));
    if (this.scene.board.spots[spot]?.kind !== "hand") return { ...found, level };
    const last = this.scene.tokens.filter(({ at }) => at.spot === spot).at(-1);
    if (!last) return { ...found, level };
    const { position } = this.board.stand(last.at, last.look);
    return { ...found, at: position, level: position };
  }

  private ink(light: boolean | undefined): string {
    return light ? BARK : CREAM;
  }

  private round(spot: number, drawing: Stamp["drawing"], color: string, through = false): void {
    const { level, radius, mark = radius } = this.place(spot);
    if (radius > 0) this.stamps.push({ drawing, at: level, size: sizeFor(mark), color, through });
  }

  private open(spot: number): void {
    const { at, level, radius, mark = radius, inner } = this.place(spot);
    if (radius <= 0) return;
    const reach = inner ?? mark;
    const thin = reach > 0.4;
    const where = inner === undefined ? level : at;
    this.stamps.push({ drawing: thin ? "thin-band" : "band", at: where, size: sizeFor(reach), color: "#fff3dc", alpha: 0.85 });
    this.stamps.push({ drawing: thin ? "thin-dots" : "dots", at: where.clone().setY(where.y + 0.001), size: sizeFor(reach), color: TERRACOTTA });
  }

  /** What is aimed at is lit; around a hollow, whose inside must stay to be seen, there is a ring. */
  private glow(spot: number): void {
    const { at, level, radius, mark = radius, inner } = this.place(spot);
    if (radius <= 0) return;
    if (inner === undefined) this.stamps.push({ drawing: "thin-band", at: level, size: sizeFor(mark + 0.06), color: CREAM });
    else this.stamps.push({ drawing: "glow", at, size: mark * 2.5, color: "#fff1cf", alpha: 0.9 });
  }

  /** Squared, so that it is unlike every other mark; seen through pieces. */
  private focus(spot: number): void {
    const { at, rim = 0, radius, depth = radius } = this.board.spot(spot);
    if (radius <= 0) return;
    const grown = (reach: number) => sizeFor(reach + 0.07);
    this.stamps.push({ drawing: "focus", at: at.clone().setY(at.y + rim + 0.002), size: grown(radius), depth: grown(depth), color: "#ffffff", through: true });
  }

  private last(): void {
    for (const mark of this.scene.marks) {
      if (mark.type !== "last") continue;
      const kind = this.scene.board.spots[mark.spot]?.kind;
      if (kind === "place" || kind === "group") this.round(mark.spot, "last", this.ink(this.board.spot(mark.spot).light));
    }
  }

  /** Groups that the last move turned, or let change places. */
  private moved(): void {
    for (const mark of this.scene.marks) {
      if (mark.type === "turned" || mark.type === "swapped") this.motion(mark.type === "turned" ? { ...mark, type: "turn" } : { ...mark, type: "swap" });
    }
  }

  private motion(motion: Motion): void {
    if (motion.type === "swap") {
      this.chevrons(motion.one, motion.other, 3, TERRACOTTA);
      this.chevrons(motion.other, motion.one, 3, TERRACOTTA);
      return;
    }
    const { level, radius } = this.place(motion.spot);
    const clockwise = Math.sign(motion.degrees);
    for (let i = 0; i < 5; i++) {
      const angle = -Math.PI * 0.75 + clockwise * i * 0.28;
      const at = new Vector3(level.x + Math.cos(angle) * radius * 1.04, level.y, level.z + Math.sin(angle) * radius * 1.04);
      this.stamps.push({ drawing: "chevron", at, size: 0.26, color: TERRACOTTA, turn: -(angle + (clockwise * Math.PI) / 2), through: true });
    }
  }

  /** Arrow heads on the middle of the way between two spots, a little to the right of it. */
  private chevrons(from: number, to: number, count: number, color: string): void {
    const [a, b] = [this.place(from), this.place(to)];
    const way = b.level.clone().sub(a.level).setY(0);
    const length = way.length() || 1;
    way.divideScalar(length);
    const aside = new Vector3(-way.z, 0, way.x).multiplyScalar(count > 1 ? 0.14 : 0);
    const middle = this.board.waypoint?.(from, to) ?? a.level.clone().lerp(b.level, 0.5).setY(Math.max(a.level.y, b.level.y)).add(aside);
    const turn = Math.atan2(-way.z, way.x);
    for (let i = 0; i < count; i++) {
      const at = middle.clone().addScaledVector(way, (i - (count - 1) / 2) * 0.2);
      this.stamps.push({ drawing: "chevron", at, size: 0.24, color, turn, through: true });
    }
  }

  private previewed(trails: boolean): void {
    const { preview } = this.scene;
    if (!preview) return;
    for (const { spot } of preview.departures) {
      if (this.scene.board.spots[spot]?.kind !== "hand") this.round(spot, "dashed", this.ink(this.board.spot(spot).light));
    }
    for (const motion of preview.motions) this.motion(motion);
    if (trails) this.trails(preview.trails);
  }

  /** Ways of a preview. Several that begin at one spot go on from each goal to the next, as seeds are sown. */
  private trails(trails: { from: number; to: number }[]): void {
    const ways = trails.filter(({ from, to }) => from !== to && this.scene.board.spots[from]?.kind !== "hand");
    const at = new Map<number, number>();
    for (const { from, to } of ways) {
      const sown = ways.filter((other) => other.from === from).length > 1;
      const before = at.get(from) ?? from;
      at.set(from, to);
      if (sown && before !== to) this.chevrons(before, to, 1, CREAM);
      else if (!sown) this.dots(from, to, TERRACOTTA);
    }
  }

  /** Dots that grow towards the goal. */
  private dots(from: number, to: number, color: string): void {
    const [a, b] = [this.place(from).level, this.place(to).level];
    const distance = a.distanceTo(b);
    const count = Math.max(2, Math.round(distance / 0.28));
    for (let i = 1; i < count; i++) {
      const t = i / count;
      const at = a.clone().lerp(b, t);
      at.y = Math.max(a.y, b.y) + 0.01;
      this.stamps.push({ drawing: "dot", at, size: 0.07 + 0.08 * t, color, through: true });
    }
  }

  private hinted(): void {
    const { hint } = this.scene;
    hint.forEach((spot, i) => {
      this.round(spot, "dashed", TERRACOTTA, true);
      const before = hint[i - 1];
      if (before !== undefined) this.dots(before, spot, TERRACOTTA);
    });
  }

  private refused(): void {
    const { refusal } = this.scene;
    if (!refusal) return;
    for (const spot of refusal.because) {
      this.round(spot, "chosen", RUST, true);
      if (refusal.about !== null && refusal.about !== spot) this.dots(spot, refusal.about, RUST);
    }
    if (refusal.about !== null) this.round(refusal.about, "barred", RUST, true);
  }
}
