/** The order of search results; ties by newest, then by id, so that pages never overlap. */
import type { OrderTerm } from "#platform/server/database/keyset.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { Search } from "./matching-rows.ts";
import { milesFrom } from "./search-circle.ts";
import { parsedOnce, textQuery } from "./search-text.ts";

/** The keys from the first to the id, which decides at last. */
export function orderTerms(search: Search, sort: SearchQuery["sort"]): OrderTerm[] {
  const terms = sort.length > 0 ? sort : [{ name: "relevance", descending: false }];
  const descending = !terms.some((term) => term.name === "publishedAt" && !term.descending);
  return [
    ...terms.flatMap((term) => requestedTerm(search, term) ?? []),
    { key: sql.ref("jobSearch.publishedAt"), type: "timestamptz", descending },
    { key: sql.ref("jobSearch.jobListingId"), type: "uuid", descending },
  ];
}

function requestedTerm(
  { circle, words, misspelt }: Search,
  { name, descending }: SearchQuery["sort"][number],
): OrderTerm | null {
  if (name === "compensation") return { key: sql.ref("jobSearch.hourlyMax"), type: "int4", descending };
  // Without a place there is no distance: a URL whose place was removed still works, newest first.
  if (name === "distance" && circle) return { key: milesFrom(circle), type: "float8", descending };
  if (name !== "relevance" || words.length === 0) return null;
  // The best come first for either direction: nobody looks for the worst.
  const key = misspelt
    ? sql`word_similarity(${words.join(" ")}, fuzzy)`
    : sql`ts_rank(tsv, ${parsedOnce(textQuery(words))})`;
  return { key, type: "float4", descending: true };
}
