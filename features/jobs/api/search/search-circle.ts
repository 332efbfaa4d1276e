/** The circle of a search: a point, or a ZIP that the gazetteer knows, and a radius. */
import { place } from "#features/places/api/gazetteer.ts";
import { cellsOfCircle } from "#features/places/cells.ts";
import type { Point } from "#features/places/distance.ts";
import { unknownZipCode } from "#features/places/zip-code.ts";
import { badRequest, unprocessable } from "#platform/server/errors.ts";
import { type RawBuilder, sql } from "kysely";
export const defaultRadiusInMiles = 25;

export interface Circle extends Point {
  radiusInMiles: number;
  /** Rows nearer than this need not be found: a page that begins behind them does without reading them. */
  beyondMiles?: number;
}

/** The place parameters of a query, for jobs and candidates alike. */
export interface RequestedPlace {
  lat?: number;
  lng?: number;
  zipCode?: string;
  radiusInMiles?: number;
}

/** Null where no place was given. An unknown ZIP is `422`, half a point or a radius around nothing `400`. */
export function circleOf({ lat, lng, zipCode, radiusInMiles }: RequestedPlace): Circle | null {
  const radius = radiusInMiles ?? defaultRadiusInMiles;
  if (lat !== undefined && lng !== undefined) return { lat, lng, radiusInMiles: radius };
  if (lat !== undefined) throw missing("filter[lng]");
  if (lng !== undefined) throw missing("filter[lat]");
  if (zipCode !== undefined) {
    const found = place(zipCode);
    if (found) return { lat: found.lat, lng: found.lng, radiusInMiles: radius };
    throw unprocessable(unknownZipCode, { code: "unknown_zip", source: { parameter: "filter[zipCode]" } });
  }
  if (radiusInMiles === undefined) return null;
  throw badRequest(/*i18n*/ "A radius needs a place to look around.", {
    code: "invalid_filter",
    source: { parameter: "filter[radiusInMiles]" },
  });
}

const missing = (parameter: string) =>
  badRequest(/*i18n*/ "A place needs both lat and lng.", { code: "invalid_filter", source: { parameter } });

/**
 * Miles from a row's nearest point. Up to four points are written out: a call of `miles_to_nearest` costs as much as
 * fifty of these. A point that is not there is null, and `least` passes over nulls.
 */
export const milesFrom = (place: Point): RawBuilder<number> => sql<number>`case
  when array_length(points, 1) = 2 then ${milesToPoint(place, 1)}
  when array_length(points, 1) <= 8 then least(${sql.join([1, 2, 3, 4].map((point) => milesToPoint(place, point)))})
  else miles_to_nearest(points, ${place.lat}::float8, ${place.lng}::float8) end`;

export const roundedMilesFrom = (place: Point) => sql<number>`round((${milesFrom(place)})::numeric, 1)`;

const milesToPoint = (place: Point, point: number): RawBuilder<number> =>
  milesTo(place, sql.raw(`points[${2 * point - 1}]`), sql.raw(`points[${2 * point}]`));

/** Great-circle miles between a place and a row's two columns (or elements). */
export function milesTo(
  { lat, lng }: Point | Record<keyof Point, RawBuilder<number>>,
  north: RawBuilder<unknown>,
  east: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql`2 * 3958.7613 * asin(least(1, sqrt(
    sin(radians(${north} - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(${north})) * sin(radians(${east} - ${lng}::float8) / 2) ^ 2)))`;
}

/** The cells preselect the few rows that may lie inside; the distance decides. */
export const isWithin = ({ lat, lng, radiusInMiles }: Circle): RawBuilder<boolean> => sql<boolean>`(
  geo && ${cellsOfCircle(lat, lng, radiusInMiles)}::int[] and ${milesFrom({ lat, lng })} <= ${radiusInMiles}::float8)`;
