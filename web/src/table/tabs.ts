// One game, one tab: whoever opens a game that another tab plays can only watch.

/** A hold on a game. */
export interface Hold {
  isMine: boolean;
  release(): void;
}

/** Takes hold of a game for this tab, if no other has. Browsers without locks give every tab its way. */
export function hold(id: string): Promise<Hold> {
  const locks = typeof navigator === "object" ? navigator.locks : undefined;
  if (!locks) return Promise.resolve({ isMine: true, release: () => undefined });
  return new Promise((resolve) => {
    let release = () => {};
    const ended = new Promise<void>((end) => (release = end));
    locks
      .request(`tabuleiro.game.${id}`, { ifAvailable: true }, (lock) => {
        resolve({ isMine: lock !== null, release });
        return lock === null ? undefined : ended;
      })
      .catch(() => resolve({ isMine: true, release }));
  });
}

/** Calls when the game may be free: the other tab has let go of it. Gives what ends the waiting. */
export function whenFree(id: string, call: () => void): () => void {
  const gone = new AbortController();
  navigator.locks
    ?.request(`tabuleiro.game.${id}`, { signal: gone.signal, mode: "shared" }, () => {
      call();
    })
    .catch(() => undefined);
  return () => gone.abort();
}
