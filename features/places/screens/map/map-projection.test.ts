import fc from "fast-check";
import { geoDistance } from "d3-geo";
import { expect, test } from "vitest";
import { earthRadiusMiles } from "../../distance.ts";
import {
  boxOf,
  fitView,
  maxZoom,
  middleOf,
  milesOnPlane,
  planeAround,
  scaleOf,
  tilesOf,
  toScreen,
  zoomOf,
} from "./map-projection.ts";

const austin = { lat: 30.2672, lng: -97.7431 };
const size = { width: 375, height: 340 };
const point = fc.record({
  lat: fc.double({ min: 18, max: 71, noNaN: true }),
  lng: fc.double({ min: -170, max: -65, noNaN: true }),
});

test("every point is inside the view that is fitted to it, away from the edges", () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
      const plane = planeAround(middleOf(points));
      const view = fitView(plane, points, size, 40);
      for (const one of points) {
        const [left, top] = toScreen(plane, view, one);
        expect(left).toBeGreaterThanOrEqual(39.9);
        expect(left).toBeLessThanOrEqual(size.width - 39.9);
        expect(top).toBeGreaterThanOrEqual(39.9);
        expect(top).toBeLessThanOrEqual(size.height - 39.9);
      }
    }),
  );
});

test("one place stands in the middle, with the towns around it", () => {
  const plane = planeAround(austin);
  const view = fitView(plane, [austin], size);
  expect(toScreen(plane, view, austin)).toEqual([187.5, 170]);
  expect(zoomOf(view)).toBe(11);
  const { west, east } = boxOf(plane, view, size);
  expect((east - west) * 60).toBeGreaterThan(10);
});

test("the box of a view is what its corners show", () => {
  const plane = planeAround(austin);
  const view = { x: 20, y: -30, k: scaleOf(9) };
  const { south, west, north, east } = boxOf(plane, view, size);
  expect(toScreen(plane, view, { lat: north, lng: west })[0]).toBeCloseTo(0, 4);
  expect(toScreen(plane, view, { lat: north, lng: west })[1]).toBeCloseTo(0, 4);
  expect(toScreen(plane, view, { lat: south, lng: east })[0]).toBeCloseTo(375, 4);
  expect(toScreen(plane, view, { lat: south, lng: east })[1]).toBeCloseTo(340, 4);
});

test("a ring of 25 miles is 25 miles wide, at every latitude", () => {
  for (const lat of [19, 30, 48, 64]) {
    const center = { lat, lng: -100 };
    const plane = planeAround(center);
    for (const miles of [5, 10, 25]) {
      const rim = plane.invert!([milesOnPlane(center, miles), 0])!;
      expect(geoDistance([-100, lat], rim) * earthRadiusMiles).toBeCloseTo(miles, 1);
    }
  }
});

test("tiles cover the screen without gaps, and agree with the map about where a place is", () => {
  const plane = planeAround(austin);
  fc.assert(
    fc.property(fc.double({ min: 4, max: maxZoom, noNaN: true }), (zoom) => {
      const view = { x: 150, y: 120, k: scaleOf(zoom) };
      const tiles = tilesOf(austin, view, size);
      const [left, top] = toScreen(plane, view, austin);
      const under = tiles.filter(
        (tile) =>
          tile.left <= left && left < tile.left + tile.size && tile.top <= top && top < tile.top + tile.size,
      );
      expect(under).toHaveLength(1);
      // As OpenStreetMap's own formula numbers them.
      const { x, y, z } = under[0]!;
      const angle = (austin.lat * Math.PI) / 180;
      expect(x).toBe(Math.floor(((austin.lng + 180) / 360) * 2 ** z));
      expect(y).toBe(Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z));
      expect(Math.min(...tiles.map((tile) => tile.left))).toBeLessThanOrEqual(0);
      expect(Math.max(...tiles.map((tile) => tile.left + tile.size))).toBeGreaterThanOrEqual(375);
      expect(tiles.length).toBeLessThanOrEqual(25);
    }),
  );
});

test("no tile is asked for outside the world", () => {
  const tiles = tilesOf({ lat: 0, lng: 0 }, { x: 187, y: 170, k: scaleOf(0) }, size);
  expect(tiles.map(({ z, x, y }) => [z, x, y])).toEqual([[0, 0, 0]]);
});
