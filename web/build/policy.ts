// What the page may load, for hosts that send no such header. The program's own host does: crates/server/src/answer.rs.
import type { Plugin } from "vite";

/** The policy. Who may frame the page can be said in a header only. */
export const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/** Puts it into the built page, before anything is loaded; the server for development needs more. */
export function policy(): Plugin {
  return {
    name: "tabuleiro-policy",
    apply: "build",
    transformIndexHtml: () => [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" }],
  };
}
