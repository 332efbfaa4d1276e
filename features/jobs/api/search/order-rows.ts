/** The order of search results; ties by newest, then by id, so that pages never overlap. */
import type { SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { Search, SearchRows } from "./matching-rows.ts";
import { milesFrom } from "./search-circle.ts";
import { textQuery } from "./search-text.ts";

export function orderRows(rows: SearchRows, search: Search, sort: SearchQuery["sort"]): SearchRows {
  const terms = sort.length > 0 ? sort : [{ name: "relevance", descending: false }];
  const ordered = terms.reduce((query, term) => by(query, search, term), rows);
  const isOldestFirst = terms.some(({ name, descending }) => name === "publishedAt" && !descending);
  const direction = isOldestFirst ? "asc" : "desc";
  return ordered.orderBy("publishedAt", direction).orderBy("jobListingId", direction);
}

function by(rows: SearchRows, search: Search, { name, descending }: SearchQuery["sort"][number]): SearchRows {
  const { circle, words, misspelt } = search;
  if (name === "compensation") return rows.orderBy("hourlyMax", descending ? "desc" : "asc");
  // Without a place there is no distance: a URL whose place was removed still works, newest first.
  if (name === "distance" && circle) return rows.orderBy(milesFrom(circle), descending ? "desc" : "asc");
  if (name !== "relevance" || words.length === 0) return rows;
  // The best come first for either direction: nobody looks for the worst.
  return misspelt
    ? rows.orderBy(sql`word_similarity(${words.join(" ")}, fuzzy)`, "desc")
    : rows.orderBy(sql`ts_rank(tsv, ${textQuery(words)})`, "desc");
}
