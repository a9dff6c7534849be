// What the first screen shows before the core is there: every game with its sentence and a picture, asked of the core when the page is built.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Client } from "../src/core/client";
import { wander } from "../src/screens/parts/wander";
import type { Ask, Kind, Lang, Message, Response } from "../src/wire";

const MODULES = ["virtual:catalogue", "virtual:pictures"];

/** The core as `cargo xtask` has built it, without a worker. */
interface Held {
  bytes: number;
  kinds: Kind[];
  client: Client;
  say(message: Message, lang: Lang): string;
}

async function hold(folder: string): Promise<Held> {
  const bytes = readFileSync(`${folder}/tabuleiro_wasm_bg.wasm`);
  const { Core, initSync } = (await import(/* @vite-ignore */ `${folder}/tabuleiro_wasm.js`)) as typeof import("../src/core/pkg/tabuleiro_wasm.js");
  initSync({ module: bytes });
  const core = new Core();
  const answer = (ask: Ask) => (JSON.parse(core.hear(JSON.stringify({ v: 2, id: 1, ask }), 0)) as Response).answer;
  const client = { answer: async (ask: Ask) => answer(ask), ask: async (_: string, ask: Ask) => answer(ask), close: () => undefined };
  const found = answer({ catalogue: { type: "kinds" } });
  if (found.type !== "kinds") throw new Error(found.type);
  return { bytes: bytes.length, kinds: found.kinds, client: client as never, say: (message, lang) => core.say(JSON.stringify(message), lang) };
}

async function written(name: string, { bytes, kinds, client, say }: Held): Promise<string> {
  if (name === "virtual:catalogue") {
    const games = kinds.map(({ name, title, about }) => ({ name, title, about: { en: say(about, "en"), pt: say(about, "pt") } }));
    return `export const bytes = ${bytes};\nexport const games = ${JSON.stringify(games)};\n`;
  }
  const pictures: Record<string, unknown> = {};
  for (const kind of kinds) pictures[kind.name] = await wander(client, kind.name);
  return `export const pictures = JSON.parse(${JSON.stringify(JSON.stringify(pictures))});\n`;
}

/** Gives `virtual:catalogue` and `virtual:pictures`. */
export function catalogue(): Plugin {
  const folder = fileURLToPath(new URL("../src/core/pkg", import.meta.url));
  let held: Promise<Held> | null = null;
  return {
    name: "tabuleiro-catalogue",
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith("\0") || !MODULES.includes(id.slice(1))) return null;
      held ??= hold(folder);
      return written(id.slice(1), await held);
    },
  };
}
