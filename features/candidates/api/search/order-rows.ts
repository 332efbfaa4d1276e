/**
 * In which order candidates are found. Relevance: whose name has all the words, then whose name, roles and certificates
 * have them; the near ones; then status, video and last visit. At last the id, so that pages never overlap.
 */
import { nearInMiles } from "#features/educators/candidate-filters.ts";
import { textQuery } from "#features/jobs/api/search/search-text.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { type CandidateRows, type CandidateSearch, milesFrom } from "./matching-rows.ts";

export function orderRows(
  rows: CandidateRows,
  search: CandidateSearch,
  sort: SearchQuery["sort"],
): CandidateRows {
  const [term] = sort;
  const direction = term?.descending ? "desc" : "asc";
  if (term?.name === "lastName") return rows.orderBy("name", direction).orderBy("userProfileId", direction);
  if (term?.name === "createdAt")
    return rows.orderBy("createdAt", direction).orderBy("userProfileId", direction);
  if (term?.name === "updatedAt")
    return rows.orderBy(changedAt, direction).orderBy("userProfileId", direction);
  // Without a place there is no distance: a URL whose place was removed still works.
  const ordered =
    term?.name === "distance" && search.circle
      ? rows.orderBy(milesFrom(search.circle), direction)
      : byRelevance(rows, search);
  return ordered.orderBy("rank", "desc").orderBy("userProfileId", "desc");
}

/** The profile's own time: used by programs that follow changes, too rarely for a column. */
const changedAt = sql`(
  select profile.updated_at from user_profiles profile where profile.id = candidate_search.user_profile_id)`;

function byRelevance(rows: CandidateRows, { words, misspelt, circle }: CandidateSearch): CandidateRows {
  let ordered = rows;
  if (words.length > 0)
    ordered = misspelt
      ? ordered.orderBy(sql`word_similarity(${words.join(" ")}, fuzzy)`, "desc")
      : ordered.orderBy(textLevel(words), "desc");
  return circle && circle.radiusInMiles > nearInMiles
    ? ordered.orderBy(sql`${milesFrom(circle)} <= ${nearInMiles}::float8`, "desc")
    : ordered;
}

/** Where the words occur counts more than how often. */
const textLevel = (words: string[]) => sql`case
  when tsv @@ ${textQuery(words, "A")} then 3 when tsv @@ ${textQuery(words, "AB")} then 2 else 1 end`;
