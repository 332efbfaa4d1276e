/** Counts the funnel for reports: visits day by day as they come, people from the marketplace's own rows. */
import type { Transaction } from "#platform/server/database/database.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { directSource } from "../../funnel.ts";

/** The campaign, else the site they came from; at most so long, as anybody can send anything. */
const sourceOf = sql`coalesce(
  left(nullif(lower(trim(visit.utm_source)), ''), 60), left(nullif(lower(visit.referring_domain), ''), 60),
  ${directSource})`;

const brandOf = sql`(
  select brands.id from brands
  where substring(visit.landing_page from '^https?://([^/:?#]+)') = any (brands.domains) limit 1)`;

/** The page of a job; events carry the route's pattern. */
const jobPage = "/jobs/:slug";

/** The visits that began on one day (UTC), and those of them that looked at a job. */
export async function countVisits(tx: Transaction, day: Date): Promise<void> {
  const end = new Date(day.getTime() + dayMs);
  await sql`delete from funnel_counts where day = ${day}::date and step in ('visited', 'looked')`.execute(tx);
  await sql`
    with visits as (
      select ${brandOf} as brand_id, ${sourceOf} as source, exists (
        select from ahoy_events event where event.visit_id = visit.id
          and event.name = '$view' and event.properties ->> 'page' = ${jobPage}) as looked
      from ahoy_visits visit where visit.started_at >= ${day} and visit.started_at < ${end}
    )
    insert into funnel_counts (day, step, brand_id, geography_id, source, count)
    select ${day}::date, step, brand_id, null, source, count(*)
    from visits cross join lateral (values ('visited', true), ('looked', looked)) as steps (step, reached)
    where reached group by step, brand_id, source`.execute(tx);
}

/** When each educator first reached a step, and how many did on each day. */
export async function countPeople(tx: Transaction): Promise<void> {
  await sql`truncate educator_milestones`.execute(tx);
  await sql`
    insert into educator_milestones
    select profile.id, account.brand_id, profile.geography_id, coalesce(first_visit.source, ${directSource}),
      account.created_at,
      coalesce(review.onboarded_at,
        case when profile.approval_state <> 'incomplete' then coalesce(profile.submitted_at, profile.created_at) end),
      coalesce(review.approved_at,
        case when profile.approval_state = 'approved' then coalesce(profile.submitted_at, profile.created_at) end),
      application.applied_at, interview.interviewed_at, least(hired.hired_at, application.hired_at)
    from user_profiles profile
    join accounts account on account.id = profile.account_id
    left join (
      select distinct on (visit.account_id) visit.account_id, ${sourceOf} as source
      from ahoy_visits visit where visit.account_id is not null order by visit.account_id, visit.started_at
    ) first_visit on first_visit.account_id = account.id
    left join (
      select entity_id, min(created_at) filter (where detail ->> 'to' = 'pending') as onboarded_at,
        min(created_at) filter (where detail ->> 'to' = 'approved') as approved_at
      from audit_logs where entity = 'user_profiles' and action = 'user_profile.approval' group by entity_id
    ) review on review.entity_id = profile.id
    left join (
      select user_profile_id, min(submitted_at) as applied_at,
        min(state_changed_at) filter (where aasm_state = 'hired') as hired_at
      from job_applications where aasm_state <> 'draft' group by user_profile_id
    ) application on application.user_profile_id = profile.id
    left join (
      select user_profile_id, min(time) as interviewed_at
      from interviews where status = 'completed' group by user_profile_id
    ) interview on interview.user_profile_id = profile.id
    left join (
      select user_profile_id, min(coalesce(confirmed_at, created_at)) as hired_at
      from hires where educator_says group by user_profile_id
    ) hired on hired.user_profile_id = profile.id
    where account.user_type = 'educator'`.execute(tx);
  await sql`delete from funnel_counts where step not in ('visited', 'looked')`.execute(tx);
  await sql`
    insert into funnel_counts (day, step, brand_id, geography_id, source, count)
    select (reached_at at time zone 'UTC')::date, step, brand_id, geography_id, source, count(*)
    from educator_milestones cross join lateral (values
      ('signed_up', signed_up_at), ('onboarded', onboarded_at), ('approved', approved_at), ('applied', applied_at),
      ('interviewed', interviewed_at), ('hired', hired_at)) as steps (step, reached_at)
    where reached_at is not null group by 1, 2, 3, 4, 5`.execute(tx);
}
