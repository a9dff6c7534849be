// The bad moves of a game that was looked at again, in words.
import { of, spoken } from "../app/speech.svelte";
import { words } from "../screens/Analysis.words";
import type { Reviewed } from "../wire";
import type { Study } from "./study.svelte";
import { depth, pathTo, type Node } from "./tree";

/** A bad move, where it stands in the tree, and what was found of it. */
export interface Mistake {
  node: Node;
  found: Reviewed;
}

/** Every bad move of the main line, as far as it was looked at. */
export function mistakesOf(study: Study): Mistake[] {
  return study.tree.main().flatMap((node) => {
    const found = study.reviewed(node);
    return found?.grade ? [{ node, found }] : [];
  });
}

/** The bad move that comes after the shown one, and after the last one the first. */
export function nextMistake(study: Study): Node | null {
  const all = mistakesOf(study).map(({ node }) => node);
  const main = study.tree.main();
  const here = pathTo(study.tree.current).filter((node, at) => main[at] === node).length;
  return all.find((node) => depth(node) > here) ?? all[0] ?? null;
}

/** What was bad about a move: how bad, what it gave away, why, and what was better. */
export function tellMistake(study: Study, { node, found }: Mistake): string {
  const { letWin, letDraw, lostChance, betterWas, grades } = of(words);
  const who = spoken(study.seats[found.seat]);
  const isProven = found.before.proven && found.after.proven;
  const [had = 0, left = 0] = found.chance ?? [];
  const lost = !isProven ? lostChance(who, had, left) : found.before.value === "win" ? letWin(who) : letDraw(who);
  const why = found.why ? ` ${capital(spoken(found.why))}.` : "";
  const best = study.tellAt(node, found.best);
  return `${grades[found.grade ?? "mistake"]}: ${lost}${why} ${betterWas(best.replace(/\.$/, ""))}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1).replace(/\.$/, "");
}
