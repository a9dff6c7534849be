// Thinks the same thoughts in WebAssembly and outside of it, in turn, and compares how long that takes:
// node speed.mjs FOLDER PROGRAM, the folder as for play.mjs, the program being the example `native`
import { Native, Wasm, chance, command, plan, request } from "./core.mjs";

const [folder, program] = process.argv.slice(2);
if (!program) {
  console.error("node speed.mjs FOLDER PROGRAM");
  process.exit(2);
}

const POSITIONS = 4;
const ROUNDS = 15;
// So many random moves after the start, where no book knows the answer any more, and games are far from over.
const PLIES = { oolong: 8, quantik: 1, oware: 14, otrio: 4 };
const USUAL_PLIES = 8;
// At most so many nodes a thought.
const NODES = 50_000;
const SEED = 11;

async function ask(side, room, type, fields) {
  const { micros, answer } = await side.hear(request(1, room, type, fields));
  return { micros, answer: JSON.parse(answer).answer, text: answer };
}

// A game after some random moves, the same on both sides; whether it goes on there.
async function open(sides, game, seed) {
  const pick = chance(seed);
  for (const side of sides) await ask(side, "hold", "open", { plan: plan(game), seed });
  for (let ply = 0; ply < (PLIES[game] ?? USUAL_PLIES); ply++) {
    const { view } = (await ask(sides[0], "look", "view")).answer;
    const { choices } = (await ask(sides[0], "look", "choices")).answer;
    if (view.turn === null || choices.length === 0) return false;
    const act = { type: "play", text: choices[pick(choices.length)].text };
    for (const side of sides) await ask(side, "hold", "command", command(view.turn, ply, act));
  }
  return (await ask(sides[0], "look", "view")).answer.view.turn !== null;
}

// The level that thinks the most here: the strongest may know the answer without.
async function busiest(side, kind) {
  const thoughts = [];
  for (const { name } of kind.bots.toReversed()) {
    const { answer } = await ask(side, "think", "level", { name, seed: SEED, nodes: NODES });
    thoughts.push({ name, nodes: answer.thought.nodes });
  }
  return thoughts.reduce((most, thought) => (thought.nodes > most.nodes ? thought : most)).name;
}

// One thought on each side, the sides in turn being first.
async function think(sides, kind, bot, round) {
  const fields = { name: bot, seed: SEED, nodes: NODES };
  const order = round % 2 === 0 ? sides : sides.toReversed();
  const found = new Map();
  for (const side of order) found.set(side, await ask(side, "think", "level", fields));
  const [wasm, native] = sides.map((side) => found.get(side));
  if (wasm.text !== native.text) throw new Error(`${kind.name}: ${wasm.text} instead of ${native.text}`);
  return { nodes: wasm.answer.thought.nodes, wasm: wasm.micros, native: native.micros };
}

// Of each position the quickest thought of each side counts: whatever else runs on the machine only makes one slower.
async function measure(sides, kind) {
  const sums = { nodes: 0, wasm: 0, native: 0 };
  let positions = 0;
  for (let seed = 1; positions < POSITIONS && seed < 100; seed++) {
    if (!(await open(sides, kind.name, seed))) continue;
    positions += 1;
    const bot = await busiest(sides[1], kind);
    const thoughts = [];
    for (let round = 0; round < ROUNDS; round++) thoughts.push(await think(sides, kind, bot, round));
    sums.nodes += thoughts[0].nodes;
    for (const side of ["wasm", "native"]) sums[side] += Math.min(...thoughts.map((thought) => thought[side]));
  }
  const speed = (side) => (sums.nodes / sums[side]) * 1e6;
  return { nodes: sums.nodes, wasm: speed("wasm"), native: speed("native"), ratio: sums.native / sums.wasm };
}

const sides = [new Wasm(folder), new Native(program)];
const { kinds } = (await ask(sides[0], "catalogue", "kinds")).answer;
const chosen = process.argv.slice(4);
console.log("| game | nodes | native, nodes/s | WebAssembly, nodes/s | of native |");
console.log("|---|---|---|---|---|");
for (const kind of kinds) {
  if (chosen.length > 0 && !chosen.includes(kind.name)) continue;
  const { nodes, wasm, native, ratio } = await measure(sides, kind);
  const whole = (number) => Math.round(number).toLocaleString("en").replaceAll(",", " ");
  console.log(`| ${kind.title} | ${whole(nodes)} | ${whole(native)} | ${whole(wasm)} | ${Math.round(ratio * 100)} % |`);
}
for (const side of sides) side.close();
