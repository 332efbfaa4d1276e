/**
 * An employer's relations to educators, each as a query for the ids of their profiles: the one definition of
 * liked, applied, messaged, viewed and recommended, for the search and for profile documents.
 */
import { type RawBuilder, sql } from "kysely";
import { recommendedFrom } from "../candidate-filters.ts";

export const relations = ["recommended", "liked", "previously_applied", "messaged", "viewed"] as const;
export type Relation = (typeof relations)[number];

/** A value, or the column of another row. */
type IdExpression = string | RawBuilder<string>;

/** For `user_profile_id in (…)`: `select user_profile_id …`, rows may come twice. */
export const idsRelated: Record<
  Relation,
  (employerId: IdExpression, jobListingId?: IdExpression) => RawBuilder<unknown>
> = {
  recommended: (employerId, jobListingId) => sql`(
      select fit.user_profile_id from job_recommendations fit
      join job_listings job on job.id = fit.job_listing_id
      where ${isOpenJob(employerId, jobListingId)}
        and fit.dismissed_at is null and fit.employer_score >= ${recommendedFrom}::float8
      union all
      select sent.user_profile_id from job_applications sent
      join job_listings job on job.id = sent.job_listing_id
      where ${isOpenJob(employerId, jobListingId)} and sent.employer_id = ${employerId}
        and sent.aasm_state <> 'draft' and sent.match_score >= ${recommendedFrom}::float8)`,
  liked: (employerId) => sql`(
      select user_profile_id from profile_likes where employer_id = ${employerId})`,
  previously_applied: (employerId) => sql`(
      select user_profile_id from job_applications where employer_id = ${employerId} and aasm_state <> 'draft')`,
  messaged: (employerId) => sql`(
      select user_profile_id from conversations
      where employer_id = ${employerId} and last_employer_message_at is not null
      union all
      select user_profile_id from job_applications
      where employer_id = ${employerId} and aasm_state <> 'draft' and messaged_at is not null)`,
  viewed: (employerId) => sql`(
      select user_profile_id from profile_views where employer_id = ${employerId})`,
};

/** Educators who match an open job; with a job id, also one that is not open yet. */
const isOpenJob = (employerId: IdExpression, jobListingId?: IdExpression) =>
  jobListingId
    ? sql`job.employer_id = ${employerId} and job.id = ${jobListingId}`
    : sql`job.employer_id = ${employerId} and job.listing_status = 'published'`;
