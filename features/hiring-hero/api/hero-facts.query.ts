/** What happened at a program, from the domain's own rows: what Hiring Hero is counted from. */
import { productCardTypes } from "#features/messages/message-kinds.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import type { ApplicationFact, AskedFact, HeroFacts, InterviewFact, JobFact } from "../hero-facts.ts";
import { turns } from "./answer-times.query.ts";

/** More than any program has in the window; the newest are counted. */
const mostRows = 5000;

export async function loadHeroFacts(db: Queryable, employerId: string, since: Date): Promise<HeroFacts> {
  const [applications, messages, interviews, jobs] = await Promise.all([
    loadApplications(db, employerId, since),
    loadMessages(db, employerId, since),
    loadInterviews(db, employerId, since),
    loadJobs(db, employerId, since),
  ]);
  const asked = applications.map(({ id, name, submittedAt, answeredAt, answeredBy }): AskedFact => ({
    ...{ kind: "application", id, name, askedAt: submittedAt, answeredAt, answeredBy },
  }));
  return { asked: [...asked, ...messages], applications, interviews, jobs };
}

type AnsweredApplication = ApplicationFact & Pick<AskedFact, "answeredAt" | "answeredBy">;

/** An application that was taken back asks nothing. One that closed with its job is moved while that stays closed. */
async function loadApplications(
  db: Queryable,
  employerId: string,
  since: Date,
): Promise<AnsweredApplication[]> {
  const { rows } = await sql<AnsweredApplication>`
    select sent.id, sent.applicant_name as name, sent.submitted_at as "submittedAt",
      answer.at as "answeredAt", answer.by as "answeredBy",
      case sent.aasm_state when 'submitted' then false
        when 'closed' then job.listing_status = 'closed' else true end as "isMoved"
    from job_applications sent
    join job_listings job on job.id = sent.job_listing_id
    left join lateral (
      select at, by from (
        (select moved.created_at as at, moved.account_id::text as by from job_application_events moved
          where moved.job_application_id = sent.id and moved.by = 'employer'
            and moved.created_at >= sent.submitted_at
          order by moved.created_at limit 1)
        union all
        (select message.created_at, member.account_id::text from conversations talk
          join messages message on message.conversation_id = talk.id
          left join employer_profiles member on member.id = message.profile_id
          where talk.employer_id = sent.employer_id and talk.user_profile_id = sent.user_profile_id
            and message.profile_type = 'EmployerProfile' and message.created_at >= sent.submitted_at
            and message.deleted_at is null and message.message_type <> all(${productCardTypes})
          order by message.created_at limit 1)
      ) either order by at limit 1
    ) answer on true
    where sent.employer_id = ${employerId} and sent.submitted_at >= ${since}
      and sent.aasm_state not in ('draft', 'withdrawn')
    order by sent.submitted_at desc, sent.id limit ${mostRows}`.execute(db);
  return rows;
}

async function loadMessages(db: Queryable, employerId: string, since: Date): Promise<AskedFact[]> {
  const conversations = sql`select id from conversations
    where employer_id = ${employerId} and latest_message_at >= ${since}`;
  const { rows } = await sql<AskedFact>`
    select 'conversation' as kind, turn.conversation_id as id, turn.asked_at as "askedAt",
      concat_ws(' ', person.first_name, person.last_name) as name,
      turn.answered_at as "answeredAt", member.account_id::text as "answeredBy"
    from (${turns(conversations, since)}) turn
    join user_profiles person on person.id = turn.user_profile_id
    left join employer_profiles member on member.id = turn.answered_by
    where turn.profile_type = 'UserProfile'
    order by turn.asked_at desc limit ${mostRows}`.execute(db);
  return rows;
}

/** Those whose time has come, and those that the employer canceled shortly before. */
async function loadInterviews(db: Queryable, employerId: string, since: Date): Promise<InterviewFact[]> {
  const { rows } = await sql<InterviewFact>`
    select interview.id, interview.time, concat_ws(' ', person.first_name, person.last_name) as name,
      coalesce(interview.no_show_by = 'EmployerProfile', false) as "isMissedByEmployer",
      coalesce(interview.canceled_by_type = 'EmployerProfile'
        and interview.canceled_at > interview.time - interval '24 hours', false) as "isCanceledLate"
    from interviews interview join user_profiles person on person.id = interview.user_profile_id
    where interview.employer_id = ${employerId} and interview.time >= ${since}
      and (interview.status in ('completed', 'no_show')
        or interview.status = 'canceled' and interview.canceled_by_type = 'EmployerProfile')
    order by interview.time desc limit ${mostRows}`.execute(db);
  return rows;
}

/** Published jobs, and those that closed since: to a closed one belongs a hiring update. */
async function loadJobs(db: Queryable, employerId: string, since: Date): Promise<JobFact[]> {
  const { rows } = await sql<JobFact>`
    select id, title, slug, coalesce(closed_at, published_at, created_at) as at,
      listing_status = 'published' as "isPublished", compensation_min is not null as "hasPay",
      exists (select 1 from hiring_updates where job_listing_id = job_listings.id) as "isReported"
    from job_listings
    where employer_id = ${employerId} and not is_template
      and (listing_status = 'published' or listing_status = 'closed' and closed_at >= ${since})
    order by id desc limit ${mostRows}`.execute(db);
  return rows;
}
