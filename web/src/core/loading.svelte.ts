// How far the core has come, for whoever waits for it.
import { bytes } from "virtual:catalogue";
import { NoCore, prepare, whileFetched } from "./core";

/** How far it is: the part that has arrived, that it is there, or why it is not. */
export const loading = $state({ part: 0, isReady: false, trouble: null as NoCore["reason"] | null });

let begun: Promise<void> | null = null;

/** Fetches the core, once; another try is made after a failure. Done when it is there, or it is known that it will not be. */
export function load(): Promise<void> {
  begun ??= fetched().finally(() => {
    if (!loading.isReady) begun = null;
  });
  return begun;
}

async function fetched(): Promise<void> {
  loading.trouble = null;
  loading.part = 0;
  whileFetched((got) => (loading.part = Math.min(1, got / bytes)));
  try {
    await prepare();
    loading.isReady = true;
  } catch (error) {
    loading.trouble = error instanceof NoCore ? error.reason : "not-loaded";
  }
}
