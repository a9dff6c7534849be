// The tokens on the board: all of a look in one draw, each on its way or settling where it stands.
import { BufferGeometry, DynamicDrawUsage, Euler, Group, InstancedBufferAttribute, InstancedMesh, type Material, Matrix4, Quaternion, Vector3 } from "three";
import type { Perch, Scene, Token, Way } from "../board/scene";
import type { Kit } from "./kit";
import type { Stamp } from "./marks";
import { ghostOf } from "./materials";
import { along, travelling } from "./paths";
import type { Model, Part, SolidBoard, Stand } from "./solid";

/** How long a token takes to settle when its heap changes, in milliseconds. */
const SETTLE = 180;

/** Farther than this nobody slides: the position was changed by other means than a move. */
const SLIDE = 0.9;

/** How high a chosen piece is lifted. */
const LIFT = 0.34;

/** All tokens of one look. */
class Crowd {
  readonly meshes: InstancedMesh[];
  private room = 0;
  private seeds = new InstancedBufferAttribute(new Float32Array(), 1);

  constructor(
    private kit: Kit,
    private parts: Part[],
    private group: Group,
    private ghost: boolean,
  ) {
    this.meshes = [];
  }

  /** Draws these and no others. */
  draw(standing: { seed: number; stand: Stand }[]): void {
    if (standing.length > this.room) this.grow(standing.length);
    standing.forEach(({ seed, stand }, i) => {
      const matrix = matrixOf(stand);
      for (const mesh of this.meshes) mesh.setMatrixAt(i, matrix);
      this.seeds.setX(i, (((seed + 3) * 0.7548) % 1) * 20 + 1);
    });
    this.seeds.needsUpdate = true;
    for (const mesh of this.meshes) {
      mesh.count = standing.length;
      mesh.visible = standing.length > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  private grow(count: number): void {
    this.room = Math.max(count, this.room * 2, 4);
    for (const old of this.meshes) {
      old.removeFromParent();
      old.dispose();
    }
    this.seeds = new InstancedBufferAttribute(new Float32Array(this.room), 1).setUsage(DynamicDrawUsage);
    this.meshes.splice(0, this.meshes.length, ...this.parts.map((part) => this.made(part)));
  }

  private made({ geometry, material, shadeless }: Part): InstancedMesh {
    const mesh = this.kit.keep(new InstancedMesh(this.own(geometry), this.coat(material), this.room));
    mesh.castShadow = !this.ghost && !shadeless;
    mesh.receiveShadow = !this.ghost;
    mesh.frustumCulled = false;
    if (this.ghost) mesh.renderOrder = 6;
    this.group.add(mesh);
    return mesh;
  }

  /** The same corners with seeds of its own, so that two looks can share a geometry. */
  private own(geometry: BufferGeometry): BufferGeometry {
    const own = this.kit.keep(new BufferGeometry());
    own.setIndex(geometry.index);
    for (const [name, attribute] of Object.entries(geometry.attributes)) own.setAttribute(name, attribute);
    own.setAttribute("seed", this.seeds);
    return own;
  }

  private coat(material: Material): Material {
    return this.ghost ? this.kit.keep(ghostOf(material)) : material;
  }
}

/** How a stand becomes a place in the world. */
function matrixOf({ position, turn, lean = 0, scale }: Stand): Matrix4 {
  const turned = new Quaternion().setFromEuler(new Euler(lean, turn, 0, "YXZ"));
  return new Matrix4().compose(position, turned, new Vector3(scale, scale, scale));
}

/** A token as it is shown. */
interface Shown {
  look: number;
  /** Which block it is cut from. */
  seed: number;
  now: Stand;
  from: Stand;
  to: Stand;
  /** How high the ground under it lies. */
  floor: number;
  /** When it began to settle; null if it stands still. */
  since: number | null;
}

/** Every token of a scene. */
export class Pieces {
  readonly group = new Group();
  private models = new Map<number, Model>();
  private crowds = new Map<string, Crowd>();
  private shown = new Map<number, Shown>();
  private moved = false;
  private ghosts: { seed: number; look: number; stand: Stand }[] = [];

  constructor(
    private kit: Kit,
    private board: SolidBoard,
  ) {}

  /** Takes over a scene; says whether anything stands elsewhere now. */
  show(scene: Scene, now: number): boolean {
    this.moved = false;
    const ways = new Map((scene.flight?.ways ?? []).map((way) => [way.id, way]));
    const raised = risen(scene);
    const room = coming(scene);
    const wanted = standing(scene.tokens, ways).map((token) => {
      const way = ways.get(token.id);
      const to = way ? this.flying(way, scene) : this.standOf(token, raised, room);
      return { token, flies: way !== undefined, to, floor: this.floorOf(token, way, scene.flight?.t ?? 1) };
    });
    this.recognise(wanted);
    for (const { token, flies, to, floor } of wanted) {
      this.place(token, to, now, flies || scene.still);
      const shown = this.shown.get(token.id);
      if (shown) shown.floor = floor;
    }
    const here = new Set(scene.tokens.map(({ id }) => id));
    for (const id of this.shown.keys()) {
      if (!here.has(id) && !ways.has(id)) this.moved = this.shown.delete(id);
    }
    this.ghosts = this.ghostsOf(scene);
    return this.moved;
  }

  /** When identities were given out anew, everybody who stands where somebody stood takes over their grain. */
  private recognise(wanted: { token: Token; to: Stand; flies: boolean }[]): void {
    const known = ({ token, to }: { token: Token; to: Stand }) => {
      const before = this.shown.get(token.id);
      return before && before.look === token.look && before.to.position.distanceTo(to.position) < SLIDE;
    };
    if (this.shown.size === 0 || wanted.every((one) => one.flies || known(one))) return;
    const free = [...this.shown.values()];
    this.shown.clear();
    for (const { token, to } of wanted) {
      const near = free.findIndex(({ look, to: stood }) => look === token.look && stood.position.distanceToSquared(to.position) < 0.01);
      const [found] = near < 0 ? [] : free.splice(near, 1);
      if (found) this.shown.set(token.id, found);
    }
  }

  private standOf({ at, look, id }: Token, raised: Map<number, number>, room: Map<string, number>): Stand {
    const stand = this.board.stand({ ...at, of: at.of + (room.get(`${at.spot}/${look}`) ?? 0) }, look);
    const lift = raised.get(id) ?? 0;
    if (lift === ON_STROKE) {
      const { rim = 0 } = this.board.spot(at.spot);
      return { ...stand, position: stand.position.clone().setY(stand.position.y + rim + 0.03) };
    }
    return lift ? { ...stand, position: stand.position.clone().setY(stand.position.y + lift) } : stand;
  }

  private floorOf({ at, look }: Token, way: Way | undefined, t: number): number {
    const there = this.board.stand(way?.to ?? at, look).position.y;
    if (!way) return there;
    const here = this.board.stand(way.from, look).position.y;
    return here + (there - here) * t;
  }

  private flying({ from, to, look }: Way, { flight, board }: Scene): Stand {
    const motion = flight?.motion ?? null;
    const group = motion?.type === "turn" ? motion.spot : motion?.one;
    const middle = group === undefined ? null : this.board.spot(group).at;
    const first = group !== undefined && board.spots[from.spot]?.group === group;
    return travelling(this.board.stand(from, look), this.board.stand(to, look), flight?.t ?? 1, motion, middle, first);
  }

  private place({ id, look }: Token, to: Stand, now: number, atOnce: boolean): void {
    const known = this.shown.get(id);
    if (!known || known.look !== look || known.to.position.distanceToSquared(to.position) > 1e-8) this.moved = true;
    if (!known || atOnce || known.look !== look || known.to.position.distanceTo(to.position) > SLIDE) {
      this.shown.set(id, { look, seed: known?.seed ?? id, now: to, from: to, to, floor: to.position.y, since: null });
      return;
    }
    if (known.to.position.distanceTo(to.position) < 1e-4) {
      known.to = to;
      if (known.since === null) known.now = to;
      return;
    }
    Object.assign(known, { from: known.now, to, since: now });
  }

  /** Moves what settles; says whether anything still does. */
  step(now: number): boolean {
    let moving = false;
    for (const one of this.shown.values()) {
      if (one.since === null) continue;
      const t = Math.min(1, Math.max(0, (now - one.since) / SETTLE));
      one.now = along(one.from, one.to, 1 - (1 - t) ** 3, 0);
      if (t < 1) moving = true;
      else Object.assign(one, { now: one.to, since: null });
    }
    return moving;
  }

  /** Draws every token where it is now. */
  draw(): void {
    const solid = new Map<number, { seed: number; stand: Stand }[]>();
    for (const { look, seed, now } of this.shown.values()) if (!now.hidden) listed(solid, look).push({ seed, stand: now });
    const ghost = new Map<number, { seed: number; stand: Stand }[]>();
    for (const { seed, look, stand } of this.ghosts) listed(ghost, look).push({ seed, stand });
    for (const look of new Set([...solid.keys(), ...ghost.keys(), ...this.models.keys()])) {
      this.crowd(look, false).draw(solid.get(look) ?? []);
      if (ghost.has(look) || this.crowds.has(`${look} ghost`)) this.crowd(look, true).draw(ghost.get(look) ?? []);
    }
  }

  /** Soft shadows where tokens touch the ground; those in the air have fainter, wider ones. */
  contacts(): Stamp[] {
    const stamps: Stamp[] = [];
    for (const { look, now, floor } of this.shown.values()) {
      const { contact } = this.model(look);
      if (!contact || now.hidden) continue;
      const high = Math.max(0, now.position.y - floor);
      const at = now.position.clone().setY(Math.min(floor, now.position.y));
      stamps.push({ drawing: "blob", at, size: contact * (2.5 + high) * now.scale, color: "#1a0d05", alpha: 0.55 / (1 + 1.6 * high) });
    }
    return stamps;
  }

  private crowd(look: number, ghost: boolean): Crowd {
    const key = ghost ? `${look} ghost` : `${look}`;
    const known = this.crowds.get(key);
    if (known) return known;
    const made = new Crowd(this.kit, this.model(look).parts, this.group, ghost);
    this.crowds.set(key, made);
    return made;
  }

  private model(look: number): Model {
    const known = this.models.get(look);
    if (known) return known;
    const made = this.board.model(look);
    for (const { geometry } of made.parts) this.kit.keep(geometry);
    this.models.set(look, made);
    return made;
  }

  /** Pieces that a preview would bring. */
  private ghostsOf({ preview, tokens }: Scene): { seed: number; look: number; stand: Stand }[] {
    if (!preview) return [];
    return preview.arrivals.flatMap(({ spot, look, count }, row) => {
      const there = tokens.filter(({ at, look: other }) => at.spot === spot && other === look).length;
      return Array.from({ length: count }, (_, i) => {
        const at: Perch = { spot, order: there + i, of: there + count };
        return { seed: 5000 + row * 60 + i, look, stand: this.board.stand(at, look) };
      }).filter(({ stand }) => !stand.hidden);
    });
  }
}

/** As high as its spot's rim and a little more. */
const ON_STROKE = -1;

/** Which tokens stand higher: winners on their stroke, the piece that was chosen. */
function risen({ tokens, marks, spots, board }: Scene): Map<number, number> {
  const winning = new Set(marks.flatMap((mark) => (mark.type === "line" ? mark.spots : [])));
  const raised = new Map<number, number>();
  for (const { id, at } of tokens) {
    if (winning.has(at.spot)) raised.set(id, ON_STROKE);
    const chosen = spots[at.spot]?.touched && board.spots[at.spot]?.kind === "hand";
    if (chosen && at.order === at.of - 1) raised.set(id, LIFT);
  }
  return raised;
}

/** For how many more of their look those on a spot make room: a preview would bring them. */
function coming({ preview }: Scene): Map<string, number> {
  return new Map((preview?.arrivals ?? []).map(({ spot, look, count }) => [`${spot}/${look}`, count]));
}

/** Every token, also those that only fly. */
function standing(tokens: Token[], ways: Map<number, Way>): Token[] {
  const known = new Set(tokens.map(({ id }) => id));
  const others = [...ways.values()].filter(({ id }) => !known.has(id));
  return [...tokens, ...others.map(({ id, look, to }) => ({ id, look, at: to }))];
}

function listed<K, V>(map: Map<K, V[]>, key: K): V[] {
  const known = map.get(key);
  if (known) return known;
  const list: V[] = [];
  map.set(key, list);
  return list;
}
