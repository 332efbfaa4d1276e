/**
 * In which order candidates are found. Relevance: whose name has all the words, then whose name, roles and certificates
 * have them; the near ones; then status, video and last visit. At last the id, so that pages never overlap.
 */
import { nearInMiles } from "#features/educators/candidate-filters.ts";
import { parsedOnce, textQuery } from "#features/jobs/api/search/search-text.ts";
import type { KeyType, OrderTerm } from "#platform/server/database/keyset.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { type RawBuilder, sql } from "kysely";
import { type CandidateSearch, milesFrom } from "./matching-rows.ts";

const rank: OrderTerm = { key: sql.ref("candidateSearch.rank"), type: "int4", descending: true };
const id: OrderTerm = { key: sql.ref("candidateSearch.userProfileId"), type: "uuid", descending: true };

/** The keys from the first to the id, which decides at last. `level`: where the words occur, known without the texts. */
export function orderTerms(
  search: CandidateSearch,
  sort: SearchQuery["sort"],
  level = textLevel(search.words),
): OrderTerm[] {
  const [term] = sort;
  const descending = term?.descending ?? false;
  const byColumn = (key: RawBuilder<unknown>, type: KeyType) => [
    { key, type, descending },
    { ...id, descending },
  ];
  if (term?.name === "lastName") return byColumn(sql.ref("candidateSearch.name"), "text");
  if (term?.name === "createdAt") return byColumn(sql.ref("candidateSearch.createdAt"), "timestamptz");
  if (term?.name === "updatedAt") return byColumn(changedAt, "timestamptz");
  // Without a place there is no distance: a URL whose place was removed still works.
  if (isByDistance(search, sort))
    return [{ key: milesFrom(search.circle!), type: "float8", descending }, rank, id];
  return [...relevance(search, level), rank, id];
}

export const isByDistance = ({ circle }: CandidateSearch, [term]: SearchQuery["sort"]) =>
  term?.name === "distance" && circle !== null;

/** Also where the order is by distance from nowhere. */
export const isByRelevance = (search: CandidateSearch, sort: SearchQuery["sort"]) =>
  !sort[0] || sort[0].name === "relevance" || (sort[0].name === "distance" && !isByDistance(search, sort));

/** The profile's own time: used by programs that follow changes, too rarely for a column. */
const changedAt = sql`(
  select profile.updated_at from user_profiles profile where profile.id = candidate_search.user_profile_id)`;

function relevance({ words, similarWords, circle }: CandidateSearch, level: RawBuilder<number>): OrderTerm[] {
  const terms: OrderTerm[] = [];
  if (words.length > 0)
    terms.push(
      similarWords
        ? { key: sql`word_similarity(${words.join(" ")}, fuzzy)`, type: "float4", descending: true }
        : { key: level, type: "int4", descending: true },
    );
  if (circle && circle.radiusInMiles > nearInMiles)
    terms.push({
      key: sql`(${milesFrom(circle)} <= ${nearInMiles}::float8)::int`,
      type: "int4",
      descending: true,
    });
  return terms;
}

/** Where the words occur counts more than how often. */
export const textLevel = (words: string[]) => sql<number>`case
  when tsv @@ ${parsedOnce(textQuery(words, "A"))} then 3
  when tsv @@ ${parsedOnce(textQuery(words, "AB"))} then 2 else 1 end`;
