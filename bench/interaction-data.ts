/** A program of some size: hundreds of applicants, dozens of jobs, one conversation of thousands of messages. */
import { insertApplicants } from "#features/applications/api/download/many-applicants.fixtures.ts";
import type { Database } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { signIn, signUp } from "../e2e/fixtures/api.ts";
import type { Person } from "../e2e/fixtures/person.ts";
import { publishJob } from "../e2e/fixtures/published-job.ts";

export const applicantCount = 500;
export const messageCount = 5_000;
export const jobCount = 120;
/** Conversations beside the long one. */
const shortConversationCount = 40;

export interface BusyProgram {
  employer: Person;
  /** The conversation with `messageCount` messages. */
  longConversationId: string;
}

export async function createBusyProgram(db: Database): Promise<BusyProgram> {
  const employer = await signUp("employer");
  const job = await publishJob(employer, await signIn("operator"));
  const { employerId } = await db
    .selectFrom("jobListings")
    .select("employerId")
    .where("id", "=", job.id)
    .executeTakeFirstOrThrow();
  await insertApplicants(db, { count: applicantCount, employerId, jobListingId: job.id });
  await sql`insert into job_listings (employer_id, slug, title, listing_status, role_type, employment_type, published_at)
    select ${employerId}, 'bench-' || ${job.id} || '-' || n, 'Lead teacher, room ' || n, 'published',
      'Teacher (Lead/Head)', '{Full-time}', now() - n * interval '1 hour'
    from generate_series(1, ${jobCount - 1}::int) n`.execute(db);
  const longConversationId = await insertConversations(db, employerId);
  await sql`analyze`.execute(db);
  return { employer, longConversationId };
}

/** With the first applicants of the program; the long one is the newest. */
async function insertConversations(db: Database, employerId: string): Promise<string> {
  await sql`
    insert into conversations (employer_id, user_profile_id, latest_message_at, last_user_profile_message_at)
    select employer_id, user_profile_id, now() - n * interval '1 minute', now() - n * interval '1 minute'
    from (select employer_id, user_profile_id, row_number() over (order by id) as n from job_applications
      where employer_id = ${employerId}) applicants
    where n <= ${shortConversationCount + 1}`.execute(db);
  const { id: longId } = await db
    .selectFrom("conversations")
    .select("id")
    .where("employerId", "=", employerId)
    .orderBy("latestMessageAt", "desc")
    .executeTakeFirstOrThrow();
  const minutes = sql`(${messageCount}::int - n) * interval '1 minute'`;
  await sql`insert into messages (conversation_id, employer_id, user_profile_id, profile_type, profile_id, data, created_at, id)
    select id, employer_id, user_profile_id, case when n % 2 = 0 then 'UserProfile' else 'EmployerProfile' end, user_profile_id,
      jsonb_build_object('text', 'Message ' || n || ' ' || repeat('and some more words ', 1 + n % 8)),
      now() - ${minutes}, uuidv7(-${minutes})
    from conversations, generate_series(1, case when id = ${longId} then ${messageCount} else 30 end) n
    where employer_id = ${employerId}`.execute(db);
  return longId;
}
