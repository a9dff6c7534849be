// Records in and out through the core's own door: it knows every form and checks every move.
import { Refused } from "../core/client";
import { export_record, foreign_form, import_record } from "../core/pkg/tabuleiro_wasm.js";
import type { Fault, Record } from "../wire";

/** Reads a record, in our form or in another that the core speaks; throws `Refused` if it does not hold. */
export function importRecord(text: string): Record {
  return JSON.parse(refusing(() => import_record(text))) as Record;
}

/** A record of ours in the other form of its game; throws `Refused` if it does not hold. */
export function exportRecord(text: string): string {
  return refusing(() => export_record(text));
}

/** The ending of files in which another program keeps records of a game, if there is such a form. */
export function foreignForm(game: string): string | undefined {
  return foreign_form(game);
}

/** The core throws its fault as text. */
function refusing(work: () => string): string {
  try {
    return work();
  } catch (error) {
    if (typeof error !== "string") throw error;
    throw new Refused(JSON.parse(error) as Fault);
  }
}
