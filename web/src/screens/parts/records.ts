// Records as text: several in one file, apart by blank lines, and the day they were played.

const TAG = /^\[\w+\s+"/;

/** The records of a file. A new one begins with a tag that comes after moves; braces hold comments, whatever stands in them. */
export function split(file: string): string[] {
  const records: string[][] = [];
  let depth = 0;
  let hasMoves = true;
  for (const line of file.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "").split("\n")) {
    const isTag = depth === 0 && TAG.test(line);
    if (isTag && hasMoves) records.push([]);
    if (records.length === 0 && line.trim()) records.push([]);
    records.at(-1)?.push(line);
    if (isTag) hasMoves = false;
    else if (line.trim()) hasMoves = true;
    if (!isTag) depth = Math.max(0, depth + count(line, "{") - count(line, "}"));
  }
  return records.map((lines) => `${lines.join("\n").trim()}\n`);
}

function count(text: string, what: string): number {
  return text.split(what).length - 1;
}

/** One file with all of them. */
export function joined(records: readonly string[]): string {
  return records.map((record) => `${record.trimEnd()}\n`).join("\n\n");
}

/** The record with the day it was played, where our records have it; as it is, if it has one. */
export function dated(record: string, when: number): string {
  if (/^\[Date\s/m.test(record)) return record;
  const lines = record.split("\n");
  const behind = Math.max(lines.findIndex((line) => line.startsWith("[Game ")), lines.findIndex((line) => line.startsWith("[Options ")));
  const day = new Date(when);
  const two = (number: number) => `${number}`.padStart(2, "0");
  lines.splice(behind + 1, 0, `[Date "${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}"]`);
  return lines.join("\n");
}

/** The day a record says, in milliseconds since 1970. */
export function dateOf(record: string): number | null {
  const found = /^\[Date\s+"(\d{4})\.(\d{2})\.(\d{2})"\]/m.exec(record);
  if (!found) return null;
  const day = new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3]), 12);
  return Number.isNaN(day.getTime()) ? null : day.getTime();
}
