import { describe, expect, test } from "vitest";
import { dated, dateOf, joined, split } from "./records";

const one = '[Game "any"]\n[Result "*"]\n\n1. a 2. b *\n';
const two = '[Game "any"]\n[Result "1"]\n\n1. c {said\n\n[Game "not this"]\n} 2. d 1-0\n';
const bare = '[Game "any"]\n[Result "*"]\n\n*\n';

describe("a file of records", () => {
  test("is split where the next one begins", () => {
    expect(split(joined([one, two, bare, one]))).toEqual([one, two, bare, one]);
  });

  test("may have other line ends, a mark at its beginning, and more blank lines", () => {
    expect(split(`\uFEFF\r\n${one.replaceAll("\n", "\r\n")}\r\n\r\n\r\n${one}`)).toEqual([one, one]);
  });

  test("holds one even without tags, and none if it is empty", () => {
    expect(split("1. a 2. b")).toEqual(["1. a 2. b\n"]);
    expect(split(" \n\n")).toEqual([]);
  });
});

describe("the day", () => {
  test("stands behind the game and its options", () => {
    const noon = new Date(2026, 10, 5, 12).getTime();
    expect(dated(one, noon)).toBe('[Game "any"]\n[Date "2026.11.05"]\n[Result "*"]\n\n1. a 2. b *\n');
    expect(dated('[Game "any"]\n[Options "x=y"]\n[Result "*"]\n', noon)).toContain('[Options "x=y"]\n[Date "2026.11.05"]\n[Result');
  });

  test("is read again, and kept if it is there", () => {
    const when = new Date(2026, 10, 5, 12).getTime();
    expect(dateOf(dated(one, when))).toBe(when);
    expect(dated(dated(one, when), 0)).toBe(dated(one, when));
    expect(dateOf(one)).toBeNull();
  });
});
