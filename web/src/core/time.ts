// What time it is, for sessions: their logs outlast the page, and time never goes back while it is open.

/** Thousandths of a second since 1970, the same for the page and its workers. */
export function now(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
