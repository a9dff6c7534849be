/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { catalogue } from "./build/catalogue";
import { offline } from "./build/offline";
import { policy } from "./build/policy";

// Every address is relative, so that the page works from any folder of any host.
export default defineConfig({
  base: "./",
  plugins: [svelte(), catalogue(), policy(), offline(fileURLToPath(new URL("./build/sw.js", import.meta.url)))],
  worker: { format: "es" },
  build: { target: "es2022", manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The wire's types lie beside this folder.
  server: { fs: { allow: [".."] } },
  // Machines are shared: no test is wrong because it had to wait.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 120_000 },
});
