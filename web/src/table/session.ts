// A core in a worker with one game open in it, told in the page's own terms.
import type { CoreClient } from "../core/client";
import type { Event, Opened, View } from "../wire";
import type { Beginning, Deed, Played } from "./table";

/** Opens a game as it began, and does again what was done. */
export async function replay(core: CoreClient, beginning: Beginning, deeds: readonly Deed[]): Promise<Opened> {
  const opened =
    "open" in beginning
      ? await core.ask("opened", { type: "open", ...beginning.open })
      : await core.ask("opened", { type: "load", record: beginning.load });
  let ply = opened.ply;
  for (const { seat, act } of deeds) {
    const { events } = await core.ask("events", { type: "command", seat, ply, act });
    ply = plyAfter(ply, events);
  }
  return opened;
}

/** How many moves have been played after these events. */
export function plyAfter(ply: number, events: readonly Event[]): number {
  return events.reduce((now, { what }) => (what.type === "moved" ? now + 1 : what.type === "took-back" ? what.to : now), ply);
}

/** The moves that stand, of all that happened. A session loaded from a record begins with moves that no event tells. */
export function movesOf(events: readonly Event[], before: readonly Played[]): Played[] {
  const moves = [...before];
  for (const { what } of events) {
    if (what.type === "moved") moves.push({ seat: what.seat, text: what.text });
    else if (what.type === "took-back") moves.length = what.to;
  }
  return moves;
}

/** The deeds that lead to where we are: moves that were taken back are left out, seats that gave up are not. */
export function deedsOf(events: readonly Event[], begun: number): Deed[] {
  let deeds: { deed: Deed; ply: number }[] = [];
  let ply = begun;
  for (const { what } of events) {
    if (what.type === "moved") deeds.push({ deed: { seat: what.seat, act: { type: "play", text: what.text } }, ply: ++ply });
    else if (what.type === "resigned") deeds.push({ deed: { seat: what.seat, act: { type: "resign" } }, ply });
    else if (what.type === "draw-offered") deeds.push({ deed: { seat: what.seat, act: { type: "offer-draw" } }, ply });
    else if (what.type === "draw-agreed") deeds.push({ deed: { seat: what.seat, act: { type: "answer-draw", yes: true } }, ply });
    else if (what.type === "draw-declined") deeds.push({ deed: { seat: what.seat, act: { type: "answer-draw", yes: false } }, ply });
    else if (what.type === "took-back") {
      ply = what.to;
      deeds = deeds.filter((one) => one.ply <= what.to);
    }
  }
  return deeds.map(({ deed }) => deed);
}

/** The position after so many moves; now, if that is not said. */
export async function viewAt(core: CoreClient, ply?: number): Promise<View> {
  return (await core.ask("view", { type: "view", ply: ply ?? null })).view;
}
