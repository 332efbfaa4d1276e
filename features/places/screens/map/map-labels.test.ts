import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf, overlaps, placeNames, squareAround } from "./map-labels.ts";

const size = { width: 400, height: 300 };
const named = (text: string, left: number, top: number) => ({ key: text, text, left, top });

test("of two names that would overlap the more important one stays", () => {
  const names = placeNames([named("Austin", 200, 150), named("Rollingwood", 205, 152)], [], size);
  expect(names.map(({ text }) => text)).toEqual(["Austin"]);
});

test("a name that does not fit to the right stands to the left", () => {
  expect(placeNames([named("San Antonio", 390, 150)], [], size)).toEqual([
    { ...named("San Antonio", 390, 150), side: "left" },
  ]);
});

test("no name covers a marker", () => {
  const marker = squareAround([200, 150], 20);
  expect(placeNames([named("Austin", 200, 150)], [marker], size)).toEqual([]);
});

const names = fc.array(
  fc.record({
    key: fc.uuid(),
    text: fc.string({ minLength: 3, maxLength: 18 }),
    left: fc.integer({ min: -20, max: 420 }),
    top: fc.integer({ min: -20, max: 320 }),
  }),
  { maxLength: 60 },
);

test("no two names overlap, and none is cut off at the edge", () => {
  fc.assert(
    fc.property(names, (all) => {
      const areas = placeNames(all, [], size).map((one) => areaOf(one, one.side));
      for (const [index, area] of areas.entries()) {
        expect(area.left >= 0 && area.right <= 400 && area.top >= 0 && area.bottom <= 300).toBe(true);
        expect(areas.slice(index + 1).some((other) => overlaps(area, other))).toBe(false);
      }
    }),
  );
});
