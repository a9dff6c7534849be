// The core in Node and outside of it, for the tests beside this file.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

// The module for Node in nodejs/ of a folder, which also has the files that can be lent in aids/.
export function load(folder) {
  return createRequire(import.meta.url)(resolve(folder, "nodejs/tabuleiro_wasm.js")).Core;
}

// Lends every game what its players need.
export function lendAll(core, folder) {
  const { answer } = JSON.parse(core.hear(request(1, "catalogue", "kinds"), 0));
  for (const { name, lends } of answer.kinds) {
    if (lends !== null) core.lend(name, readFileSync(resolve(folder, "aids", lends)));
  }
}

// The version of requests and responses.
export const VERSION = 2;

export function request(id, room, type, fields = {}) {
  return JSON.stringify({ v: VERSION, id, ask: { [room]: { type, ...fields } } });
}

// A plan for a game with people on all seats; chance deals it.
export function plan(game, options = "") {
  return { game, options, dealt: true };
}

let commands = 0;

// A command of a seat, as the holder passes it on; no other has its name.
export function command(seat, seen, act) {
  commands += 1;
  return { seat, command: { id: `${commands}`, seen, act } };
}

// The same numbers on every run.
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// The core in WebAssembly: what it answers to a request, and the microseconds that the processor worked on it.
export class Wasm {
  constructor(folder) {
    const Core = load(folder);
    this.core = new Core();
    lendAll(this.core, folder);
  }

  async hear(text) {
    const begun = process.cpuUsage();
    const answer = this.core.hear(text, 0);
    const { user, system } = process.cpuUsage(begun);
    return { micros: user + system, answer };
  }

  close() {}
}

// The same outside of it: the example `native` of this crate.
export class Native {
  constructor(program) {
    this.child = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  async hear(text) {
    const begun = this.worked();
    this.child.stdin.write(`${text}\n`);
    const { value, done } = await this.lines.next();
    if (done) throw new Error(`the program ended at ${text}`);
    const space = value.indexOf(" ");
    // Where nobody tells how long the processor worked on it, it is as long as the answer took.
    const micros = begun === null ? Number(value.slice(0, space)) : this.worked() - begun;
    return { micros, answer: value.slice(space + 1) };
  }

  // The microseconds that the processor has worked on it since it began; Linux tells.
  worked() {
    try {
      return Number(readFileSync(`/proc/${this.child.pid}/schedstat`, "utf8").split(" ")[0]) / 1000;
    } catch {
      return null;
    }
  }

  close() {
    this.child.stdin.end();
  }
}
