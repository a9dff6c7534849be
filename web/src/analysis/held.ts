// What a link holds: a record, packed, and the place in it to begin at.

/** A link that cannot be opened. */
export class BadLink extends Error {}

/** A link too long to be passed on safely is not made. */
export class LongLink extends Error {}

/** Links longer than this are cut off by some who pass them on. */
export const LONGEST_LINK = 8_000;

/** No text that a link holds is longer. */
const LONGEST_TEXT = 400_000;

/** What a link holds. */
export interface Held {
  /** A record. */
  text: string;
  /** Which of the record's positions to show, counted as `Tree.all` does. */
  at: number;
}

/** Packs a record for a link; throws `LongLink` if it is too much for one. */
export async function pack({ text, at }: Held): Promise<string> {
  const packed = await through(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")), LONGEST_TEXT);
  const held = `${at}~${base64url(packed)}`;
  if (held.length > LONGEST_LINK) throw new LongLink(`${held.length}`);
  return held;
}

/** Unpacks what a link holds; throws `BadLink` if it holds nothing of ours. */
export async function unpack(held: string): Promise<Held> {
  const [, at, data] = /^(\d{1,6})~([\w-]+)$/.exec(held) ?? [];
  if (at === undefined || data === undefined || held.length > LONGEST_LINK) throw new BadLink("form");
  try {
    const stream = new Blob([bytesOf(data)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const bytes = await through(stream, LONGEST_TEXT);
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), at: Number(at) };
  } catch (error) {
    throw new BadLink("data", { cause: error });
  }
}

/** All that comes out of a stream, unless it is more than so much. */
async function through(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new BadLink("long");
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64url(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
