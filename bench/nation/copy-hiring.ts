/** What hiring leaves behind: applications everywhere, and one program with very many of them and of conversations. */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { copyRows } from "./copy-rows.ts";
import type { NationSizes } from "./nation-sizes.ts";

const messagesEach = 8;

/** Every published job has one application; those of the demo employer have all that its size says. */
export async function copyApplications(db: Queryable, { applicants }: NationSizes): Promise<void> {
  await sql
    .raw(`select setseed(0.71);
    create unlogged table nation.forms as
    select row_number() over (order by id) - 1 as number, id from job_applications
    where aasm_state <> 'draft' and resume_id is null and offer is null;
    create unlogged table nation.applications as
    with people as materialized (
      select row_number() over (order by random()) as k, n from nation.people where is_findable),
    own as materialized (
      select row_number() over (order by id) - 1 as number, id, employer_id from job_listings
      where listing_status = 'published'
        and employer_id = (select id from employers where slug = '${demoAccounts.employer.employers[0].slug}')),
    pairs as (
      select people.n, own.id as job, own.employer_id from people
      join own on own.number = people.k % (select count(*) from own) where people.k <= ${applicants}
      union all
      select people.n, nation.id(7, job.n), nation.id(3, job.program) from nation.jobs job
      join people on people.k = 1 + (job.n * 7) % (select count(*) from people))
    select row_number() over () as k, drawn.*, random() ^ 2 * interval '60 days' as age,
      floor(random() * (select count(*) from nation.forms))::int as form
    from (select * from pairs order by random()) drawn;
    analyze nation.applications`)
    .execute(db);
  await copyRows(db, {
    table: "job_applications",
    from: `from nation.applications application join nation.forms form on form.number = application.form
      join user_profiles applicant on applicant.id = nation.id(2, application.n)
      join {template} template on template.id = form.id`,
    columns: {
      id: "nation.id(8, application.k)",
      job_listing_id: "application.job",
      employer_id: "application.employer_id",
      user_profile_id: "applicant.id",
      applicant_name: "lower(applicant.first_name || ' ' || applicant.last_name)",
      submitted_at: "now() - application.age",
      created_at: "now() - application.age - interval '10 minutes'",
      updated_at: "now() - application.age",
      state_changed_at: "now() - application.age",
    },
  });
  await sql`insert into job_application_locations (job_application_id, location_id)
    select nation.id(8, application.k), at.location_id from nation.applications application
    join lateral (select location_id from job_listing_locations where job_listing_id = application.job
      order by position limit 1) at on true`.execute(db);
}

/** The demo employer's, with a thread each; and one of two messages for every eighth application elsewhere. */
export async function copyConversations(db: Queryable, { conversations }: NationSizes): Promise<void> {
  await sql
    .raw(`create unlogged table nation.conversations as
    with pairs as (
      select distinct on (employer_id, n) employer_id, n, k, age,
        employer_id = (select id from employers where slug = '${demoAccounts.employer.employers[0].slug}') as is_demo
      from nation.applications order by employer_id, n, k),
    talks as (
      select pairs.*, row_number() over (partition by is_demo order by k) as nth from pairs
      where not exists (select from conversations known
        where known.employer_id = pairs.employer_id and known.user_profile_id = nation.id(2, n)))
    select row_number() over (order by k) as c, n, employer_id, now() - age as written_at,
      case when is_demo then ${messagesEach} else 2 end as messages
    from talks where case when is_demo then nth <= ${conversations} else nth % 8 = 0 end;
    analyze nation.conversations`)
    .execute(db);
  await sql`insert into conversations (id, employer_id, user_profile_id, opened_by_type, opened_at, latest_message_at,
      last_employer_message_at, last_user_profile_message_at, created_at, updated_at)
    select nation.id(9, c), employer_id, nation.id(2, n), 'UserProfile', written_at - interval '1 day', written_at,
      written_at - interval '1 hour', written_at, written_at - interval '1 day', written_at
    from nation.conversations`.execute(db);
  await sql`insert into conversation_members (conversation_id, messageable_type, messageable_id, last_read_at, created_at)
    select nation.id(9, c), 'UserProfile', nation.id(2, n), written_at, written_at - interval '1 day'
    from nation.conversations
    union all
    select nation.id(9, c), 'EmployerProfile', profile.id, case when c % 3 > 0 then written_at end,
      written_at - interval '1 day'
    from nation.conversations talk join employer_profiles profile on profile.employer_id = talk.employer_id
    where profile.removed_at is null`.execute(db);
  await sql`insert into messages (conversation_id, employer_id, user_profile_id, profile_type, profile_id, data,
      created_at, updated_at)
    select nation.id(9, c), talk.employer_id, nation.id(2, n),
      case when number % 2 = 0 then 'UserProfile' else 'EmployerProfile' end,
      case when number % 2 = 0 then nation.id(2, n) else profile.id end,
      jsonb_build_object('text', 'Thank you. Could we talk on Thursday after four? Message ' || number),
      written_at - (messages - number) * interval '1 hour', written_at - (messages - number) * interval '1 hour'
    from nation.conversations talk
    join (select distinct on (employer_id) employer_id, id from employer_profiles where removed_at is null
      order by employer_id, id) profile on profile.employer_id = talk.employer_id
    cross join lateral generate_series(1, messages) as number`.execute(db);
}
