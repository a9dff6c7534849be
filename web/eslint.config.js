// What types and Svelte's compiler do not see: above all promises that nobody waits for.
import svelte from "eslint-plugin-svelte";
import { plugin, parser } from "typescript-eslint";

const rules = {
  // Whoever means it says `void`.
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/no-for-in-array": "error",
  "no-unreachable-loop": "error",
  eqeqeq: ["error", "always", { null: "ignore" }],
};

export default [
  { ignores: ["dist/", "src/core/pkg/"] },
  ...svelte.configs.base,
  {
    files: ["src/**/*.ts", "build/*.ts", "vite.config.ts"],
    languageOptions: { parser, parserOptions: { projectService: true } },
    plugins: { "@typescript-eslint": plugin },
    rules,
  },
  {
    files: ["src/**/*.svelte", "src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, projectService: true, extraFileExtensions: [".svelte"] } },
    plugins: { "@typescript-eslint": plugin },
    rules,
  },
];
