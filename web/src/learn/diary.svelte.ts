// What this learner has done, as it is kept in this browser.
import { SvelteMap } from "svelte/reactivity";
import { keepProgress, progress } from "../store/library";
import { dayOf, isProgress, joined, nameOf, type Progress } from "./progress";

const known = new SvelteMap<string, Progress>();
let read: Promise<void> | null = null;

/** Reads what is kept, once, or anew. What cannot be read counts as not done. */
export function readDiary(anew = false): Promise<void> {
  if (anew) read = null;
  read ??= progress<Progress>()
    .then((all) => all.filter(isProgress).forEach((one) => known.set(one.id, joined(known.get(one.id), one))))
    .catch(() => undefined);
  return read;
}

/** Everything that was done. */
export function diary(): ReadonlyMap<string, Progress> {
  return known;
}

/** Notes a try, or that something is done; what was done once stays done. False if the browser keeps nothing. */
export async function note(kind: "lesson" | "puzzle", name: string, count: number, done: boolean): Promise<boolean> {
  const id = nameOf(kind, name);
  return keep({ id, count, done: done || (known.get(id)?.done ?? false) });
}

/** Notes that a puzzle was solved today. */
export async function noteDay(): Promise<boolean> {
  const id = nameOf("day", dayOf(Date.now()));
  return keep({ id, count: (known.get(id)?.count ?? 0) + 1, done: true });
}

async function keep(one: Progress): Promise<boolean> {
  known.set(one.id, one);
  return keepProgress(one).then(
    () => true,
    () => false,
  );
}
