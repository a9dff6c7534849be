// A face for the tests beside this file, and what holds of it: node SCRIPT FOLDER.
import { command, load, plan, request, VERSION } from "./core.mjs";

export const folder = process.argv[2];
if (!folder) {
  console.error("node SCRIPT FOLDER");
  process.exit(2);
}
const Core = load(folder);

export const NODES = 2000;
export const SEED = 7;

// What holds, by name; a check made at every ply is one check that must hold each time.
const checks = new Map();

export function check(name, holds, why = "") {
  const failed = checks.get(name) ?? [];
  if (!holds) failed.push(why);
  checks.set(name, failed);
}

export class Face {
  core = new Core();
  id = 0;
  now = 0;

  // The whole response to anything.
  hear(text) {
    this.now += 1000;
    return JSON.parse(this.core.hear(text, this.now));
  }

  // The answer to a request, whichever it is.
  ask(room, type, fields = {}) {
    this.id += 1;
    const response = this.hear(request(this.id, room, type, fields));
    if (response.v !== VERSION || response.id !== this.id) throw new Error(`another's response: ${JSON.stringify(response)}`);
    return response.answer;
  }

  // The answer of the kind that was hoped for.
  want(wanted, room, type, fields = {}) {
    const answer = this.ask(room, type, fields);
    if (answer.type !== wanted) throw new Error(`${room} ${type} ${JSON.stringify(fields)}: ${JSON.stringify(answer)}`);
    return answer;
  }

  kinds() {
    return this.want("kinds", "catalogue", "kinds").kinds;
  }

  open(game, options = "", seed = 0) {
    return this.want("opened", "hold", "open", { plan: plan(game, options), seed });
  }

  board() {
    return this.want("board", "look", "board").board;
  }

  view() {
    return this.want("view", "look", "view").view;
  }

  standing() {
    return this.want("standing", "look", "standing").standing;
  }

  choices() {
    return this.want("choices", "look", "choices").choices;
  }

  steps(ply) {
    return this.want("steps", "look", "steps", { ply }).steps;
  }

  preview(text) {
    return this.want("preview", "look", "preview", { text }).preview;
  }

  events() {
    return this.want("events", "look", "events").events;
  }

  // Does something for a seat: what happened, and why it was not done.
  act(seat, act, seen = this.standing().head) {
    const answer = this.ask("hold", "command", command(seat, seen, act));
    return answer.type === "fault" ? { events: [], fault: answer.fault } : answer;
  }

  think(name) {
    return this.want("thought", "think", "level", { name, seed: SEED, nodes: NODES }).thought;
  }

  // The code of the fault, if it is one.
  fault(room, type, fields) {
    return this.ask(room, type, fields).fault?.code;
  }

  say(message, lang) {
    return this.core.say(JSON.stringify(message), lang);
  }

  sayAll(messages, lang) {
    return JSON.parse(this.core.say_all(JSON.stringify(messages), lang));
  }
}

// Says what failed and how much held, and ends.
export function finish() {
  const failed = [...checks].filter(([, failures]) => failures.length > 0);
  for (const [name, failures] of failed) console.log(`failed: ${name} (${failures.length} times): ${failures[0]}`);
  console.log(`${checks.size - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
