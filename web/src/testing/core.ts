// The core itself for tests, without a worker: every answer is the real one.
import { readFileSync } from "node:fs";
import { Refused, type CoreClient } from "../core/client";
import { Core, initSync } from "../core/pkg/tabuleiro_wasm.js";
import { now } from "../core/time";
import { VERSION, type Ask, type Response } from "../wire";

initSync({ module: readFileSync(new URL("../core/pkg/tabuleiro_wasm_bg.wasm", import.meta.url)) });

/** A core that answers at once, and everything that was asked of it. */
export function realCore(): CoreClient & { asked: Ask[]; isClosed: boolean } {
  const core = new Core();
  const asked: Ask[] = [];
  const answer = async (ask: Ask) => {
    asked.push(ask);
    return (JSON.parse(core.hear(JSON.stringify({ v: VERSION, id: 1, ask }), now())) as Response).answer;
  };
  const client = {
    asked,
    isClosed: false,
    answer,
    ask: async (type: string, ask: Ask) => {
      const given = await answer(ask);
      if (given.type === "fault") throw new Refused(given.fault);
      if (given.type !== type) throw new Error(`asked for ${type}, got ${given.type}`);
      return given;
    },
    close: () => (client.isClosed = true),
  };
  return client as never;
}

/** What was asked for, by its type. */
export function typeOf(ask: Ask): string {
  return Object.values(ask as Record<string, { type: string }>)[0]?.type ?? "";
}
