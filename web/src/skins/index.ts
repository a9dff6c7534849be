// The skins there are. A game without one is drawn plainly.
import plain from "./plain";
import type { Skin } from "./skin";

const loaders: Record<string, () => Promise<{ default: Skin }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Skin }>("./*/index.ts")).map(([path, load]) => [path.split("/")[1] ?? "", load]),
);

/** The skin of a game. */
export async function skinOf(game: string): Promise<Skin> {
  const load = game === "plain" ? undefined : loaders[game];
  return load ? (await load()).default : plain;
}
