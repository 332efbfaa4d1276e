/** `GET places?filter[q]=aus` suggests while somebody types; `filter[address]` and `filter[zipCode]` find the one meant, `filter[near]=30.27,-97.74` the nearest, `filter[box]=30,-98,31,-97` the largest towns in it. */
import { areasOfCaller, type BrandAreas } from "#features/brands/api/brand-areas.ts";
import { isRecord } from "#platform/shared/is-record.ts";
import { checkAccept, sendDocument } from "#platform/server/engine/negotiation.ts";
import { badRequest, unprocessable } from "#platform/server/errors.ts";
import { describeRoute, jsonApi, pageMeta } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import type { Point } from "../distance.ts";
import { readBox } from "../map-box.ts";
import { isZipCode, unknownZipCode } from "../zip-code.ts";
import { findCity, type FoundPlace, nearestPlace, suggestPlaces } from "./gazetteer.ts";
import { townsIn } from "./towns.ts";

/** A list is short enough to be read at a glance. */
const suggestions = 8;
/** More names than these never fit on a map. */
const townsOnMap = 80;
const longestText = 200;

const text = z.string().max(longestText).optional();
const description = describeRoute({
  summary: "Places by what somebody types, by an address or ZIP code, or near a point.",
  query: z.object({
    "filter[q]": text.describe("Suggests while somebody types"),
    "filter[address]": text,
    "filter[zipCode]": text,
    "filter[near]": text.describe("Latitude and longitude, like 30.27,-97.74"),
    "filter[box]": text.describe("South, west, north and east, like 30,-98,31,-97: the largest towns in it"),
  }),
  answers: {
    200: jsonApi(
      z.object({
        data: z.array(
          z.object({
            type: z.literal("places"),
            id: z.string(),
            attributes: z.object({
              label: z.string(),
              city: z.string(),
              state: z.string(),
              zip: z.string(),
              lat: z.number(),
              lng: z.number(),
              timeZone: z.string(),
            }),
          }),
        ),
        links: z.object({ self: z.string() }),
        meta: z.object({ page: pageMeta }),
      }),
    ),
  },
});

export const placesRoute =
  (search: PlaceSearch = gazetteerSearch) =>
  (server: FastifyInstance, { db, contextOf }: Platform): void => {
    server.get("/places", description, async (request, reply) => {
      checkAccept(request.headers.accept);
      // Everybody may ask; a bad session is refused here as everywhere.
      const context = await contextOf(request, { access: "everyone" });
      const suggest = async (text: string) => {
        const areas = await areasOfCaller(context);
        const all = await search.suggest(text, areas ? suggestions * 25 : suggestions);
        return areas ? (await placesIn(db, areas, all)).slice(0, suggestions) : all;
      };
      const filters = readFilters(isRecord(request.query) ? request.query : {});
      const found = await placesFor({ ...search, suggest }, filters);
      const size = Math.max(suggestions, found.length);
      const page = { number: 1, size, total: found.length, totalIsExact: true };
      const document = { data: found.map(toResource), links: { self: request.url }, meta: { page } };
      // The gazetteer changes with a release, not with an hour.
      reply.header("Cache-Control", "public, max-age=3600");
      return sendDocument(reply, document);
    });
  };

type Filters = Partial<Record<(typeof filters)[number], string>>;
const filters = ["q", "address", "zipCode", "near", "box"] as const;

/** Those whose ZIP belongs to one of the areas. */
async function placesIn(db: Queryable, areas: NonNullable<BrandAreas>, places: FoundPlace[]) {
  const { rows } = await sql<{ zip: string }>`
    select distinct zip from geographies cross join unnest(zips) as zip
    where id = any(${areas}::uuid[]) and zip = any(${places.map(({ zip }) => zip)}::text[])`.execute(db);
  const inside = new Set(rows.map(({ zip }) => zip));
  return places.filter(({ zip }) => inside.has(zip));
}

async function placesFor(
  search: PlaceSearch,
  { q, address, zipCode, near, box }: Filters,
): Promise<FoundPlace[]> {
  if (zipCode !== undefined) return [knownZip(zipCode)];
  if (near !== undefined) return oneOrNone(nearestPlace(pointIn(near)));
  if (box !== undefined) return townsInBox(box);
  if (address !== undefined) return oneOrNone(await search.find(address));
  return q === undefined ? [] : search.suggest(q, suggestions);
}

const oneOrNone = (found: FoundPlace | null) => (found ? [found] : []);

function knownZip(zip: string): FoundPlace {
  const source = { source: { parameter: "filter[zipCode]" } };
  if (!isZipCode(zip)) throw unprocessable(/*i18n*/ "Enter a 5-digit ZIP code, like 78701", source);
  const found = findCity(zip);
  if (!found) throw unprocessable(unknownZipCode, { code: "unknown_zip", ...source });
  return found;
}

function townsInBox(text: string): FoundPlace[] {
  const box = readBox(text);
  if (!box)
    throw badRequest(/*i18n*/ "Write a box as south, west, north and east, like 30,-98,31,-97", {
      source: { parameter: "filter[box]" },
    });
  return townsIn(box, townsOnMap);
}

function pointIn(text: string): Point {
  const [lat, lng, ...more] = text.split(",").map((part) => (part.trim() ? Number(part) : Number.NaN));
  const isPoint = more.length === 0 && Math.abs(lat!) <= 90 && Math.abs(lng!) <= 180;
  if (!isPoint)
    throw badRequest(/*i18n*/ "Write a point as latitude and longitude, like 30.27,-97.74", {
      source: { parameter: "filter[near]" },
    });
  return { lat: lat!, lng: lng! };
}

function readFilters(query: Record<string, unknown>): Filters {
  return Object.fromEntries(
    Object.entries(query).map(([parameter, value]) => {
      const name = filters.find((each) => parameter === `filter[${each}]`);
      if (!name || typeof value !== "string" || value.length > longestText)
        throw badRequest(
          /*i18n*/ "Places are found by filter[q], filter[address], filter[zipCode], filter[near] or filter[box].",
          {
            source: { parameter },
          },
        );
      return [name, value];
    }),
  );
}

const toResource = ({ label, city, state, zip, lat, lng, timeZone }: FoundPlace) => ({
  type: "places",
  id: label.endsWith(zip) ? zip : `${label.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
  attributes: { label, city, state, zip, lat, lng, timeZone },
});

/**
 * Finding places by what somebody typed: the gazetteer, unless an installation sets another search of its own.
 *
 * The port: an adapter to any geocoder answers these two.
 */
interface PlaceSearch {
  /** The one place meant, or null. */
  find: (text: string) => Promise<FoundPlace | null>;
  /** Places that begin as typed, the likeliest first. */
  suggest: (text: string, limit: number) => Promise<FoundPlace[]>;
}

const gazetteerSearch: PlaceSearch = {
  find: async (text) => findCity(text),
  suggest: async (text, limit) => suggestPlaces(text, limit),
};
