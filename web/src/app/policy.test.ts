import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { POLICY } from "../../build/policy";

test("static hosts are given the policy that the program's own host sends", () => {
  const source = readFileSync(new URL("../../../crates/server/src/answer.rs", import.meta.url), "utf8").replace(/\\\n\s*/g, "");
  expect(source).toContain(`"${POLICY}; frame-ancestors 'none'"`);
});
