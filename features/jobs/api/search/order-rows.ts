/**
 * The order of search results; ties by newest, then by id, so that pages never overlap. Relevance: where the words occur,
 * title before employer and role before the rest; how often counts for nothing, so that no advertisement gains by repeating
 * itself.
 */
import type { OrderTerm } from "#platform/server/database/keyset.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { Search } from "./matching-rows.ts";
import { milesFrom } from "./search-circle.ts";
import { parsedOnce, textQuery } from "./search-text.ts";
import { levelOfWord } from "./trade-words.ts";

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
  const key = misspelt
    ? sql`word_similarity(${words.join(" ")}, fuzzy)`
    : sql`(${sql.join(words.map(levelOf), sql` + `)})::float4`;
  // The best come first for either direction: nobody looks for the worst. One type for both keys: the link to a page does
  // not say whether its words were found as written.
  return { key, type: "float4", descending: true };
}

const levelOf = (word: string) => levelOfWord(word, "jobSearch") ?? levelInTexts(word);

const levelInTexts = (word: string) => sql<number>`case
  when tsv @@ ${parsedOnce(textQuery([word], "A"))} then 3
  when tsv @@ ${parsedOnce(textQuery([word], "AB"))} then 2 else 1 end`;
