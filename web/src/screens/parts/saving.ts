// Hands a text to the browser as a file.

/** Saves a text under a name. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file's name for that day: `tabuleiro-2026-11-05.txt`. */
export function fileName(what: string, when: number): string {
  return `${what}-${new Date(when).toISOString().slice(0, 10)}.txt`;
}
