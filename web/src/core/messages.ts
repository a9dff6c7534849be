// What goes between the page and the worker that holds a core.
import type { Answer, Ask } from "../wire";

/** To the worker. */
export type ToWorker =
  /** Comes first: the compiled module, and where the files lie that it may be lent. */
  { type: "begin"; module: WebAssembly.Module; aids: Record<string, string> } | { type: "ask"; id: number; ask: Ask };

/** From the worker. */
export type FromWorker =
  | { type: "answer"; id: number; answer: Answer }
  /** The core broke; nothing will be answered any more. */
  | { type: "broken"; why: string };
