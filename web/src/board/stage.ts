// Tokens with identities, and steps carried out on them, forwards and back.
import type { Mark, Motion, Step, View } from "../wire";
import type { Perch, Token, Way } from "./scene";

/** The tokens of a position. It is never changed: a step gives another stage. */
export interface Stage {
  tokens: Token[];
  /** The next identity. */
  next: number;
}

/** A stage as a view has it. */
export function stageOf(tokens: View["tokens"]): Stage {
  let next = 0;
  const all: Token[] = [];
  for (const [spot, look, count] of tokens) {
    for (let order = 0; order < count; order++) all.push({ id: next++, look, at: { spot, order, of: count } });
  }
  return { tokens: all, next };
}

/** A step taken back. */
export function reversed(step: Step): Step {
  const changes = step.changes.toReversed().map((change) => ({ ...change, from: change.to, to: change.from }));
  const motion = step.motion?.type === "turn" ? { ...step.motion, degrees: -step.motion.degrees } : step.motion;
  return { ...step, changes, motion };
}

/** The stage after a step, and the ways its tokens went. */
export function perform(stage: Stage, step: Step): { after: Stage; ways: Way[] } {
  const tokens = stage.tokens.map((token) => ({ ...token, at: { ...token.at } }));
  const moved = new Map<number, Perch>();
  for (const change of step.changes) {
    if (change.type === "become") {
      const found = tokens.find((token) => token.at.spot === change.spot && token.look === change.from);
      if (found) found.look = change.to;
      continue;
    }
    // The last to come is the first to go, as from a heap; none goes twice in one step.
    const there = tokens.filter(({ id, look, at }) => look === change.look && at.spot === change.from && !moved.has(id));
    for (const token of there.slice(-change.count)) {
      moved.set(token.id, { ...token.at });
      token.at = { spot: change.to, order: Number.MAX_SAFE_INTEGER, of: 0 };
    }
  }
  counted(tokens);
  const ways = tokens.flatMap(({ id, look, at }) => {
    const from = moved.get(id);
    return from ? [{ id, look, from, to: { ...at } }] : [];
  });
  return { after: { tokens, next: stage.next }, ways };
}

/** Numbers the tokens of every spot and look anew, those that stood there first. */
function counted(tokens: Token[]): void {
  const heaps = new Map<string, Token[]>();
  for (const token of tokens) {
    const key = `${token.at.spot}/${token.look}`;
    const heap = heaps.get(key);
    if (heap) heap.push(token);
    else heaps.set(key, [token]);
  }
  for (const heap of heaps.values()) {
    heap.sort((one, other) => one.at.order - other.at.order || one.id - other.id);
    heap.forEach((token, order) => (token.at = { spot: token.at.spot, order, of: heap.length }));
  }
}

/** The marks that hold while things move: whose a spot is. Others speak of the move before. */
export function lasting(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ type }) => type === "claimed");
}

/** Marks after a motion: what two groups bear goes with them when they change places. */
export function carried(marks: Mark[], motion: Motion | null | undefined): Mark[] {
  if (motion?.type !== "swap") return marks;
  const { one, other } = motion;
  const moved = (spot: number) => (spot === one ? other : spot === other ? one : spot);
  return marks.map((mark) => (mark.type === "claimed" ? { ...mark, spot: moved(mark.spot) } : mark));
}

/** Whether two stages show the same, whoever stands where. */
export function looksLike(stage: Stage, tokens: View["tokens"]): boolean {
  const heaps = (all: Token[]) =>
    all
      .map(({ look, at }) => `${at.spot}/${look}/${at.order}`)
      .sort()
      .join(" ");
  return heaps(stage.tokens) === heaps(stageOf(tokens).tokens);
}
