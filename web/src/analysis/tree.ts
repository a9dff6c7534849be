// Moves with the lines that leave them. The first child of every node is the line, the others are variations.
import type { Variation } from "../wire";

/** A move in the tree; the root is the first position and has no move. */
export interface Node {
  readonly id: number;
  readonly text: string;
  readonly parent: Node | null;
  readonly children: Node[];
  /** Who made the move, once that is known. */
  seat: number | null;
  /** Seats that left before the move, while the others played on. */
  before: number[];
  /** What is said before the move, where it begins a variation. */
  intro: string[];
  /** What is said after it. */
  comments: string[];
  /** What it is worth, as its record says. */
  value: string | null;
}

/** No study holds more moves than this. */
export const MOST_NODES = 20_000;

/** A game with its variations, and the place in it that is looked at. */
export class Tree {
  readonly root: Node;
  current: Node;
  private next = 1;

  constructor(line?: Variation) {
    this.root = { id: 0, text: "", parent: null, children: [], seat: null, before: [], intro: [], comments: [], value: null };
    this.current = this.root;
    if (!line) return;
    this.root.comments.push(...(line.comments?.[0] ?? []));
    this.grow(this.root, line);
  }

  get size(): number {
    return this.next;
  }

  /** Adds a move after a node, or finds it if it is there already. */
  add(at: Node, text: string, seat: number | null = null): Node {
    const known = at.children.find((child) => child.text === text);
    if (known) {
      known.seat ??= seat;
      return known;
    }
    const child: Node = { id: this.next++, text, parent: at, children: [], seat, before: [], intro: [], comments: [], value: null };
    at.children.push(child);
    return child;
  }

  /** Makes the variation that a node belongs to the line that it leaves; false if it leaves none. */
  promote(node: Node): boolean {
    const first = branchOf(node);
    if (!first?.parent) return false;
    const { children } = first.parent;
    children.splice(children.indexOf(first), 1);
    children.unshift(first);
    return true;
  }

  /** Takes a move and all after it out of the tree. The root stays. */
  remove(node: Node): void {
    if (!node.parent) return;
    if (pathTo(this.current).includes(node)) this.current = node.parent;
    node.parent.children.splice(node.parent.children.indexOf(node), 1);
  }

  /** The main line, without the root. */
  main(): Node[] {
    return onwards(this.root);
  }

  /** The tree as records have it. */
  variation(): Variation {
    const line = lineOf(this.main());
    if (this.root.comments.length > 0) line.comments = { ...line.comments, 0: [...this.root.comments] };
    return line;
  }

  /** Every node, each before those after it, lines before their variations. */
  all(): Node[] {
    const found: Node[] = [];
    // A stack of our own: lines are longer than calls may be deep.
    const left = [this.root];
    for (let node = left.pop(); node; node = left.pop()) {
      found.push(node);
      left.push(...node.children.toReversed());
    }
    return found;
  }

  private grow(from: Node, line: Variation): void {
    let at = from;
    line.moves.forEach((text, index) => {
      if (this.next >= MOST_NODES) return;
      const node = this.add(at, text);
      if (index === 0 && from !== this.root) node.intro.push(...(line.comments?.[0] ?? []));
      node.comments.push(...(line.comments?.[index + 1] ?? []));
      node.value ??= line.values?.[index + 1] ?? null;
      // Those who go another way stand behind the one who goes on, so they come after it.
      for (const branch of line.branches?.[index] ?? []) this.grow(at, branch);
      at = node;
    });
  }
}

/** The nodes that lead to one, itself last, without the root. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node = node; at.parent; at = at.parent) path.push(at);
  return path.reverse();
}

/** Where the line goes on from a node, without the node. */
export function onwards(node: Node): Node[] {
  const line: Node[] = [];
  for (let at = node.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

/** How many moves stand before the position after a node, its own included. */
export function depth(node: Node): number {
  let count = 0;
  for (let at: Node = node; at.parent; at = at.parent) count += 1;
  return count;
}

/** The first move of the innermost variation that a node belongs to; null on the main line. */
export function branchOf(node: Node): Node | null {
  for (let at: Node | null = node; at?.parent; at = at.parent) if (at.parent.children[0] !== at) return at;
  return null;
}

/** A name for the position after a node: the moves that lead there. */
export function keyOf(moves: readonly string[]): string {
  return moves.join(" ");
}

/** A line as records have it: what is said, what moves are worth, and who leaves it. */
function lineOf(nodes: readonly Node[]): Variation {
  const comments: Record<number, string[]> = {};
  const values: Record<number, string> = {};
  const branches: Record<number, Variation[]> = {};
  nodes.forEach((node, at) => {
    if (at === 0 && node.intro.length > 0) comments[0] = [...node.intro];
    if (node.comments.length > 0) comments[at + 1] = [...node.comments];
    if (node.value !== null) values[at + 1] = node.value;
    const [first, ...others] = node.parent?.children ?? [];
    if (first === node && others.length > 0) branches[at] = others.map((other) => lineOf([other, ...onwards(other)]));
  });
  return {
    moves: nodes.map(({ text }) => text),
    ...(Object.keys(comments).length > 0 ? { comments } : {}),
    ...(Object.keys(values).length > 0 ? { values } : {}),
    ...(Object.keys(branches).length > 0 ? { branches } : {}),
  };
}
