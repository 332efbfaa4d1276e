import fc from "fast-check";
import { expect, test } from "vitest";
import { isInBox, readBox, snapBox, writeBox } from "./map-box.ts";

const box = { south: 30.1, west: -98.2, north: 30.5, east: -97.4 };

test("a box is read as it was written", () => {
  expect(readBox(writeBox(box))).toEqual(box);
});

test.each([
  "",
  "30,-98,31",
  "30,-98,31,-97,1",
  "a,-98,31,-97",
  "31,-98,30,-97",
  "30,-97,31,-98",
  "30,,31,-97",
])("%j is no box", (text) => expect(readBox(text)).toBeNull());

test("no box reaches beyond the earth", () => {
  expect(readBox("-91,-98,31,-97")).toBeNull();
  expect(readBox("30,-98,31,181")).toBeNull();
});

/** To the ten-thousandth of a degree, as far as maps need it: 11 m. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((count) => count / 10_000);
const anyBox = fc
  .tuple(degrees(-80, 79), degrees(-179, 170), degrees(0.01, 9))
  .map(([south, west, size]) => ({ south, west, north: south + size, east: west + size }));

test("a snapped box holds the box, is not much larger, and stays when it is snapped again", () => {
  fc.assert(
    fc.property(anyBox, (one) => {
      const snapped = snapBox(one);
      expect(isInBox(snapped, { lat: one.south, lng: one.west })).toBe(true);
      expect(isInBox(snapped, { lat: one.north, lng: one.east })).toBe(true);
      expect(snapped.north - snapped.south).toBeLessThan(5 * (one.north - one.south) + 1e-9);
      expect(writeBox(readBox(writeBox(snapped))!)).toBe(writeBox(snapped));
    }),
  );
});

test("a map that moves a little asks for the same towns", () => {
  const moved = { ...box, south: box.south + 0.01, north: box.north + 0.01 };
  expect(snapBox(moved)).toEqual(snapBox(box));
});
