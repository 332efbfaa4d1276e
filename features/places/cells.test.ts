import fc from "fast-check";
import { expect, test } from "vitest";
import { type CellRun, cellOf, cellsOfCircle, geoOf, smallCellOf, smallCellsOfCircle } from "./cells.ts";
import { degrees, earthRadiusMiles, milesBetween, radians, type Point } from "./distance.ts";

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const american = fc.record({
  lat: fc.double({ min: 18, max: 50, noNaN: true }),
  lng: fc.double({ min: -179, max: -66, noNaN: true }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

test("every point within the circle lies in one of its cells", () => {
  fc.assert(
    fc.property(
      point,
      fc.double({ min: 0, max: 600, noNaN: true }),
      share,
      share,
      (center, miles, far, turn) => {
        const inside = travel(center, far * miles * 0.999_999, turn * 2 * Math.PI);
        expect(isFound(inside, cellsOfCircle(center.lat, center.lng, miles))).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test("the rim itself is held too", () => {
  fc.assert(
    fc.property(american, fc.constantFrom(5, 10, 25, 50, 100, 250), share, (center, miles, turn) => {
      const rim = travel(center, miles, turn * 2 * Math.PI);
      expect(isFound(rim, cellsOfCircle(center.lat, center.lng, miles))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("no cell is far outside the circle, and none comes twice", () => {
  fc.assert(
    fc.property(american, fc.constantFrom(5, 10, 25, 50), (center, miles) => {
      const cells = cellsOfCircle(center.lat, center.lng, miles);
      expect(new Set(cells).size).toBe(cells.length);
      for (const cell of cells) expect(milesBetween(center, middleOf(cell))).toBeLessThan(miles + 6.2);
    }),
  );
});

test("near circles use fine cells, wide ones few coarse cells", () => {
  const fine = cellsOfCircle(30.27, -97.74, 25);
  expect(fine.every((cell) => cell >= 0)).toBe(true);
  expect(fine.length).toBeLessThan(70);
  const wide = cellsOfCircle(30.27, -97.74, 100);
  expect(wide.every((cell) => cell < 0)).toBe(true);
  expect(wide.length).toBeLessThan(25);
});

test("cells fit a database integer, at the poles and the date line as well", () => {
  for (const lat of [-90, 0, 90])
    for (const lng of [-180, 0, 180]) for (const cell of geoOf({ lat, lng })) expect(cell | 0).toBe(cell);
  expect(cellOf({ lat: 10, lng: 180 })).toBe(cellOf({ lat: 10, lng: -180 }));
  expect(isFound({ lat: 51.9, lng: -179.99 }, cellsOfCircle(51.9, 179.99, 5))).toBe(true);
});

test("small cells: points of the circle are inside or at its edge, and what is inside is nowhere out of reach", () => {
  fc.assert(
    fc.property(
      fc.oneof(point, american),
      fc.double({ min: 0, max: 500, noNaN: true }),
      share,
      share,
      (center, miles, far, turn) => {
        const { inside, edge } = smallCellsOfCircle(center, miles);
        const within = travel(center, far * miles * 0.999_999, turn * 2 * Math.PI);
        expect([...inside, ...edge].filter((run) => holds(run, smallCellOf(within)))).toHaveLength(1);
        const beyond = travel(center, miles * (1.000_001 + far), turn * 2 * Math.PI);
        if (miles * 2 < 3000) expect(inside.some((run) => holds(run, smallCellOf(beyond)))).toBe(false);
      },
    ),
    { numRuns: 3000 },
  );
});

test("the small cells of a usual circle are a few runs of neighbours, each cell once", () => {
  fc.assert(
    fc.property(american, fc.constantFrom(1, 5, 25, 60), (center, miles) => {
      const { inside, edge } = smallCellsOfCircle(center, miles);
      const cells = [...inside, ...edge].flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, step) => first + step),
      );
      expect(new Set(cells).size).toBe(cells.length);
      // A row is at most a run inside, one at each edge, and one more where the date line cuts it.
      expect(inside.length + edge.length).toBeLessThan(10 + miles * 4);
    }),
  );
});

const holds = ([first, last]: CellRun, cell: number) => first <= cell && cell <= last;

const isFound = (at: Point, cells: number[]) => geoOf(at).some((cell) => cells.includes(cell));

const middleOf = (cell: number) => ({
  lat: Math.floor(cell / 2880) / 8 - 90 + 1 / 16,
  lng: (cell % 2880) / 8 - 180 + 1 / 16,
});

/** The point so many miles away in a direction. */
function travel(from: Point, miles: number, bearing: number): Point {
  const angle = miles / earthRadiusMiles;
  const lat = radians(from.lat);
  const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
  const to = Math.asin(Math.min(1, Math.max(-1, sine)));
  const east = Math.sin(bearing) * Math.sin(angle) * Math.cos(lat);
  const lng = from.lng + degrees(Math.atan2(east, Math.cos(angle) - Math.sin(lat) * Math.sin(to)));
  return { lat: degrees(to), lng: ((lng + 540) % 360) - 180 };
}
