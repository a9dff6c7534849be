import { describe, expect, test, vi } from "vitest";
import { realCore } from "../../testing/core";
import { apart, momentOf } from "./taking";

vi.mock("../../core/aside", () => ({ aside: <T>(work: (core: unknown) => Promise<T>) => work(realCore()) }));

const one = '[Game "oware"]\n[Result "*"]\n\n1. A 2. b *\n';
const two = '[Game "oware"]\n[Result "*"]\n\n1. C {said\n\n[Game "not this"]\n} 2. d *\n';

describe("a file of records", () => {
  test("is taken apart by the core", async () => {
    expect(await apart([one, two, one].join("\n"))).toEqual([one, two, one]);
    expect(await apart(" \n\n")).toEqual([]);
  });

  test("may be longer than one request", async () => {
    const many = Array.from({ length: 9_000 }, () => one);
    const found = await apart(many.join("\n"));
    expect(found.length).toBe(9_000);
    expect(found.every((text) => text.replace(/\n\n+/g, "\n\n") === one)).toBe(true);
  });
});

test("a day is taken at noon, and what is none is none", () => {
  expect(momentOf("2026.11.05")).toBe(new Date(2026, 10, 5, 12).getTime());
  expect(momentOf("")).toBeNull();
  expect(momentOf("2026.??.??")).toBeNull();
});
