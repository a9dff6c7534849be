// A static host, as plain as they come, and the system's browser.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import http from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

// The page must work from any folder of any host: it is served from this one.
const PREFIX = "/some/folder/";

/** Serves a folder; `folder` can be changed while it runs, as when a new version is put on a host. */
export function host(folder) {
  const served = { folder, requests: [] };
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    served.requests.push(pathname);
    const inside = pathname.startsWith(PREFIX) ? normalize(decodeURIComponent(pathname.slice(PREFIX.length))) : "..";
    const path = join(served.folder, inside === "." || inside === "" ? "index.html" : inside);
    const bytes = inside.startsWith("..") ? null : await readFile(path).catch(() => null);
    response.writeHead(bytes ? 200 : 404, { "content-type": TYPES[extname(path)] ?? "application/octet-stream", "cache-control": "no-cache" });
    response.end(bytes ?? "");
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      served.url = `http://localhost:${server.address().port}${PREFIX}`;
      served.close = () => server.close();
      resolve(served);
    });
  });
}

// One set of flags for all, so that pictures can be compared.
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** The browser that TABULEIRO_CHROMIUM names, or the system's; with more options of Playwright's, if something else is to be seen. */
export function browser(options = {}) {
  const found = [process.env.TABULEIRO_CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const executablePath = found.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("there is no Chromium: set TABULEIRO_CHROMIUM");
  return chromium.launch({ executablePath, args: FLAGS, ...options });
}
