// A core for small questions, apart from every game that is being played.
import type { Client } from "./client";
import { worker } from "./core";

let client: Promise<Client> | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Lets a piece of work have the core for itself: what it opens there stays open until it is done, then the next may have it.
 * Thinking does not belong here: everybody would wait for it.
 */
export function aside<T>(work: (core: Client) => Promise<T>): Promise<T> {
  const done = last.then(async () => {
    client ??= worker();
    try {
      return await work(await client);
    } catch (error) {
      await restart(error);
      throw error;
    }
  });
  last = done.catch(() => undefined);
  return done;
}

/** A core that broke is left behind; one that merely refused something is as good as before. */
async function restart(error: unknown): Promise<void> {
  const broken = client;
  if (!broken || (error instanceof Error && "fault" in error)) return;
  client = null;
  await broken.then((core) => core.close()).catch(() => undefined);
}
