// A worker that holds a core and answers requests in order.
import init, { Core } from "./pkg/tabuleiro_wasm.js";
import type { Response } from "../wire";
import type { FromWorker, ToWorker } from "./messages";

let ready: Promise<Core> | null = null;

function tell(message: FromWorker): void {
  self.postMessage(message);
}

async function begin(module: WebAssembly.Module): Promise<Core> {
  await init({ module_or_path: module });
  return new Core();
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === "begin") {
    ready = begin(message.module);
    await ready;
    return;
  }
  const core = await ready;
  if (!core) return;
  const { id, ask } = message;
  const text = core.hear(JSON.stringify({ v: 1, id, ask }), performance.now());
  const { answer } = JSON.parse(text) as Response;
  tell({ type: "answer", id, answer });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => tell({ type: "broken", why: `${error}` }));
};
