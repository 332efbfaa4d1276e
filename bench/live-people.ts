/** The people of `npm run bench:live`: the team of one big program, and educators who write with it and with a small one. */
import { seedBase } from "#db/seed/seed-base.ts";
import { signAccessToken } from "#features/accounts/api/sessions/access-token.ts";
import type { Database } from "#platform/server/database/database.ts";
import { sql } from "kysely";

export interface Account {
  id: string;
  token: string;
  side: "educator" | "team";
}

export interface Conversation {
  id: string;
  employerId: string;
  userProfileId: string;
  accountId: string;
}

export interface Application {
  id: string;
  employerId: string;
  userProfileId: string;
  jobListingId: string;
}

export interface People {
  accounts: Account[];
  /** Of the small program, one with each educator. */
  conversations: Conversation[];
  /** Of the big one: all its team listens to both. */
  teamConversation: Conversation;
  teamApplication: Application;
}

/** In a migrated database. */
export async function createPeople(
  db: Database,
  secret: string,
  { educators, team }: { educators: number; team: number },
): Promise<People> {
  await seedBase(db);
  await insertEducators(db, educators);
  await insertPrograms(db, team);
  await sql`
    insert into sessions (account_id, expires_at)
    select id, now() + interval '1 day' from accounts where email like 'bench-%'`.execute(db);
  await sql`analyze`.execute(db);
  const [teamConversation] = await conversationsOf(db, "bench-big");
  return {
    accounts: await tokensOf(db, secret),
    conversations: await conversationsOf(db, "bench-small"),
    teamConversation: teamConversation!,
    teamApplication: await insertApplication(db, teamConversation!),
  };
}

const insertEducators = (db: Database, count: number) =>
  sql`
    with people as (
      insert into accounts (email, password_hash, user_type, first_name, last_name, email_verified_at)
      select 'bench-educator-' || n || '@people.example', '-', 'educator', 'Ana', 'Nr' || n, now()
      from generate_series(1, ${count}::int) n returning id, last_name)
    insert into user_profiles (account_id, first_name, last_name, slug, approval_state)
    select id, 'Ana', last_name, 'bench-' || last_name, 'approved' from people`.execute(db);

const insertPrograms = (db: Database, team: number) =>
  sql`
    with programs as (
      insert into employers (name, slug, claimed_at, approved_at)
      values ('Big', 'bench-big', now(), now()), ('Small', 'bench-small', now(), now()) returning id, slug),
    people as (
      insert into accounts (email, password_hash, user_type, first_name, last_name, email_verified_at)
      select 'bench-team-' || n || '@people.example', '-', 'employer', 'Robin', 'Nr' || n, now()
      from generate_series(1, ${team}::int) n returning id, last_name),
    members as (
      insert into employer_profiles (account_id, employer_id, role, first_name, last_name, slug)
      select people.id, programs.id, 'member', 'Robin', people.last_name, 'bench-team-' || people.last_name from people, programs where programs.slug = 'bench-big')
    insert into conversations (employer_id, user_profile_id, latest_message_at, last_user_profile_message_at)
    select programs.id, educators.id, now(), now() from programs, user_profiles educators`.execute(db);

async function insertApplication(
  db: Database,
  { employerId, userProfileId }: Conversation,
): Promise<Application> {
  const job = { employerId, slug: "bench-job", title: "Lead Teacher", listingStatus: "published" as const };
  const { id: jobListingId } = await db
    .insertInto("jobListings")
    .values(job)
    .returning("id")
    .executeTakeFirstOrThrow();
  return db
    .insertInto("jobApplications")
    .values({ employerId, userProfileId, jobListingId, aasmState: "submitted", submittedAt: new Date() })
    .returning(["id", "employerId", "userProfileId", "jobListingId"])
    .executeTakeFirstOrThrow();
}

async function tokensOf(db: Database, secret: string): Promise<Account[]> {
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.accountId")
    .select(["accounts.id", "accounts.userType", "sessions.id as sid"])
    .execute();
  return Promise.all(
    rows.map(async ({ id, userType, sid }) => ({
      id,
      side: userType === "educator" ? ("educator" as const) : ("team" as const),
      token: (await signAccessToken(secret, { sub: id, sid, typ: userType }, new Date())).token,
    })),
  );
}

const conversationsOf = (db: Database, slug: string): Promise<Conversation[]> =>
  db
    .selectFrom("conversations")
    .innerJoin("employers", "employers.id", "conversations.employerId")
    .innerJoin("userProfiles", "userProfiles.id", "conversations.userProfileId")
    .select(["conversations.id", "conversations.employerId", "userProfileId", "userProfiles.accountId"])
    .where("employers.slug", "=", slug)
    .execute();
