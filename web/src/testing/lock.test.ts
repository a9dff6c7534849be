// The packages that the page is built with can be fetched anywhere, from any registry, and are what they were.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  integrity?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8")) as { packages: Record<string, Package> };
const fetched = Object.entries(packages).filter(([path]) => path !== "");

test("every package has its checksum, and none an address", () => {
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test("what a package needs is there for every system, not only for the one it was written on", () => {
  const names = new Set(fetched.map(([path]) => path.split("node_modules/").at(-1)));
  const needed = fetched.flatMap(([, { dependencies, optionalDependencies }]) => Object.keys({ ...dependencies, ...optionalDependencies }));
  expect(needed.filter((name) => !names.has(name))).toEqual([]);
  expect([...names].filter((name) => name?.startsWith("@rolldown/binding-")).length).toBeGreaterThan(10);
});
