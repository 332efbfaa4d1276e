/** The filters of a saved search in one canonical form: two searches that find the same people are equal. */
import { joinCommaList, splitCommaList } from "#platform/shared/comma-list.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { candidateFilterNames } from "#features/educators/candidate-filters.ts";
import { circleOf } from "#features/jobs/api/search/search-circle.ts";
import { textQuery, searchWordsOf } from "#features/jobs/api/search/search-text.ts";
import { cellsOfCircle } from "#features/places/cells.ts";
import { splitList } from "#platform/server/engine/filter-schemas.ts";
import { ApiError, unprocessable } from "#platform/server/errors.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import { facetsFor } from "../search/candidate-facets.ts";
import { candidateFilterSchemas, type CandidateFilters } from "../search/search-filters.ts";
import { hasNoCircle } from "./row-matches.ts";

/** What the address was chosen by: stored for display, never searched by. */
const storableNames = ["address", "placeId"] as const;
const names = [...candidateFilterNames, ...storableNames];
const maxLength = 2000;

/** In the collection's format; values may also be numbers, booleans and lists. */
const one = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const value = z
  .union([one, z.array(one).transform((values) => joinCommaList(values))])
  .pipe(z.string().max(maxLength));

export const filtersInput = z.record(z.string(), value.nullish()).transform((given, { addIssue }) => {
  const unknown = Object.keys(given).some((name) => !isOneOf(names, name));
  if (unknown) addIssue({ code: "custom", message: /*i18n*/ "This filter is not known here" });
  const canonical = names.flatMap((name) => {
    const text = canonicalText(name, given[name] ?? "");
    if (text === undefined) addIssue({ code: "custom", message: /*i18n*/ "Choose from the list" });
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(canonical);
});

export type FilterTexts = Partial<Record<(typeof names)[number], string>>;

/** The filters in canonical order: the database has its own. */
export const sortKeys = (texts: FilterTexts): FilterTexts =>
  Object.fromEntries(names.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])));

/** Empty if it filters nothing; undefined if it is invalid. */
function canonicalText(name: (typeof names)[number], given: string): string | undefined {
  const text = given.replace(/\s+/g, " ").trim();
  if (text === "" || isVisibleCenter(name)) return text;
  const schema: z.ZodType = candidateFilterSchemas[name];
  const canonical = splitList.has(schema) ? joinCommaList(listed(text)) : text;
  const parsed = schema.safeParse(canonical);
  if (!parsed.success) return undefined;
  const asksNothing = parsed.data === false || (name === "status" && text === "all");
  if (asksNothing) return "";
  return typeof parsed.data === "number" ? String(parsed.data) : canonical;
}

const isVisibleCenter = (name: string): name is (typeof storableNames)[number] =>
  isOneOf(storableNames, name);

const listed = (text: string) =>
  [...new Set(splitCommaList(text).map((part) => part.trim()))].filter((part) => part !== "").sort();

/** The columns a selection is found and compared by. An unknown ZIP, half a place: `422` at the filters. */
export function filterColumns(texts: FilterTexts) {
  const filters = parsed(texts);
  const circle = placeOf(filters);
  const { all, any, anyTerms } = facetsFor(filters);
  const words = searchWordsOf(filters.q ?? "");
  return {
    filters: JSON.stringify(texts),
    filtersHash: hashOf(texts),
    lat: circle?.lat ?? null,
    lng: circle?.lng ?? null,
    radiusInMiles: circle?.radiusInMiles ?? null,
    cells: circle ? cellsOfCircle(circle.lat, circle.lng, circle.radiusInMiles) : [hasNoCircle],
    allFacets: all,
    anyFacets: JSON.stringify(any),
    anyTerms: JSON.stringify(anyTerms),
    textQuery: words.length > 0 ? textQuery(words).$castTo<string>() : null,
    status: filters.status ?? "all",
  };
}

function parsed(texts: FilterTexts): CandidateFilters {
  const read = candidateFilterNames.flatMap((name) =>
    texts[name] === undefined ? [] : [[name, candidateFilterSchemas[name].parse(texts[name])]],
  );
  return Object.fromEntries(read) as CandidateFilters;
}

/** Errors that a search reports at its parameters are reported at the one attribute that contains them. */
function placeOf(filters: CandidateFilters) {
  try {
    return circleOf(filters);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [{ detail, code }] = error.errors as [ApiError["errors"][number]];
    throw unprocessable(detail, {
      code,
      source: { pointer: "/data/attributes/filters" },
      meta: { field: "filters" },
    });
  }
}

/** Of what is searched by, in the order of the names; how the place is called makes no other search of it. */
function hashOf(texts: FilterTexts): Buffer {
  const searched = candidateFilterNames.map((name) => [name, texts[name]]).filter(([, text]) => text);
  return createHash("sha256").update(JSON.stringify(searched)).digest();
}
