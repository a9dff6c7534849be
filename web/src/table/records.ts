// Records as people have them: some leave out the sign that says that a game goes on.
import { Refused, type Client } from "../core/client";
import type { Archive } from "../wire";

/** A record, and the text it was read from. Throws `Refused` if it does not hold. */
export interface Found {
  record: Archive;
  text: string;
}

/** Reads a record. One that ends without its result is of a game that goes on, unless its tags claim another result. */
export async function readRecord(core: Client, text: string): Promise<Found> {
  try {
    return await asked(core, text);
  } catch (error) {
    if (!(error instanceof Refused) || !error.fault.code.endsWith("cut-short")) throw error;
    return asked(core, `${text.trimEnd()} *\n`).catch(() => {
      throw error;
    });
  }
}

async function asked(core: Client, text: string): Promise<Found> {
  return { record: (await core.ask("record", { catalogue: { type: "read-record", text } })).record, text };
}
