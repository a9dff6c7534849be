// Rule books come as Markdown. Only what they use is read, into a tree that is drawn element by element: no text ever becomes markup.

/** Words, or words of a kind. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  | { type: "strong"; content: Inline[] }
  | { type: "em"; content: Inline[] }
  /** `to` is an anchor of this book (`#…`) or an address of the web; nothing else becomes a link. */
  | { type: "link"; to: string; content: Inline[] };

/** A part of a book. */
export type Block =
  | { type: "heading"; level: number; id: string; content: Inline[] }
  | { type: "paragraph"; content: Inline[] }
  | { type: "list"; ordered: boolean; items: Block[][] }
  | { type: "table"; head: Inline[][]; rows: Inline[][][] }
  /** `info` is what stands behind the fence: `example` blocks are worked positions. */
  | { type: "code"; info: string; text: string };

const FENCE = /^```\s*(\S*)/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const RULED = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** Reads a book. Whatever it is, there is a tree. */
export function read(book: string): Block[] {
  return new Reader(book.replaceAll("\r\n", "\n").split("\n")).blocks();
}

/** The name by which a heading is linked to. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");
}

/** What inline content says, without its kinds. */
export function plain(content: readonly Inline[]): string {
  return content.map((one) => ("content" in one ? plain(one.content) : one.text)).join("");
}

class Reader {
  private at = 0;
  private readonly ids = new Map<string, number>();

  constructor(private readonly lines: readonly string[]) {}

  blocks(): Block[] {
    const found: Block[] = [];
    while (this.at < this.lines.length) {
      if (this.line().trim() === "") this.at += 1;
      else found.push(this.block());
    }
    return found;
  }

  private line(): string {
    return this.lines[this.at] ?? "";
  }

  private block(): Block {
    const fence = FENCE.exec(this.line());
    if (fence) return this.code(fence[1] ?? "");
    const heading = HEADING.exec(this.line());
    if (heading) return this.heading(heading[1]?.length ?? 1, heading[2] ?? "");
    if (ITEM.test(this.line())) return this.list();
    if (this.isTable()) return this.table();
    return this.paragraph();
  }

  private code(info: string): Block {
    const from = ++this.at;
    while (this.at < this.lines.length && !FENCE.test(this.line())) this.at += 1;
    const text = this.lines.slice(from, this.at).join("\n");
    this.at += 1;
    return { type: "code", info, text };
  }

  private heading(level: number, text: string): Block {
    this.at += 1;
    const content = inline(text);
    const name = anchor(plain(content));
    const before = this.ids.get(name) ?? 0;
    this.ids.set(name, before + 1);
    return { type: "heading", level, id: before ? `${name}-${before}` : name, content };
  }

  /** Items go on in lines that are indented further, so a list may stand in a list. */
  private list(): Block {
    const first = ITEM.exec(this.line());
    const indent = first?.[1]?.length ?? 0;
    const items: Block[][] = [];
    for (let item = first; item && (item[1]?.length ?? 0) === indent; item = ITEM.exec(this.line())) {
      this.at += 1;
      items.push(new Reader([item[3] ?? "", ...this.indented(indent)]).blocks());
    }
    return { type: "list", ordered: first?.[2] !== undefined, items };
  }

  private indented(than: number): string[] {
    const found: string[] = [];
    const isDeeper = (line: string) => margin(line) > than;
    while (this.at < this.lines.length) {
      const line = this.line();
      const next = this.lines[this.at + 1] ?? "";
      const goesOn = line.trim() === "" ? next.trim() !== "" && isDeeper(next) : isDeeper(line);
      if (!goesOn) break;
      found.push(line);
      this.at += 1;
    }
    const least = Math.min(...found.filter((line) => line.trim()).map(margin));
    return found.map((line) => line.slice(Math.min(least, line.length)));
  }

  private isTable(): boolean {
    return this.line().includes("|") && RULED.test(this.lines[this.at + 1] ?? "") && (this.lines[this.at + 1] ?? "").includes("-");
  }

  private table(): Block {
    const head = cells(this.line());
    this.at += 2;
    const rows: Inline[][][] = [];
    while (this.line().includes("|")) {
      const row = cells(this.line());
      rows.push(head.map((_, column) => row[column] ?? []));
      this.at += 1;
    }
    return { type: "table", head, rows };
  }

  private paragraph(): Block {
    const from = this.at;
    const isOther = () => FENCE.test(this.line()) || HEADING.test(this.line()) || ITEM.test(this.line()) || this.isTable();
    do this.at += 1;
    while (this.at < this.lines.length && this.line().trim() !== "" && !isOther());
    return {
      type: "paragraph",
      content: inline(
        this.lines
          .slice(from, this.at)
          .map((line) => line.trim())
          .join(" "),
      ),
    };
  }
}

/** How far a line is indented. */
function margin(line: string): number {
  return line.length - line.trimStart().length;
}

/** The cells of a table's line; `\|` is a bar inside one. */
function cells(line: string): Inline[][] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll("\\|", "|")));
}

// In this order: code hides everything else in it, and two stars go before one.
const PIECES = [
  /^(`+)\s?(.+?)\s?\1(?!`)/,
  /^\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)/,
  /^\*(?=\S)(.+?)(?<=\S)\*/,
  /^_(?=\S)(.+?)(?<=\S)_(?![\p{L}\p{N}])/u,
  /^\[([^\]]+)\]\(([^()\s]+)\)/,
  /^\\([\\`*_[\]()#|<>+.!-])/,
] as const;

/** Reads words of a line. What does not close stays as it is written. */
export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  const say = (more: string) => {
    const last = found.at(-1);
    if (last?.type === "text") last.text += more;
    else found.push({ type: "text", text: more });
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const inWord = at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? "");
    const [piece, length] = pieceOf(rest, inWord);
    if (typeof piece === "string") say(piece);
    else found.push(piece);
    at += length;
  }
  return found;
}

/** What a text begins with, and how long that is. */
function pieceOf(rest: string, inWord: boolean): [Inline | string, number] {
  const [code, strong, star, line, link, escaped] = PIECES.map((piece) => piece.exec(rest));
  if (code) return [{ type: "code", text: code[2] ?? "" }, code[0].length];
  if (strong) return [{ type: "strong", content: inline(strong[1] ?? "") }, strong[0].length];
  if (star) return [{ type: "em", content: inline(star[1] ?? "") }, star[0].length];
  if (line && !inWord) return [{ type: "em", content: inline(line[1] ?? "") }, line[0].length];
  if (link) return [linked(link[1] ?? "", link[2] ?? ""), link[0].length];
  if (escaped) return [escaped[1] ?? "", escaped[0].length];
  const plain = /^[^`*_[\\]+/.exec(rest)?.[0] ?? rest.slice(0, 1);
  return [plain, plain.length];
}

function linked(words: string, to: string): Inline {
  const isSafe = to.startsWith("#") || /^https?:\/\//.test(to);
  return isSafe ? { type: "link", to, content: inline(words) } : { type: "text", text: words };
}
