import { expect, test } from "vitest";
import { realCore } from "../testing/core";
import { readRecord } from "./records";

test.each(['[Game "oware"]\n[Result "*"]\n\n1. A 2. b', '[Game "oware"]\n\n1. A 2. b\n', '[Game "oware"]\n\n1. A 2. b *\n'])("%j is a game that goes on", async (text) => {
  const { record } = await readRecord(realCore(), text);
  expect(record.result).toBe("*");
});

test("a record whose tags claim a result is cut short without it", async () => {
  await expect(readRecord(realCore(), '[Game "oware"]\n[Result "1"]\n\n1. A 2. b\n')).rejects.toThrow("table-record-cut-short");
});
