import fc from "fast-check";
import { expect, test } from "vitest";
import { earthRadiusMiles, milesBetween, milesToNearest } from "./distance.ts";

const austin = { lat: 30.2672, lng: -97.7431 };
const dallas = { lat: 32.7767, lng: -96.797 };
const newYork = { lat: 40.7128, lng: -74.006 };

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("known distances", () => {
  expect(milesBetween(austin, dallas)).toBeCloseTo(182.0, 0);
  expect(milesBetween(austin, newYork)).toBeCloseTo(1511, -1);
  expect(milesBetween(austin, austin)).toBe(0);
  expect(milesBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * earthRadiusMiles, 6);
});

test("it is the same both ways, never negative, never more than half the globe", () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const miles = milesBetween(a, b);
      expect(miles).toBeCloseTo(milesBetween(b, a), 6);
      expect(miles).toBeGreaterThanOrEqual(0);
      expect(miles).toBeLessThanOrEqual(Math.PI * earthRadiusMiles + 1e-6);
    }),
  );
});

test("a detour is never shorter", () => {
  fc.assert(
    fc.property(
      point,
      point,
      point,
      (a, b, c) => milesBetween(a, c) <= milesBetween(a, b) + milesBetween(b, c) + 1e-3,
    ),
  );
});

test("the nearest of several, and nothing for none", () => {
  expect(milesToNearest(austin, [newYork, dallas])).toBeCloseTo(182.0, 0);
  expect(milesToNearest(austin, [])).toBeNull();
});
