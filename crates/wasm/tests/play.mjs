// Plays a whole game of each kind against a level inside the module, and checks at every ply what a face relies on:
// node play.mjs FOLDER, which has the module for Node in nodejs/, for a page in web/, and what it is lent in aids/
import { chance } from "./core.mjs";
import { checkBadInput, checkLevels, checkLoans, checkModule } from "./door.mjs";
import { Face, NODES, SEED, check, finish } from "./face.mjs";

const MOST_PLIES = 2000;

// Tokens as text, whatever their order: spot and look with how many.
function heaps(tokens) {
  const heaps = new Map();
  for (const [spot, look, count] of tokens) add(heaps, spot, look, count);
  return heaps;
}

function add(heaps, spot, look, count) {
  const key = `${spot}/${look}`;
  const sum = (heaps.get(key) ?? 0) + count;
  if (sum === 0) heaps.delete(key);
  else heaps.set(key, sum);
}

function same(one, other) {
  return one.size === other.size && [...one].every(([key, count]) => other.get(key) === count);
}

// Carries steps out on tokens, forwards or back.
function carried(tokens, steps, back) {
  const found = heaps(tokens);
  for (const step of back ? steps.toReversed() : steps) {
    for (const change of back ? step.changes.toReversed() : step.changes) {
      const { type, spot, look, count, from, to } = change;
      if (type === "shift") {
        add(found, back ? to : from, look, -count);
        add(found, back ? from : to, look, count);
      } else {
        add(found, spot, back ? to : from, -1);
        add(found, spot, back ? from : to, 1);
      }
    }
  }
  return found;
}

function isSpoken(face, message) {
  return ["en", "pt"].every((lang) => {
    const said = face.say(message, lang);
    const [again] = face.sayAll([message], lang);
    return said.length > 0 && !said.includes("{$") && said !== message.key && said === again;
  });
}

function checkView(kind, face, board, view, seats) {
  const spots = board.spots.length;
  const lying = Array(spots).fill(0);
  for (const [spot, look, count] of view.tokens) {
    const isThere = spot < spots && look < board.looks.length;
    check(`${kind}: every token lies on a spot and has a look`, isThere, `spot ${spot}, look ${look}`);
    lying[spot] += count;
  }
  check(`${kind}: no spot holds more than it can`, lying.every((count, spot) => count <= board.spots[spot].stack));
  check(`${kind}: either a seat decides or there is a verdict`, (view.turn === null) === (view.verdict !== null));
  check(`${kind}: the turn is a seat's`, view.turn === null || view.turn < seats);
  const said = [view.question, view.verdict, ...view.facts].filter((message) => message !== null);
  check(`${kind}: what a view says can be spoken`, said.every((message) => isSpoken(face, message)));
}

function checkChoices(kind, face, board, choices) {
  const texts = new Set(choices.map((choice) => choice.text));
  check(`${kind}: choices differ`, texts.size === choices.length && choices.length > 0);
  const paths = choices.map((choice) => choice.path.join(",") + ",").sort();
  const apart = paths.every((path, index) => index === 0 || !path.startsWith(paths[index - 1]));
  check(`${kind}: a path leads to one choice, and begins no other`, apart, paths.join(" "));
  const touched = choices.flatMap((choice) => choice.path);
  check(`${kind}: paths go over spots to touch`, touched.every((spot) => board.spots[spot]?.touch));
  check(`${kind}: choices can be spoken`, choices.every((choice) => isSpoken(face, choice.say)));
}

// What a person may not do; nothing changes.
function checkRefusals(kind, face, seats, view, ply, choice) {
  const { head } = face.standing();
  const command = (seat, seen, act) => face.act(seat, act, seen).fault?.code;
  const move = (text) => ({ type: "play", text });
  const other = (view.turn + 1) % seats;
  check(`${kind}: another's turn is refused`, command(other, head, move(choice.text)) === "table-not-your-turn");
  check(`${kind}: what nobody can have seen is refused`, command(view.turn, head + 1, move(choice.text)) === "table-unseen");
  if (ply > 0) check(`${kind}: a stale command is refused`, command(view.turn, head - 1, move(choice.text)) === "table-stale");
  check(`${kind}: a move that is none is refused`, command(view.turn, head, move("no such move")) !== undefined);
  check(`${kind}: a seat that is none is refused`, command(200, head, { type: "resign" }) !== undefined);
  check(`${kind}: another board's spot is refused`, face.fault("look", "why", { path: [60000] }) === "wire-unknown-spot");
  const after = face.view();
  check(`${kind}: what is refused changes nothing`, JSON.stringify(after) === JSON.stringify(view));
}

// Plays a choice, and compares what was foretold with what happened.
function play(kind, face, view, ply, choice) {
  const { steps: foretold } = face.preview(choice.text);
  const act = { type: "play", text: choice.text };
  const { events } = face.act(view.turn, act);
  const moved = events.find((event) => event.what.type === "moved")?.what;
  check(`${kind}: a move is told`, moved?.seat === view.turn && moved?.text === choice.text);
  const steps = face.steps(ply + 1);
  check(`${kind}: a move does what it foretold`, JSON.stringify(steps) === JSON.stringify(foretold));
  const after = face.view();
  check(`${kind}: steps lead to the view`, same(carried(view.tokens, steps, false), heaps(after.tokens)), choice.text);
  check(`${kind}: steps lead back`, same(carried(after.tokens, steps, true), heaps(view.tokens)), choice.text);
  check(`${kind}: steps can be spoken`, steps.every((step) => isSpoken(face, step.say)));
  return after;
}

function checkEnd(kind, face, view, moves) {
  const ended = face.events().at(-1)?.what;
  check(`${kind}: the end is told`, ended?.type === "ended" && face.choices().length === 0);
  const decided = view.marks.some(({ type }) => type === "line" || type === "reason") || ended?.ending !== "rules";
  check(`${kind}: a decided game has a line or a reason`, decided, JSON.stringify(view.marks));
  const numbers = face.events().map((event) => event.number);
  check(`${kind}: events are numbered without a gap`, numbers.every((number, index) => number === index));
  const recorded = face.want("record", "look", "record").record.main.moves;
  check(`${kind}: the record has every move`, JSON.stringify(recorded) === JSON.stringify(moves));
  return ended;
}

function checkBots(kind, face, choices) {
  const texts = new Set(choices.map((choice) => choice.text));
  for (const bot of kind.bots) {
    const thought = face.think(bot.name);
    check(`${kind.name}: all players answer with a legal move`, texts.has(thought.best), bot.name);
  }
  const judged = face.want("judged", "think", "analyse", { nodes: NODES }).moves;
  const named = new Set(judged.map((one) => one.move));
  const all = named.size === texts.size && judged.every((one) => texts.has(one.move));
  check(`${kind.name}: every legal move is judged`, all);
}

// Every way to begin that an option lists, the usual one first.
function beginnings(kind) {
  const listed = ({ key, usual, values }) => {
    return (values ?? []).filter(({ value }) => value !== usual).map(({ value }) => `${key}=${value}`);
  };
  return ["", ...kind.options.flatMap(listed)];
}

function playGame(kind, options, level) {
  const [name, face, pick] = [kind.name, new Face(), chance(SEED)];
  const seats = face.open(name, options, SEED).seats.length;
  const board = face.board();
  let view = face.view();
  const moves = [];
  while (view.turn !== null && moves.length < MOST_PLIES) {
    const choices = face.choices();
    checkView(name, face, board, view, seats);
    checkChoices(name, face, board, choices);
    if (moves.length === 0) checkBots(kind, face, choices);
    const choice = view.turn === level % seats ? answerOf(kind, face, choices) : choices[pick(choices.length)];
    checkRefusals(name, face, seats, view, moves.length, choice);
    view = play(name, face, view, moves.length, choice);
    moves.push(choice.text);
  }
  checkView(name, face, board, view, seats);
  check(`${name}: the game ends`, view.turn === null);
  const ended = checkEnd(name, face, view, moves);
  const verdict = face.say(view.verdict, "en");
  return `${`${name} ${options}`.trim()}: ${moves.length} plies, ${kind.usual} on seat ${(level % seats) + 1}; ${verdict} (${ended?.ending})`;
}

// The choice of the level that one usually plays against.
function answerOf(kind, face, choices) {
  const { best } = face.think(kind.usual);
  const choice = choices.find(({ text }) => text === best);
  check(`${kind.name}: the level plays a legal move`, choice !== undefined, best);
  if (!choice) throw new Error(`${kind.usual} would play ${best}`);
  return choice;
}

checkModule();
checkLoans();
checkBadInput();
checkLevels();
const kinds = new Face().kinds();
check("wire: there are games", kinds.length > 0);
for (const kind of kinds) {
  for (const [level, options] of beginnings(kind).entries()) {
    const begun = performance.now();
    try {
      console.log(`${playGame(kind, options, level)}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      check(`${kind.name}: nothing is thrown`, true);
    } catch (error) {
      check(`${kind.name}: nothing is thrown`, false, error.stack ?? `${error}`);
    }
  }
}

finish();
