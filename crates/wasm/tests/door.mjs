// What holds of the module whatever is played in it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { lendAll, plan } from "./core.mjs";
import { Face, NODES, SEED, check, folder } from "./face.mjs";

// No request is longer.
const LARGEST = 1 << 20;
// The page loads no more than this before the first move, packed.
const MOST_BYTES = 600_000;

export function checkBadInput() {
  const face = new Face();
  const code = (text) => face.hear(text).answer.fault?.code;
  check("wire: what is no JSON is refused", code("{") === "wire-malformed" && code("") === "wire-malformed");
  check("wire: another version is refused", code('{"v":99,"id":3,"ask":{"catalogue":{"type":"kinds"}}}') === "wire-version");
  check("wire: what is too large is refused", code(" ".repeat(LARGEST + 1)) === "wire-too-large");
  check("wire: an unknown game is refused", face.fault("hold", "open", { plan: plan("chess") }) === "wire-unknown-game");
  check("wire: nothing is open at first", face.fault("look", "board") === "wire-not-open");
  const unknown = { bundle: "none", key: "none" };
  check("wire: an unknown sentence is refused", thrown(() => face.say(unknown, "en")) === "wire-unknown-bundle");
  check("wire: it is refused among others", thrown(() => face.sayAll([unknown], "en")) === "wire-unknown-bundle");
  const times = [NaN, -1, Infinity, 0.5].map((now) => JSON.parse(face.core.hear('{"v":2,"id":1,"ask":{"catalogue":{"type":"kinds"}}}', now)));
  check("wire: any number is a time", times.every((response) => response.answer.kinds));
}

// Every level plays here what it plays natively: the file is written and held to by the wire's own tests.
export function checkLevels() {
  const kept = readFileSync(new URL("../../wire/levels.txt", import.meta.url), "utf8").trim().split("\n");
  let [face, place] = [null, ""];
  for (const line of kept) {
    const [game, moves, bot, best, score, nodes] = line.split("|");
    if (place !== `${game}|${moves}`) {
      place = `${game}|${moves}`;
      face = new Face();
      face.open(game, "", SEED);
      for (const text of moves.split(" ").filter(Boolean)) face.act(face.view().turn, { type: "play", text });
    }
    const thought = face.want("thought", "think", "level", { name: bot, seed: SEED, nodes: 3000 }).thought;
    const found = [game, moves, bot, thought.best, thought.score ?? "-", thought.nodes].join("|");
    check(`${game}: every level plays as it does natively`, found === line, `${found} instead of ${line}`);
  }
  console.log(`levels: ${kept.length} thoughts compared with native ones`);
}

// The code of the fault that is thrown, if one is.
function thrown(act) {
  try {
    act();
  } catch (fault) {
    return JSON.parse(fault).code;
  }
  return undefined;
}

// Nobody thinks about a game whose file was not lent; everything else goes on without. Afterwards all files are lent.
export function checkLoans() {
  const face = new Face();
  const kinds = face.kinds();
  for (const { name, lends } of kinds.filter(({ lends }) => lends !== null)) {
    face.open(name);
    const codes = ["level", "analyse", "solve"].map((type) => face.fault("think", type, { nodes: NODES }));
    check("loans: nobody thinks without", codes.every((code) => code === "wire-not-lent"), `${name}: ${codes}`);
    check("loans: one can play without", face.choices().length > 0 && face.view().turn !== null, name);
    const bytes = readFileSync(resolve(folder, "aids", lends));
    const damaged = bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte));
    for (const bad of [damaged, bytes.subarray(0, bytes.length - 1), new Uint8Array()]) {
      check("loans: what is damaged is refused", thrown(() => face.core.lend(name, bad)) === "wire-bad-loan", name);
    }
    check("loans: a refused one changes nothing", face.fault("think", "level", { nodes: NODES }) === "wire-not-lent", name);
    console.log(`${lends}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
  }
  check("loans: an unknown game is refused", thrown(() => face.core.lend("chess", new Uint8Array())) === "wire-unknown-game");
  lendAll(face.core, folder);
  const still = face.kinds().filter(({ lends }) => lends !== null);
  check("loans: what was lent is not asked for again", still.length === 0, JSON.stringify(still));
}

export function checkModule() {
  const bytes = readFileSync(resolve(folder, "web/tabuleiro_wasm_bg.wasm"));
  const foreign = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(({ name }) => !name.startsWith("__wb"));
  check("module: it imports nothing but wasm-bindgen's own", foreign.length === 0, JSON.stringify(foreign));
  const packed = gzipSync(bytes, { level: 9 }).length;
  check("module: it is small enough", packed <= MOST_BYTES, `${packed} bytes gzipped`);
  console.log(`module: ${bytes.length} bytes, ${packed} gzipped`);
}
