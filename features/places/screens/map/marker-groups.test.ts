import fc from "fast-check";
import { expect, test } from "vitest";
import { groupMarkers } from "./marker-groups.ts";

const marker = (id: string, left: number, top: number) => ({ id, left, top });

test("jobs at one door are one marker with their number, others stay apart", () => {
  const groups = groupMarkers([marker("a", 10, 10), marker("b", 10, 10), marker("c", 90, 10)], 30);
  expect(groups.map(({ items }) => items.map(({ id }) => id))).toEqual([["a", "b"], ["c"]]);
});

test("every marker is in one group, and no group covers another", () => {
  const markers = fc.array(
    fc.record({ left: fc.integer({ min: 0, max: 400 }), top: fc.integer({ min: 0, max: 300 }) }),
    { maxLength: 50 },
  );
  fc.assert(
    fc.property(markers, (all) => {
      const groups = groupMarkers(all, 30);
      expect(groups.flatMap(({ items }) => items)).toHaveLength(all.length);
      for (const [index, one] of groups.entries())
        for (const other of groups.slice(index + 1))
          expect(Math.hypot(one.left - other.left, one.top - other.top)).toBeGreaterThanOrEqual(30);
    }),
  );
});
