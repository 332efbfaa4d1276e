/** The grid search looks places up in: 1/8-degree cells, and whole-degree ones for wide circles. */
import { degrees, earthRadiusMiles, radians, type Point } from "./distance.ts";

/** The fine cell a point lies in: a whole number from 0, row by row from the south pole. */
export const cellOf = (point: Point) => fine.idAt(point);

/** What a search row keeps: its fine cell, and minus its coarse cell (whose numbers start at 1). */
export const geoOf = (point: Point) => [fine.idAt(point), -1 - coarse.idAt(point)];

/** The cells that together hold every point of the circle: fine ones, or coarse (negative) ones when it is wide. */
export function cellsOfCircle(lat: number, lng: number, miles: number): number[] {
  const cells = fine.cellsWithin({ lat, lng }, miles, mostFineCells);
  return cells ?? coarse.cellsWithin({ lat, lng }, miles)!.map((id) => -1 - id);
}

/** Up to about 60 miles in the United States; beyond it one lookup per cell costs more than a wider check. */
const mostFineCells = 320;

const fine = grid(8);
const coarse = grid(1);

/** A grid with so many rows and columns to a degree. */
function grid(perDegree: number) {
  const rows = 180 * perDegree;
  const columns = 360 * perDegree;
  const rowAt = (lat: number) => Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) * perDegree)));
  const columnAt = (lng: number) => wrap(Math.floor((lng + 180) * perDegree), columns);

  function cellsWithin(center: Point, miles: number, max = Infinity): number[] | null {
    const angle = Math.max(0, miles) / earthRadiusMiles + slack;
    const cells: number[] = [];
    const north = rowAt(center.lat + degrees(angle));
    for (let row = rowAt(center.lat - degrees(angle)); row <= north; row += 1) {
      const half = degrees(halfWidth(center.lat, angle, row / perDegree - 90, (row + 1) / perDegree - 90));
      const first = Math.floor((center.lng - half + 180) * perDegree);
      const count = Math.min(columns, Math.floor((center.lng + half + 180) * perDegree) - first + 1);
      for (let step = 0; step < count; step += 1) cells.push(row * columns + wrap(first + step, columns));
      if (cells.length > max) return null;
    }
    return cells;
  }

  return { idAt: ({ lat, lng }: Point) => rowAt(lat) * columns + columnAt(lng), cellsWithin };
}

/** Half the circle's width in longitude (radians) where it is widest inside a band of latitudes. */
function halfWidth(centerLat: number, angle: number, south: number, north: number): number {
  const center = radians(centerLat);
  if (Math.abs(center) + angle >= Math.PI / 2) return Math.PI;
  const widest = Math.asin(Math.sin(center) / Math.cos(angle));
  const lowest = Math.max(radians(south), center - angle);
  const highest = Math.min(radians(north), center + angle);
  const lat = Math.min(Math.max(widest, lowest), highest);
  const cosine = (Math.cos(angle) - Math.sin(lat) * Math.sin(center)) / (Math.cos(lat) * Math.cos(center));
  return Math.acos(Math.min(1, Math.max(-1, cosine))) + slack;
}

/** Rounding must never lose a point on the rim: about 6 metres. */
const slack = 1e-6;

const wrap = (index: number, size: number) => ((index % size) + size) % size;
