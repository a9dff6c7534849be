// A session as its events tell it, wherever it is held: the core in a worker, which knows the rules and decides nothing.
import { settings } from "../app/settings.svelte";
import type { Client } from "../core/client";
import { Lasting } from "../core/lasting";
import type { Board, Choice, Event, Fault, Opened, Preview, Read, Archive, Standing, Step, View } from "../wire";
import { movesAfter, standingOf, viewAt, type Played } from "./session";

/** How a session looks. */
export interface Look {
  /** The number of the event that made the position what it is. */
  since: number;
  view: View;
  choices: Choice[];
  standing: Standing;
  moves: Played[];
}

/** A session that is held elsewhere, looked at here. */
export class Mirror {
  private constructor(
    private readonly core: Client,
    readonly opened: Opened,
    readonly board: Board,
    public look: Look,
    /** All that it has followed. */
    private readonly events: Event[],
  ) {}

  /** Folds a whole log; throws `Refused` if it does not hold. A core that breaks is taken back to where it was, and that is told. */
  static async of(first: Client, log: readonly Event[], make: () => Promise<Client>, onrestart: () => void): Promise<Mirror> {
    const events = [...log];
    const restore = async (anew: Client) => void (await anew.ask("opened", { hold: { type: "mirror", events } }));
    const core = new Lasting(first, { make, restore, onrestart });
    const opened = await core.ask("opened", { hold: { type: "mirror", events: [...events] } });
    const { board } = await core.ask("board", { look: { type: "board" } });
    const look = { ...(await seen(core)), moves: movesAfter([], events), since: since(events) ?? 0 };
    return new Mirror(core, opened, board, look, events);
  }

  /**
   * Takes over what happened since. As long as the position is the same, so are the view and the choices: whoever has half
   * made a touch goes on with it.
   */
  async follow(events: readonly Event[]): Promise<void> {
    await this.core.ask("events", { hold: { type: "follow", events: [...events] } });
    this.events.push(...events);
    const at = since(events);
    if (at === null) this.look = { ...this.look, standing: await standingOf(this.core) };
    else this.look = { ...(await seen(this.core)), moves: movesAfter(this.look.moves, events), since: at };
  }

  view(ply: number): Promise<View> {
    return viewAt(this.core, ply);
  }

  async steps(ply: number): Promise<Step[]> {
    return (await this.core.ask("steps", { look: { type: "steps", ply } })).steps;
  }

  async preview(text: string): Promise<Preview> {
    return (await this.core.ask("preview", { look: { type: "preview", text } })).preview;
  }

  async why(path: number[]): Promise<Fault | null> {
    const answer = await this.core.answer({ look: { type: "why", path } });
    return answer.type === "fault" ? answer.fault : null;
  }

  async read(text: string): Promise<Read | Fault> {
    const answer = await this.core.answer({ look: { type: "read", text, lang: settings.lang } });
    if (answer.type === "fault") return answer.fault;
    if (answer.type !== "read") throw new Error(answer.type);
    return answer.reading;
  }

  async record(): Promise<Archive> {
    return (await this.core.ask("record", { look: { type: "record" } })).record;
  }

  close(): void {
    this.core.close();
  }
}

/** The number of the last of these events that made the position another; null if none did. */
export function since(events: readonly Event[]): number | null {
  return events.findLast(({ what }) => CHANGING.includes(what.type))?.number ?? null;
}

const CHANGING: readonly Event["what"]["type"][] = ["moved", "took-back", "resigned", "flagged", "abandoned", "ended"];

async function seen(core: Client): Promise<Omit<Look, "moves" | "since">> {
  const [view, { choices }, standing] = await Promise.all([viewAt(core), core.ask("choices", { look: { type: "choices" } }), standingOf(core)]);
  return { view, choices, standing };
}
