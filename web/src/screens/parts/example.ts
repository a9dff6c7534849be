// Worked positions of the rule books: one command a line, the same that run as tests of the core.

/** One scene of a worked position: where it begins, what is played, and what is said about it. */
export interface Scene {
  /** A position, or null for the start. */
  position: string | null;
  options: string;
  moves: string[];
  notes: Note[];
}

/** What is said about a scene. */
export type Note =
  | { type: "remark"; text: string }
  | { type: "legal"; moves: string[] }
  | { type: "count"; number: number }
  | { type: "refused"; move: string; why: string }
  | { type: "read"; text: string; move: string }
  | { type: "impossible"; text: string; why: string };

/** Reads a worked position. Commands that only check what a picture shows anyway (`gives`, `turn`, `ends`) are passed over. */
export function scenes(text: string): Scene[] {
  const found: Scene[] = [];
  // A remark stands above what it is about.
  let remarks: Note[] = [];
  const current = () => found.at(-1) ?? begin(null, "");
  const begin = (position: string | null, options: string): Scene => {
    const scene: Scene = { position, options, moves: [], notes: [] };
    found.push(scene);
    return scene;
  };
  for (const line of text
    .split("\n")
    .map((one) => one.trim())
    .filter(Boolean)) {
    if (line.startsWith("#")) {
      remarks.push({ type: "remark", text: line.replace(/^#+\s*/, "") });
      continue;
    }
    const [command = "", rest = ""] = halves(line, " ");
    if (command === "start") begin(null, rest);
    else if (command === "at") begin(rest, "");
    else if (command === "play") current().moves.push(...rest.split(/\s+/));
    const note = noteOf(command, rest);
    if (remarks.length || note) current().notes.push(...remarks, ...(note ? [note] : []));
    remarks = [];
  }
  return found;
}

function noteOf(command: string, rest: string): Note | null {
  switch (command) {
    case "moves":
      return /^\d+$/.test(rest) ? { type: "count", number: Number(rest) } : { type: "legal", moves: rest.split(/\s+/) };
    case "refuses": {
      const [move = "", why = ""] = halves(rest, ": ");
      return { type: "refused", move, why };
    }
    case "reads": {
      const [text = "", move = ""] = halves(rest, ": ");
      return { type: "read", text, move };
    }
    case "impossible": {
      const [text = "", why = ""] = halves(rest, ": ");
      return { type: "impossible", text, why };
    }
    default:
      return null;
  }
}

function halves(text: string, between: string): [string, string] {
  const at = text.indexOf(between);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + between.length).trim()];
}
