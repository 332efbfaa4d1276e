/**
 * Finds those who come to match without changing themselves: an employer filters by applicants, and someone it had
 * found otherwise applies. Read from the times of these events since each selection was viewed, so it may run as
 * often as needed.
 */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { maxDiffSize } from "../../saved-filter-selection.ts";
import type { SelectionChanges } from "./selection-changes.query.ts";
import { relatedWhenViewed, relatesNow, mayBeNew, relation } from "./relation.ts";
import { rowMatches } from "./row-matches.ts";

/** "Unviewed" only ever ends. */
const begun = sql`
  select user_profile_id from profile_likes
    where selection.status = 'liked' and employer_id = selection.employer_id and created_at > selection.viewed_at
  union select user_profile_id from profile_views
    where selection.status = 'viewed' and employer_id = selection.employer_id
    and first_viewed_at > selection.viewed_at
  union select user_profile_id from job_applications
    where selection.status in ('previously_applied', 'messaged', 'recommended')
    and employer_id = selection.employer_id and updated_at > selection.viewed_at
  union select user_profile_id from conversations
    where selection.status = 'messaged' and employer_id = selection.employer_id
    and last_employer_message_at > selection.viewed_at
  union select fit.user_profile_id from job_recommendations fit
    join job_listings job on job.id = fit.job_listing_id
    where selection.status = 'recommended' and job.employer_id = selection.employer_id
    and greatest(fit.updated_at, job.published_at) > selection.viewed_at`;

export async function findRelatedSince(db: Queryable): Promise<SelectionChanges[]> {
  const { rows } = await sql<SelectionChanges>`
    select selection.id, selection.filters_hash as "filtersHash", selection.viewed_at as "viewedAt", '{}'::uuid[] as left,
      array_agg(candidate.user_profile_id order by candidate.user_profile_id desc) as came
    from saved_filter_selections selection
    cross join lateral (${begun}) as one
    join candidate_search candidate on candidate.user_profile_id = one.user_profile_id
    cross join ${relation}
    where selection.status not in ('all', 'unviewed') and cardinality(selection.diff) < ${maxDiffSize}
      and not candidate.user_profile_id = any(selection.diff)
      and not candidate.user_profile_id = any(selection.removed)
      and ${rowMatches} and ${relatesNow} and not ${relatedWhenViewed} and ${mayBeNew}
    group by selection.id order by selection.id`.execute(db);
  return rows;
}
