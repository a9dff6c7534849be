// Texts that leave the page: into the clipboard, or into a file.
import { announce, of } from "../app/speech.svelte";
import { words } from "../screens/Analysis.words";

/** Copies what stands in a field; where the browser forbids that, it is selected for copying by hand. What came of it, in words. */
export async function copyFrom(field: HTMLTextAreaElement | HTMLInputElement): Promise<string> {
  field.select();
  const said = await navigator.clipboard.writeText(field.value).then(
    () => of(words).copied,
    () => of(words).notCopied,
  );
  announce(said);
  return said;
}

/** Gives a text to whoever asked for it, as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
