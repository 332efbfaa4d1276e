/**
 * A saved filter's conditions relative to its employer (liked, viewed, messaged …), over `selection` and
 * `candidate`. The same relations as the search's (`candidate-relations.ts`), with the time since when each holds:
 * so it is known what held when the selection was last viewed.
 */
import { recommendedFrom } from "#features/educators/candidate-filters.ts";
import { sql } from "kysely";

const between = (row: string) =>
  sql.raw(
    `${row}.employer_id = selection.employer_id and ${row}.user_profile_id = candidate.user_profile_id`,
  );

/** When an employer first wrote; an application may know of it without a conversation. */
const messagedSince = sql`least(
  (select coalesce(min(message.created_at), min(talk.last_employer_message_at))
    from conversations talk left join messages message
      on message.conversation_id = talk.id and message.profile_type = 'EmployerProfile'
    where ${between("talk")} and talk.last_employer_message_at is not null),
  (select min(sent.messaged_at) from job_applications sent
    where ${between("sent")} and sent.aasm_state <> 'draft'))`;

const isOpenJob = sql`job.employer_id = selection.employer_id
  and case when selection.filters ? 'jobListingId' then job.id = (selection.filters->>'jobListingId')::uuid
    else job.listing_status = 'published' end`;

const recommendedSince = sql`least(
  (select min(greatest(fit.created_at, job.published_at)) from job_recommendations fit
    join job_listings job on job.id = fit.job_listing_id
    where fit.user_profile_id = candidate.user_profile_id and ${isOpenJob}
      and fit.dismissed_at is null and fit.employer_score >= ${sql.lit(recommendedFrom)}),
  (select min(coalesce(sent.submitted_at, sent.created_at)) from job_applications sent
    join job_listings job on job.id = sent.job_listing_id
    where ${between("sent")} and ${isOpenJob}
      and sent.aasm_state <> 'draft' and sent.match_score >= ${sql.lit(recommendedFrom)}))`;

/**
 * To be joined once, as `relation`: `since` is null where the required relation does not hold, and for "unviewed"
 * the time of the view. The offset makes it one subquery; otherwise each mention would be planned and run
 * separately.
 */
export const relation = sql`lateral (select ${messagedSince} as messaged_since, case selection.status
  when 'liked' then (select liking.created_at from profile_likes liking where ${between("liking")})
  when 'viewed' then (select seen.first_viewed_at from profile_views seen where ${between("seen")})
  when 'unviewed' then (select seen.first_viewed_at from profile_views seen where ${between("seen")})
  when 'previously_applied' then (select min(coalesce(sent.submitted_at, sent.created_at))
    from job_applications sent where ${between("sent")} and sent.aasm_state <> 'draft')
  when 'messaged' then ${messagedSince}
  when 'recommended' then ${recommendedSince}
  end as since offset 0) as relation`;

export const relatesNow = sql<boolean>`(case selection.status
  when 'all' then true
  when 'unviewed' then relation.since is null
  else relation.since is not null end)`;

export const relatedWhenViewed = sql<boolean>`(case selection.status
  when 'all' then true
  when 'unviewed' then coalesce(relation.since > selection.viewed_at, true)
  else coalesce(relation.since <= selection.viewed_at, false) end)`;

/** Who was written to already is left out, unless that is what the filter requests. */
export const mayBeNew = sql<boolean>`(selection.status = 'messaged' or relation.messaged_since is null)`;
