/** Two programs become one and two again: every reference is kept, nothing is lost, and later changes stay. */
import { loadSample } from "#db/sample/load-sample.ts";
import { takeBackBulkChange } from "#features/operators/api/bulk-changes/bulk-change.resource.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInTenants, type Tenants } from "../../testing/tenants.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 12, jobs: 60, educators: 60, applications: 120 } });
const { db } = server;
const jobs = testJobs({ url: server.databaseUrl, db } as never, [takeBackBulkChange], {
  emit: server.platform.registry.emit,
});
let people: Tenants;
/** The program that goes is the owner's; the one that stays is another's, and the owner is on both teams. */
let from: string;
let into: string;
beforeAll(async () => {
  people = await signInTenants(server);
  from = people.owner.actor.employerId;
  const rival = people.outsiders.find(({ name }) => name === "another employer")!.actor;
  if (rival.kind !== "employer") throw new Error("The other employer is another");
  into = rival.employerId;
  await makeDoubles();
});
afterAll(() => server.close());

const ask = (
  path: string,
  method: "GET" | "POST" = "GET",
  body?: object,
  headers = people.operator.headers,
) =>
  server.request(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body }),
  });
const merge = () => ask(`employers/${from}/merge`, "POST", { into, reason: "The same centre, twice" });

describe("a merge", () => {
  let changeId: string;
  let before: Record<string, string[]>;

  test("says before what it would move, and moves nothing", async () => {
    before = await everyRow();
    const answer = await ask(`employers/${from}/merge?into=${into}`);
    expect(answer.status, answer.text).toBe(200);
    const { moved } = answer.json();
    const of = (table: string) => moved.find((one: { table: string }) => one.table === table)?.count ?? 0;
    expect(of("job_listings")).toBeGreaterThan(0);
    expect(of("conversations")).toBeGreaterThan(0);
    expect(await everyRow()).toEqual(before);
  });

  test("moves every reference; only what the other has already stays behind", async () => {
    const answer = await merge();
    expect(answer.status, answer.text).toBe(200);
    changeId = answer.json().data.id;
    const left = await referencesTo(from);
    const kept = [
      "hiring_hero_metrics",
      "hiring_hero_standings",
      "profile_likes",
      "profile_views",
      "hidden_jobs",
    ];
    // The sample's programs both have a plan, and a conversation with the same educator.
    const doubled = [
      "subscriptions",
      "conversations",
      "employer_profiles",
      "profile_accesses",
      "join_requests",
    ];
    expect(Object.keys(left).filter((table) => ![...kept, ...doubled].includes(table))).toEqual([]);
    const { messages } = await db
      .selectFrom("messages")
      .select((eb) => eb.fn.countAll<string>().as("messages"))
      .where("employerId", "=", from)
      .executeTakeFirstOrThrow();
    expect(Number(messages)).toBe(0);
  });

  test("leads the old address to the program that stayed, and shows the other to nobody", async () => {
    const slugs = new Map(
      (await db.selectFrom("employers").select(["id", "slug"]).where("id", "in", [from, into]).execute()).map(
        ({ id, slug }) => [id, slug],
      ),
    );
    const answer = await server.request(`employers/${slugs.get(from)}`);
    expect(answer.json().data.id).toBe(into);
    expect((await server.request(`employers/${from}`)).status).toBe(404);
  });

  test("lets who was on both teams act as one, with all that either had", async () => {
    const team = await db
      .selectFrom("employerProfiles")
      .select("accountId")
      .where("employerId", "=", into)
      .where("removedAt", "is", null)
      .execute();
    const accounts = team.map(({ accountId }) => accountId);
    expect(new Set(accounts).size).toBe(accounts.length);
    expect(accounts).toContain(people.owner.actor.accountId);
  });

  test("happens once", async () => {
    expect((await merge()).status).toBe(409);
  });

  test("is taken back without loss; what was made since follows its job, what was changed since stays", async () => {
    const job = await db
      .selectFrom("jobListings")
      .innerJoin("bulkChangeRows as moved", (join) =>
        join
          .on(sql<boolean>`moved.key ->> 'id' = job_listings.id::text`)
          .on("moved.tableName", "=", "job_listings"),
      )
      .select("jobListings.id")
      .executeTakeFirstOrThrow();
    const educator = await db
      .selectFrom("userProfiles")
      .select("id")
      .where(
        sql<boolean>`not exists (select from job_applications where job_listing_id = ${job.id}
        and user_profile_id = user_profiles.id)`,
      )
      .executeTakeFirstOrThrow();
    const { id: applicationId } = await db
      .insertInto("jobApplications")
      .values({ jobListingId: job.id, userProfileId: educator.id, employerId: into })
      .returning("id")
      .executeTakeFirstOrThrow();

    const answer = await ask(`bulk_changes/${changeId}/undo`, "POST", {});
    expect(answer.status, answer.text).toBe(200);
    await jobs.run();
    const change = await db
      .selectFrom("bulkChanges")
      .selectAll()
      .where("id", "=", changeId)
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({ state: "undone", summary: { kept: 0 } });
    const application = db.selectFrom("jobApplications").where("id", "=", applicationId);
    expect(await application.select("employerId").executeTakeFirst()).toEqual({ employerId: from });
    await db.deleteFrom("jobApplications").where("id", "=", applicationId).execute();
    expect(await everyRow()).toEqual(before);
    expect((await ask(`bulk_changes/${changeId}/undo`, "POST", {})).status).toBe(409);
  });

  test("is refused where a bill would change hands, and by who may not", async () => {
    const paid = db.updateTable("subscriptions").where("employerId", "=", from).where("endedAt", "is", null);
    await paid.set({ gatewayId: "sub_of_a_test" }).execute();
    const answer = await merge();
    expect([answer.status, answer.json().errors[0].code]).toEqual([409, "paid_plan"]);
    await paid.set({ gatewayId: null }).execute();
    expect((await ask(`employers/${from}/merge?into=${from}`)).status).toBe(422);
    const asOwner = await ask(`employers/${from}/merge?into=${into}`, "GET", undefined, people.owner.headers);
    expect(asOwner.status).toBe(403);
    expect((await ask(`employers/${from}/merge?into=${into}`, "GET", undefined, {})).status).toBe(401);
  });
});

test("every table is recorded, or known to be nothing that a bulk change is about", async () => {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class t where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger where tgrelid = t.oid and tgname = 'record_bulk_change')
    order by 1`.execute(db);
  // A new table wants the trigger of 0482_bulk_changes.sql, or a word here why it needs none.
  expect(rows.map(({ table }) => table).filter((table) => !unrecorded.has(table))).toEqual([]);
});

/** Logs, the outbox, secrets, money, and what is derived from other rows. */
const unrecorded = new Set(
  `account_exports account_tokens ahoy_events ahoy_visits audit_logs billing_customers billing_differences broadcasts
  bulk_change_inputs bulk_change_rows bulk_changes cable_tickets calendar_busy_times calendar_connections candidate_changes
  candidate_counts candidate_facts educator_milestones funnel_counts candidate_search candidate_words email_codes error_reports files idempotency_keys job_recommendations job_search job_search_points job_seekers mails openid_flows passkey_challenges passkeys privacy_requests job_runs
  payment_events phone_codes push_deliveries push_keys push_messages push_subscriptions recovery_codes refresh_tokens
  schema_migrations second_factors seeds sessions sign_in_identities sms_messages
  test_gateway_books test_gateway_prices third_party_credentials`.split(/\s+/),
);

/** What both programs have of the same: a colleague, a conversation, a like, an event type's address. */
async function makeDoubles(): Promise<void> {
  const { accountId } = people.owner.actor;
  await db
    .insertInto("employerProfiles")
    .values({ accountId, employerId: into, slug: "on-both-teams", firstName: "On", lastName: "Both" })
    .onConflict((known) =>
      known.columns(["accountId", "employerId"]).doUpdateSet({ removedAt: null, invitationState: null }),
    )
    .execute();
  const [educator] = await db
    .selectFrom("conversations")
    .select(["userProfileId as id"])
    .where("employerId", "=", from)
    .execute();
  const known = await db
    .selectFrom("conversations")
    .select("id")
    .where("employerId", "=", into)
    .where("userProfileId", "=", educator!.id)
    .executeTakeFirst();
  if (!known)
    await db.insertInto("conversations").values({ employerId: into, userProfileId: educator!.id }).execute();
  for (const employerId of [from, into])
    await sql`insert into profile_likes (employer_id, user_profile_id) values (${employerId}, ${educator!.id})
      on conflict do nothing`.execute(db);
  await sql`update interview_event_types set slug = 'intro' where id in (
    select distinct on (employer_id) id from interview_event_types where employer_id in (${from}, ${into})
      and removed_at is null order by employer_id, id)`.execute(db);
  const profile = people.owner.actor.employerProfileId;
  await sql`update conversations set assigned_profile_id = ${profile} where employer_id = ${from}`.execute(
    db,
  );
  await sql`update user_profiles set excluded_employer_ids = array[${from}]::uuid[]
    where id = (select min(id::text)::uuid from user_profiles)`.execute(db);
}

/** Every recorded row of the database, without what each change of a row sets anew. */
async function everyRow(): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_bulk_change'`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of [...tables, { name: "job_search" }]) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - array['updated_at', 'version'])::text as row from ${sql.table(name)} t`.execute(
      db,
    );
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}

/** How many rows of which tables refer to a program. */
async function referencesTo(employerId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'employer_id' and table_type = 'BASE TABLE'`.execute(db);
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} where employer_id = ${employerId}`.execute(db);
    if (counted[0]!.count > 0) found[name] = counted[0]!.count;
  }
  return found;
}
