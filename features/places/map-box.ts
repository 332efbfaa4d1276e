/** The part of the earth that a map shows, and how one asks for its towns: "30,-98,31,-97" (south, west, north, east). */
import type { Point } from "./distance.ts";

export interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Null for what is no box: another number of parts, no numbers, off the earth, or upside down. */
export function readBox(text: string): MapBox | null {
  const parts = text.split(",").map((part) => (part.trim() ? Number(part) : Number.NaN));
  const [south, west, north, east] = parts as [number, number, number, number];
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return parts.length === 4 && isOnEarth && south < north && west < east
    ? { south, west, north, east }
    : null;
}

export const writeBox = ({ south, west, north, east }: MapBox) => [south, west, north, east].join(",");

/**
 * The box grown to a coarse grid, by less than a step of it to each side (a step is at most twice the longer side): while
 * a map moves a little its box stays the same, and so does the address of its towns.
 */
export function snapBox({ south, west, north, east }: MapBox): MapBox {
  const step = 2 ** Math.ceil(Math.log2(Math.max(north - south, east - west, 2 ** -9)));
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  return {
    south: Math.max(-90, down(south)),
    west: Math.max(-180, down(west)),
    north: Math.min(90, up(north)),
    east: Math.min(180, up(east)),
  };
}

export const isInBox = ({ south, west, north, east }: MapBox, { lat, lng }: Point) =>
  lat >= south && lat <= north && lng >= west && lng <= east;
