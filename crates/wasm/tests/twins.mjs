// Plays games between levels in WebAssembly and outside of it, with the same seeds and nodes, and compares every answer:
// node twins.mjs FOLDER PROGRAM, the folder as for play.mjs, the program being the example `native`
import { Native, Wasm, command, plan, request } from "./core.mjs";

const [folder, program] = process.argv.slice(2);
if (!program) {
  console.error("node twins.mjs FOLDER PROGRAM");
  process.exit(2);
}

const GAMES = 20;
const NODES = 300;
const MOST_PLIES = 2000;

const sides = [new Wasm(folder), new Native(program)];
const differences = [];
let compared = 0;

// What both sides answer, which must be the same to the letter.
async function ask(room, type, fields) {
  const text = request(1, room, type, fields);
  const [wasm, native] = await Promise.all(sides.map((side) => side.hear(text)));
  compared += 1;
  if (wasm.answer !== native.answer) differences.push(`${text}: ${wasm.answer} instead of ${native.answer}`);
  return JSON.parse(native.answer).answer;
}

// A game between two levels or more: of a kind's levels, each sits down in some game.
async function play(kind, number) {
  const opened = await ask("hold", "open", { plan: plan(kind.name), seed: number });
  const players = opened.seats.map((_, seat) => kind.bots[(number + 3 * seat) % kind.bots.length].name);
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const { view } = await ask("look", "view");
    if (view.turn === null) return ply;
    const { thought } = await ask("think", "level", { name: players[view.turn], seed: number, nodes: NODES });
    const played = await ask("hold", "command", command(view.turn, ply, { type: "play", text: thought.best }));
    if (played.type !== "decided" || played.fault) throw new Error(`${kind.name}: ${JSON.stringify(played)}`);
  }
  throw new Error(`${kind.name}: no end after ${MOST_PLIES} moves`);
}

let passed = 0;
let failed = 0;
for (const kind of (await ask("catalogue", "kinds")).kinds) {
  const before = differences.length;
  const plies = [];
  for (let number = 1; number <= GAMES; number++) plies.push(await play(kind, number));
  const sum = plies.reduce((sum, count) => sum + count, 0);
  console.log(`${kind.name}: ${GAMES} games between levels, ${sum} moves alike`);
  if (differences.length > before) failed += 1;
  else passed += 1;
}
for (const side of sides) side.close();
for (const difference of differences.slice(0, 5)) console.log(`failed: ${difference}`);
console.log(`${compared} answers compared with native ones`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed + differences.length > 0 ? 1 : 0);
