import { beforeEach, expect, test } from "vitest";
import { Pointer, type Pointed } from "./pointer";

/** Spots lie a hundred pixels apart; beyond the tenth there is nothing. */
const event = (x: number, pointerType = "mouse") => ({ clientX: x, clientY: 0, pointerType }) as PointerEvent;
const spotAt = ({ clientX }: PointerEvent) => (clientX < 1000 ? Math.round(clientX / 100) : null);

let told: string[];
let carried: number[];
let isMoving: boolean;
let pointer: Pointer;

beforeEach(() => {
  [told, carried, isMoving] = [[], [], false];
  const pointed: Pointed = {
    spotAt,
    skip: () => isMoving,
    carries: (spot) => spot === 1,
    holds: () => carried.length > 0,
    aim: (spot) => told.push(`aim ${spot}`),
    carry: (spot) => {
      carried.push(spot);
      told.push(`carry ${spot}`);
    },
    touch: (spot, { pointerType }, skipped) => told.push(`touch ${spot} ${pointerType}${skipped ? " skipping" : ""}`),
    explain: () => told.push("explain"),
  };
  pointer = new Pointer(pointed);
});

const deeds = () => told.filter((one) => !one.startsWith("aim"));

test("a press that stays is a touch of what lies there", () => {
  pointer.down(event(200));
  pointer.move(event(206));
  pointer.up(event(206));
  expect(deeds()).toEqual(["touch 2 mouse"]);
});

test("a piece is carried from where it lies to where it is let go", () => {
  pointer.down(event(100));
  pointer.move(event(130));
  pointer.move(event(400));
  pointer.up(event(400));
  expect(deeds()).toEqual(["carry 1", "carry 4"]);
});

test("a drag that ends where it began is a touch, one from nothing to carry means nothing elsewhere", () => {
  pointer.down(event(300));
  pointer.move(event(320));
  pointer.up(event(310));
  expect(deeds()).toEqual(["touch 3 mouse"]);
  pointer.down(event(300));
  pointer.move(event(400));
  pointer.up(event(400));
  expect(deeds()).toEqual(["touch 3 mouse"]);
});

test("what is no spot is asked to explain itself", () => {
  pointer.down(event(1200));
  pointer.up(event(1200));
  expect(deeds()).toEqual(["explain"]);
});

test("the touch that ends what moves says that it did", () => {
  isMoving = true;
  pointer.down(event(500, "touch"));
  pointer.up(event(500, "touch"));
  expect(deeds()).toEqual(["touch 5 touch skipping"]);
});

test("a finger aims only while it is down, a mouse always; what is cancelled touches nothing", () => {
  pointer.move(event(200, "touch"));
  expect(told).toEqual([]);
  pointer.move(event(200));
  pointer.down(event(300, "touch"));
  pointer.move(event(301, "touch"));
  pointer.cancel();
  pointer.up(event(301, "touch"));
  expect(told).toEqual(["aim 2", "aim 3"]);
});
