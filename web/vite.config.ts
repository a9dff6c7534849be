/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./build/offline";

// Every address is relative, so that the page works from any folder of any host.
export default defineConfig({
  base: "./",
  plugins: [svelte(), offline(fileURLToPath(new URL("./build/sw.js", import.meta.url)))],
  worker: { format: "es" },
  build: { target: "es2022", manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The wire's types lie beside this folder.
  server: { fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
