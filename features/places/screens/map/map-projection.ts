/**
 * Where a point of the earth lies on the map. Mercator, as street tiles are drawn, in three steps: the earth, a plane
 * around the map's own centre (where numbers stay small and exact at every zoom), and the screen, by a `View`.
 */
import { geoMercator, type GeoProjection } from "d3-geo";

import { earthRadiusMiles, radians, type Point } from "../../distance.ts";
import type { MapBox } from "../../map-box.ts";

/** How the plane lies on the screen: scaled by k, then moved by x and y, in CSS pixels. */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Street maps count zoom so that the whole world is 256 pixels wide at 0, and doubles with each step. */
const planeZoom = 10;
export const planeWorldWidth = 256 * 2 ** planeZoom;
export const zoomOf = ({ k }: Pick<View, "k">) => planeZoom + Math.log2(k);
export const scaleOf = (zoom: number) => 2 ** (zoom - planeZoom);

/** From Alaska to Puerto Rico on a phone, to one street. */
export const minZoom = 1.5;
export const maxZoom = 16;

/** Borders are drawn straight between their points: along great circles they would get thousands more. */
export const planeAround = ({ lat, lng }: Point): GeoProjection =>
  geoMercator()
    .scale(planeWorldWidth / (2 * Math.PI))
    .center([lng, lat])
    .translate([0, 0])
    .precision(0);

export function toScreen(plane: GeoProjection, { x, y, k }: View, { lat, lng }: Point): [number, number] {
  const [east, south] = plane([lng, lat])!;
  return [east * k + x, south * k + y];
}

/** What the screen shows of the earth. */
export function boxOf(plane: GeoProjection, { x, y, k }: View, { width, height }: Size): MapBox {
  const [west, north] = plane.invert!([-x / k, -y / k])!;
  const [east, south] = plane.invert!([(width - x) / k, (height - y) / k])!;
  return { south, west, north, east };
}

/** One place alone is shown with the towns around it. */
const closestFit = 11;

/** The view that shows all points, with `padding` pixels to each side. */
export function fitView(
  plane: GeoProjection,
  points: readonly Point[],
  { width, height }: Size,
  padding = 48,
): View {
  const places = points.map(({ lat, lng }) => plane([lng, lat])!);
  const [lefts, tops] = [places.map(([left]) => left), places.map(([, top]) => top)];
  const [left, right] = [Math.min(...lefts), Math.max(...lefts)];
  const [top, bottom] = [Math.min(...tops), Math.max(...tops)];
  const room = (length: number) => Math.max(1, length - 2 * padding);
  const k = Math.min(
    room(width) / Math.max(right - left, 1e-9),
    room(height) / Math.max(bottom - top, 1e-9),
    scaleOf(closestFit),
  );
  const scale = Math.max(k, scaleOf(minZoom));
  return {
    x: width / 2 - ((left + right) / 2) * scale,
    y: height / 2 - ((top + bottom) / 2) * scale,
    k: scale,
  };
}

/** The point in the middle of all of them, around which the plane is laid. */
export function middleOf(points: readonly Point[]): Point {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
}

/** The radius of a circle of so many miles on the plane: Mercator stretches it with the latitude. */
export function milesOnPlane(center: Point, miles: number): number {
  const equatorMiles = 2 * Math.PI * earthRadiusMiles;
  return ((miles / equatorMiles) * planeWorldWidth) / Math.cos(radians(center.lat));
}

/** A tile of a street map: its address in the grid, and where it lies on the screen. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  left: number;
  top: number;
  size: number;
}

/** The tiles that cover the screen, none outside the world. */
export function tilesOf(center: Point, { x, y, k }: View, { width, height }: Size, maxTileZoom = 19): Tile[] {
  const z = Math.min(maxTileZoom, Math.max(0, Math.round(zoomOf({ k }))));
  const count = 2 ** z;
  const world = planeWorldWidth * k;
  const size = world / count;
  const originLeft = x - ((center.lng + 180) / 360) * world;
  const originTop = y - mercatorShare(center.lat) * world;
  const range = (origin: number, length: number) => {
    const first = Math.max(0, Math.floor(-origin / size));
    const last = Math.min(count - 1, Math.floor((length - origin) / size));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  return range(originTop, height).flatMap((row) =>
    range(originLeft, width).map((column) => ({
      z,
      x: column,
      y: row,
      left: originLeft + column * size,
      top: originTop + row * size,
      size,
    })),
  );
}

/** From 0 at the top of a Mercator map (85° north) to 1 at its bottom. */
const mercatorShare = (lat: number) =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) / (2 * Math.PI);
