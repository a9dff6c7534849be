// Records in and out through the core: it knows every form and checks every move.
import { readRecord } from "../table/records";
import { aside } from "../core/aside";
import { kindOf } from "../core/core";
import type { EditRecord, Archive } from "../wire";

/** Reads a record, in our form or in another that the core speaks; throws `Refused` if it does not hold. */
export function importRecord(text: string): Promise<Archive> {
  return aside(async (core) => (await readRecord(core, text)).record);
}

/** A record with something else in its place; throws `Refused` if it does not hold. */
export function editRecord(edit: EditRecord): Promise<Archive> {
  return aside(async (core) => (await core.ask("record", { catalogue: { type: "edit-record", ...edit } })).record);
}

/** A record of ours in the other form of its game; throws `Refused` if it does not hold. */
export function exportRecord(text: string): Promise<string> {
  return aside(async (core) => (await core.ask("foreign", { catalogue: { type: "foreign-record", text } })).text);
}

/** The ending of files in which another program keeps records of a game, if there is such a form. */
export function foreignForm(game: string): string | undefined {
  return kindOf(game)?.foreign ?? undefined;
}
