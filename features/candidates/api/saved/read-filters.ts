/** The filters of a saved search in one canonical form: two that find the same people are one. */
import { candidateFilterNames } from "#features/educators/candidate-filters.ts";
import { circleOf } from "#features/jobs/api/search/place-of-search.ts";
import { textQuery, wordsOf } from "#features/jobs/api/search/search-text.ts";
import { cellsOfCircle } from "#features/places/cells.ts";
import { splitList } from "#platform/server/engine/query.ts";
import { ApiError, unprocessable } from "#platform/server/errors.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import { facetsFor } from "../search/candidate-facets.ts";
import { candidateFilterSchemas, type CandidateFilters } from "../search/search-filters.ts";
import { everywhere } from "./row-matches.ts";

/** What an address was chosen by: kept to be shown, and nothing that is searched by. */
const shownNames = ["address", "placeId"] as const;
const names = [...candidateFilterNames, ...shownNames];
const longest = 2000;

/** As the collection takes them; values may also be given as numbers, yes or no, and lists. */
const one = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const value = z
  .union([one, z.array(one).transform((values) => values.join(","))])
  .pipe(z.string().max(longest));

export const filtersInput = z.record(z.string(), value.nullish()).transform((given, { addIssue }) => {
  const unknown = Object.keys(given).some((name) => !(names as string[]).includes(name));
  if (unknown) addIssue({ code: "custom", message: /*i18n*/ "This filter is not known here" });
  const canonical = names.flatMap((name) => {
    const text = canonicalText(name, given[name] ?? "");
    if (text === undefined) addIssue({ code: "custom", message: /*i18n*/ "Choose from the list" });
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(canonical) as Texts;
});

export type Texts = Partial<Record<(typeof names)[number], string>>;

/** As they were kept, in the canonical order: the database has one of its own. */
export const inOrder = (texts: Texts): Texts =>
  Object.fromEntries(names.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])));

/** Empty where it asks for nothing; undefined where it is not valid. */
function canonicalText(name: (typeof names)[number], given: string): string | undefined {
  const text = given.replace(/\s+/g, " ").trim();
  if (text === "" || isShown(name)) return text;
  const schema: z.ZodType = candidateFilterSchemas[name];
  const parts = splitList.has(schema) ? listed(text) : [text];
  const parsed = schema.safeParse(parts.join(","));
  if (!parsed.success) return undefined;
  const asksNothing = parsed.data === false || (name === "status" && text === "all");
  if (asksNothing) return "";
  return typeof parsed.data === "number" ? String(parsed.data) : parts.join(",");
}

const isShown = (name: string): name is (typeof shownNames)[number] =>
  (shownNames as readonly string[]).includes(name);

const listed = (text: string) =>
  [...new Set(text.split(",").map((part) => part.trim()))].filter((part) => part !== "").sort();

/** The columns a selection is found and compared by. An unknown ZIP, half a place: `422` at the filters. */
export function filterColumns(texts: Texts) {
  const filters = parsed(texts);
  const circle = placeOf(filters);
  const { all, any, anyTerms } = facetsFor(filters);
  const words = wordsOf(filters.q ?? "");
  return {
    filters: JSON.stringify(texts),
    filtersHash: hashOf(texts),
    lat: circle?.lat ?? null,
    lng: circle?.lng ?? null,
    radiusInMiles: circle?.radiusInMiles ?? null,
    cells: circle ? cellsOfCircle(circle.lat, circle.lng, circle.radiusInMiles) : [everywhere],
    allFacets: all,
    anyFacets: JSON.stringify(any),
    anyTerms: JSON.stringify(anyTerms),
    words: words.length > 0 ? textQuery(words).$castTo<string>() : null,
    status: filters.status ?? "all",
  };
}

function parsed(texts: Texts): CandidateFilters {
  const read = candidateFilterNames.flatMap((name) =>
    texts[name] === undefined ? [] : [[name, candidateFilterSchemas[name].parse(texts[name])]],
  );
  return Object.fromEntries(read) as CandidateFilters;
}

/** What a search answers at its parameters is said here at the one attribute that holds them. */
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
function hashOf(texts: Texts): Buffer {
  const searched = candidateFilterNames.map((name) => [name, texts[name]]).filter(([, text]) => text);
  return createHash("sha256").update(JSON.stringify(searched)).digest();
}
