// Writes the service worker: it knows every file of this build by name, and its version is a sum over all of them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Everything in the public folder, by address. */
function carried(folder: string, under = ""): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name);
    return entry.isDirectory() ? carried(folder, path) : [path];
  });
}

/** Adds `sw.js` to the build. */
export function offline(template: string): Plugin {
  let publicFolder = "";
  return {
    name: "tabuleiro-offline",
    apply: "build",
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const sum = createHash("sha256");
        const built = Object.values(bundle).toSorted((one, other) => one.fileName.localeCompare(other.fileName));
        for (const file of built) sum.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        const others = carried(publicFolder).toSorted();
        for (const path of others) sum.update(path).update(readFileSync(join(publicFolder, path)));
        const files = [...built.map(({ fileName }) => fileName), ...others].filter((name) => !name.startsWith(".vite/"));
        const source = readFileSync(template, "utf8");
        sum.update(source);
        const version = sum.digest("hex").slice(0, 16);
        const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: "asset", fileName: "sw.js", source: head + source });
      },
    },
  };
}
