// The compiled core: fetched once, shared by the workers, and spoken through on the page itself.
import init, { Core } from "./pkg/tabuleiro_wasm.js";
import address from "./pkg/tabuleiro_wasm_bg.wasm?url";
import { VERSION, type Kind, type Lang, type Message } from "../wire";
import { CoreClient } from "./client";

/** Why the core is not there. */
export class NoCore extends Error {
  constructor(
    readonly reason: "no-wasm" | "not-loaded",
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

let compiled: Promise<WebAssembly.Module> | null = null;
let speaker: Core | null = null;
let told: (got: number) => void = () => undefined;

/** Whom to tell how many bytes have arrived. */
export function whileFetched(hear: (got: number) => void): void {
  told = hear;
}

/** All of a response, told as it comes. */
async function whole(response: Response): Promise<ArrayBuffer> {
  const reader = response.body?.getReader();
  if (!reader) return response.arrayBuffer();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let got = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    got += read.value.length;
    told(got);
  }
  return new Blob(parts).arrayBuffer();
}

async function compile(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object") throw new NoCore("no-wasm");
  const response = await fetch(address);
  if (!response.ok) throw new NoCore("not-loaded", response.status);
  // Some hosts serve the module without its type, and streaming insists on it.
  return WebAssembly.compile(await whole(response));
}

/** The module, fetched and compiled at the first call; another try is made after a failure. */
export function module(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = null;
    throw error instanceof NoCore ? error : new NoCore("not-loaded", error);
  });
  return compiled;
}

const FILES = import.meta.glob<string>("./pkg/aids/*", { query: "?url", import: "default", eager: true });

/** Where the files lie that the core is lent before it thinks, by their names. */
function aids(): Record<string, string> {
  const whole = ([path, url]: [string, string]) => [path.split("/").at(-1) ?? "", new URL(url, document.baseURI).href];
  return Object.fromEntries(Object.entries(FILES).map(whole)) as Record<string, string>;
}

/** The rule book of a game, in Markdown; null if it cannot be had. */
export async function bookOf(game: string, lang: Lang): Promise<string | null> {
  const address = aids()[`${game}.rules.${lang}.md`];
  const response = address === undefined ? null : await fetch(address).catch(() => null);
  return response?.ok ? response.text() : null;
}

/** A core in a worker of its own. */
export async function worker(): Promise<CoreClient> {
  const held = await module();
  return new CoreClient(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), held, aids());
}

/** Makes `say` and `kinds` work. */
export async function prepare(): Promise<void> {
  await init({ module_or_path: await module() });
  speaker ??= new Core();
}

const said = new Map<string, string>();

/** A sentence of the core in a language. Sentences repeat, so they are kept. */
export function speak(message: Message, lang: Lang): string {
  const text = JSON.stringify(message);
  const key = lang + text;
  const known = said.get(key);
  if (known !== undefined) return known;
  if (!speaker) return "";
  const sentence = speaker.say(text, lang);
  if (said.size > 5000) said.clear();
  said.set(key, sentence);
  return sentence;
}

let list: Kind[] | null = null;

/** Every game there is. Only after `prepare`. */
export function kinds(): Kind[] {
  if (list) return list;
  if (!speaker) return [];
  const { answer } = JSON.parse(speaker.hear(JSON.stringify({ v: VERSION, id: 1, ask: { catalogue: { type: "kinds" } } }), 0)) as { answer: { kinds: Kind[] } };
  list = answer.kinds;
  return list;
}

/** The game of that name, if there is one. */
export function kindOf(name: string): Kind | undefined {
  return kinds().find((kind) => kind.name === name);
}
