/** The grids that searches look places up in: 1/8-degree cells, whole-degree ones for wide circles, and 1/32 to count. */
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

/** All 1/8-degree cells of the circle, however wide it is: those of `candidate_search.cell`. */
export const fineCellsOfCircle = ({ lat, lng }: Point, miles: number): number[] =>
  fine.cellsWithin({ lat, lng }, miles)!;

/** The 1/32-degree cell of a point, as the column `small_cell` calculates it. */
export const smallCellOf = (point: Point) => small.idAt(point);

/** Neighbouring cells of one row of the grid: the first and the last of them. */
export type CellRun = readonly [first: number, last: number];

/** The small cells of a circle: those that lie inside of it as a whole, and the others that it touches. */
export const smallCellsOfCircle = (center: Point, miles: number): { inside: CellRun[]; edge: CellRun[] } =>
  small.splitBands(center, miles, miles);

/** The small cells that touch the circle and do not lie inside of a narrower one. */
export const smallCellsBetween = (center: Point, narrower: number, miles: number): CellRun[] =>
  small.splitBands(center, miles, narrower).edge;

/** Up to about 60 miles in the United States; beyond it one lookup per cell costs more than a wider check. */
const mostFineCells = 320;

const fine = grid(8);
const coarse = grid(1);
const small = grid(32);

/** A grid with so many rows and columns to a degree. */
function grid(perDegree: number) {
  const rows = 180 * perDegree;
  const columns = 360 * perDegree;
  const rowAt = (lat: number) => Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) * perDegree)));
  const columnAt = (lng: number) => wrap(Math.floor((lng + 180) * perDegree), columns);

  function cellsWithin(center: Point, miles: number, max = Infinity): number[] | null {
    const cells: number[] = [];
    for (const { row, first, count } of bandsWithin(center, miles)) {
      for (let step = 0; step < count; step += 1) cells.push(row * columns + wrap(first + step, columns));
      if (cells.length > max) return null;
    }
    return cells;
  }

  /** Of each row of the grid the columns that the circle touches: from the first, so many eastwards. */
  function* bandsWithin(center: Point, miles: number) {
    const angle = Math.max(0, miles) / earthRadiusMiles + slack;
    const north = rowAt(center.lat + degrees(angle));
    for (let row = rowAt(center.lat - degrees(angle)); row <= north; row += 1) {
      const half = degrees(halfWidth(center.lat, angle, row / perDegree - 90, (row + 1) / perDegree - 90));
      const first = Math.floor((center.lng - half + 180) * perDegree);
      const count = Math.min(columns, Math.floor((center.lng + half + 180) * perDegree) - first + 1);
      yield { row, first, count };
    }
  }

  /** Splits each band of a circle into what lies inside of another one around the same center, and the rest. */
  function splitBands(center: Point, miles: number, innerMiles: number) {
    const angle = Math.max(0, innerMiles) / earthRadiusMiles - slack;
    const runs = { inside: [] as CellRun[], edge: [] as CellRun[] };
    for (const { row, first, count } of bandsWithin(center, miles)) {
      const half = degrees(
        insideHalfWidth(center.lat, angle, row / perDegree - 90, (row + 1) / perDegree - 90),
      );
      const from = Math.max(first, Math.ceil((center.lng - half + 180) * perDegree));
      const to = Math.min(first + count, Math.floor((center.lng + half + 180) * perDegree));
      if (from >= to) addRun(runs.edge, row, first, first + count);
      else {
        addRun(runs.edge, row, first, from);
        addRun(runs.inside, row, from, to);
        addRun(runs.edge, row, to, first + count);
      }
    }
    return runs;
  }

  /** Columns from one to before another; a run ends where the numbers of the row do. */
  function addRun(runs: CellRun[], row: number, from: number, before: number): void {
    if (from >= before) return;
    const start = wrap(from, columns);
    const end = start + before - from;
    runs.push([row * columns + start, row * columns + Math.min(end, columns) - 1]);
    if (end > columns) runs.push([row * columns, row * columns + end - columns - 1]);
  }

  return { idAt: ({ lat, lng }: Point) => rowAt(lat) * columns + columnAt(lng), cellsWithin, splitBands };
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

/** Half the width in longitude (radians) that lies inside of the circle all over a band of latitudes; -1 where none. */
function insideHalfWidth(centerLat: number, angle: number, south: number, north: number): number {
  if (angle <= 0) return -1;
  const center = radians(centerLat);
  const halfAt = (lat: number) => {
    const cosine = (Math.cos(angle) - Math.sin(lat) * Math.sin(center)) / (Math.cos(lat) * Math.cos(center));
    // At a pole every longitude is the same point.
    if (!Number.isFinite(cosine)) return -1;
    return cosine > 1 ? -1 : Math.acos(Math.max(-1, cosine)) - slack;
  };
  return Math.min(halfAt(radians(south)), halfAt(radians(north)));
}

/** Rounding must never lose a point on the rim: about 6 metres. */
const slack = 1e-6;

const wrap = (index: number, size: number) => ((index % size) + size) % size;
