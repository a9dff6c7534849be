// The browser's own store. It is opened at the first need, and again whenever it was closed under us.
import { openDB, type IDBPDatabase } from "idb";

/** Why nothing can be kept: the browser forbids it, or its store is full. */
export class NotKept extends Error {}

/** What is kept: games, and what a learner has done. */
export type Shelf = "games" | "progress";

const NAME = "tabuleiro";
const VERSION = 1;
let opened: Promise<IDBPDatabase> | null = null;

/** The store, as long as it is open. */
function open(): Promise<IDBPDatabase> {
  opened ??= new Promise<IDBPDatabase>((resolve, reject) => {
    openDB(NAME, VERSION, {
      upgrade: (base) => {
        for (const shelf of ["games", "progress"] satisfies Shelf[]) base.createObjectStore(shelf, { keyPath: "id" });
      },
      // Somebody else has it open in an older form, and does not let go.
      blocked: () => reject(new NotKept("blocked")),
      // Another tab needs to change its form: it must not wait for us.
      blocking: (_, __, event) => {
        opened = null;
        (event.target as IDBDatabase).close();
      },
      // The browser closed it: cleared data, or a disk that went away.
      terminated: () => (opened = null),
    }).then(resolve, reject);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Does something with the store. If it has been closed meanwhile it is opened again; throws `NotKept` if nothing can be kept. */
export async function database<T>(work: (base: IDBPDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await open()).catch(async (error: unknown) => {
      if (!isClosed(error)) throw error;
      opened = null;
      return work(await open());
    });
  } catch (error) {
    throw error instanceof NotKept ? error : new NotKept(error instanceof Error ? error.message : String(error));
  }
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && ["InvalidStateError", "AbortError"].includes(error.name);
}
