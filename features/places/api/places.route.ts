/** `GET places?filter[q]=aus` suggests while somebody types; `filter[address]` and `filter[zipCode]` find the one meant, `filter[near]=30.27,-97.74` the nearest. */
import { isRecord } from "#platform/shared/is-record.ts";
import { checkAccept, sendDocument } from "#platform/server/engine/negotiation.ts";
import { badRequest, unprocessable } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { FastifyInstance } from "fastify";
import type { Point } from "../distance.ts";
import { isZipCode, unknownZipCode } from "../zip-code.ts";
import { findCity, type FoundPlace, nearestPlace, suggestPlaces } from "./gazetteer.ts";

/** A list is short enough to be read at a glance. */
const suggestions = 8;
const longestText = 200;

export const placesRoute =
  (search: PlaceSearch = gazetteerSearch) =>
  (server: FastifyInstance, { contextOf }: Platform): void => {
    server.get("/places", async (request, reply) => {
      checkAccept(request.headers.accept);
      // Everybody may ask; a bad session is refused here as everywhere.
      await contextOf(request, { access: "everyone" });
      const found = await placesFor(search, readFilters(isRecord(request.query) ? request.query : {}));
      const page = { number: 1, size: suggestions, total: found.length, totalIsExact: true };
      const document = { data: found.map(toResource), links: { self: request.url }, meta: { page } };
      // The gazetteer changes with a release, not with an hour.
      reply.header("Cache-Control", "public, max-age=3600");
      return sendDocument(reply, document);
    });
  };

type Filters = Partial<Record<(typeof filters)[number], string>>;
const filters = ["q", "address", "zipCode", "near"] as const;

async function placesFor(search: PlaceSearch, { q, address, zipCode, near }: Filters): Promise<FoundPlace[]> {
  if (zipCode !== undefined) return [knownZip(zipCode)];
  if (near !== undefined) return oneOrNone(nearestPlace(pointIn(near)));
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
          /*i18n*/ "Places are found by filter[q], filter[address], filter[zipCode] or filter[near].",
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
