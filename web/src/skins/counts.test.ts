import { expect, it } from "vitest";
import { counted, total } from "./counts";

const heap = [0, 1, 2].map((id) => ({ id, look: 0, at: { spot: 4, order: id, of: 3 } }));

it("counts what lies on a spot, by look", () => {
  const counts = counted({ tokens: [...heap, { id: 3, look: 1, at: { spot: 4, order: 0, of: 1 } }], flight: null });
  expect([...(counts.get(4) ?? [])]).toEqual([
    [0, 3],
    [1, 1],
  ]);
  expect(total(counts, 4)).toBe(4);
  expect(total(counts, 5)).toBe(0);
});

it("counts nothing that is on its way", () => {
  const perch = { spot: 4, order: 0, of: 3 };
  const flight = { ways: [{ id: 2, look: 0, from: perch, to: { ...perch, spot: 5 } }], motion: null, t: 0.5 };
  const counts = counted({ tokens: heap, flight });
  expect(total(counts, 4)).toBe(2);
  expect(total(counts, 5)).toBe(0);
});
