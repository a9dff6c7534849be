// Lessons and puzzles of every game, fetched from the core once.
import { aside } from "../core/aside";
import { kindOf } from "../core/core";
import { open, viewAt } from "../table/session";
import type { Board, Kind, Lesson, Puzzle, View } from "../wire";

/** What can be learnt of a game. */
export interface Shelf {
  kind: Kind;
  lessons: Lesson[];
  puzzles: Puzzle[];
  /** A position to show. */
  picture: { board: Board; view: View };
}

/** A lesson or a puzzle with its place among the others. */
export type Item = { type: "lesson"; lesson: Lesson; at: number; of: number } | { type: "puzzle"; puzzle: Puzzle; at: number; of: number };

const shelves = new Map<string, Promise<Shelf>>();

/** What can be learnt of a game; null if there is no such game. */
export async function shelfOf(game: string): Promise<Shelf | null> {
  const kind = kindOf(game);
  if (!kind) return null;
  const found = shelves.get(game) ?? fetched(kind);
  shelves.set(game, found);
  found.catch(() => shelves.delete(game));
  return found;
}

function fetched(kind: Kind): Promise<Shelf> {
  return aside(async (core) => {
    const game = kind.name;
    const { lessons } = await core.ask("lessons", { catalogue: { type: "lessons", game } });
    const { puzzles } = await core.ask("puzzles", { catalogue: { type: "puzzles", game } });
    const position = puzzles[Math.floor(puzzles.length / 2)]?.position ?? null;
    await open(core, { game, position });
    const { board } = await core.ask("board", { look: { type: "board" } });
    const view = await viewAt(core);
    return { kind, lessons, puzzles, picture: { board, view } };
  });
}

/** The lesson or puzzle of that name. */
export function itemOf({ lessons, puzzles }: Pick<Shelf, "lessons" | "puzzles">, name: string): Item | null {
  const lessonAt = lessons.findIndex(({ id }) => id === name);
  const lesson = lessons[lessonAt];
  if (lesson) return { type: "lesson", lesson, at: lessonAt, of: lessons.length };
  const at = puzzles.findIndex(({ id }) => id === name);
  const puzzle = puzzles[at];
  return puzzle ? { type: "puzzle", puzzle, at, of: puzzles.length } : null;
}

/** Puzzles by how hard they are, easy ones first. */
export function graded(puzzles: readonly Puzzle[]): { grade: number; puzzles: { puzzle: Puzzle; number: number }[] }[] {
  const numbered = puzzles.map((puzzle, at) => ({ puzzle, number: at + 1 }));
  const grades = [...new Set(puzzles.map(({ grade }) => grade))].sort();
  return grades.map((grade) => ({ grade, puzzles: numbered.filter(({ puzzle }) => puzzle.grade === grade) }));
}
