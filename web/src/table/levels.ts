// Players by name, and which of them is gentle.
import type { Bot, Group, Kind, Player } from "../wire";

/** A person without a name, as records call one. */
export const HUMAN = "human";

/** A person, by name if one is given. */
export function person(name = ""): Player {
  return { type: "person", name: name.trim() || HUMAN };
}

/** The level to meet first: the gentlest of the main ones that does not play by chance alone, which stands at 0. */
export function gentle(kind: Kind): Bot | undefined {
  const main = levels(kind, "main").sort((one, other) => one.rating - other.rating);
  return main.find(({ rating }) => rating > 0) ?? main[0] ?? kind.bots[0];
}

/** The levels of a part of the roster, weakest first. */
export function levels(kind: Kind, group: Group): Bot[] {
  return kind.bots.filter((bot) => bot.group === group);
}
