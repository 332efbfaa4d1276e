import { expect, test } from "vitest";
import { sql } from "kysely";
import { seedBase } from "#db/seed/seed-base.ts";
import { isCorrectPassword } from "#features/accounts/api/passwords/password.ts";
import { loadCurrentDiffs } from "#features/candidates/api/saved/current-diffs.query.ts";
import { mainStates } from "#features/places/states.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { demoAccounts, demoJob } from "./demo/demo-accounts.ts";
import { loadSample } from "./load-sample.ts";
import { makeMarketplace } from "./marketplace.ts";
import { loadSampleContext } from "./sample-context.ts";

const { db } = await testDatabase();
await seedBase(db);
const now = new Date();
const steps: string[] = [];
await loadSample(db, { now, progress: (done, total, what) => steps.push(`${done}/${total} ${what}`) });

const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(db)).rows[0]!.count;

test("there is a whole market, in all states and many cities", async () => {
  expect(await count(sql`select count(*) from employers where claimed_at is not null`)).toBe(300);
  expect(await count(sql`select count(*) from job_listings`)).toBe(1200);
  expect(await count(sql`select count(*) from user_profiles`)).toBe(2000);
  const applications = await count(sql`select count(*) from job_applications`);
  expect(applications).toBeGreaterThan(2900);
  expect(applications).toBeLessThan(3100);
  const published = await sql<{ state: string }>`
    select distinct administrative_area_level1 as state from job_listings job
    join job_listing_locations at on at.job_listing_id = job.id join locations place on place.id = at.location_id
    where job.listing_status = 'published'`.execute(db);
  expect(published.rows.map(({ state }) => state).sort()).toEqual([...mainStates].sort());
  expect(await count(sql`select count(distinct city) from locations`)).toBeGreaterThan(100);
  expect(steps[0]).toBe(`0/${steps.length} brands`);
});

test("the cast has interviews to look at, and can be booked", async () => {
  const { email } = demoAccounts.employer;
  const ours = sql`select profile.id from employer_profiles profile join accounts on accounts.id = profile.account_id
    where accounts.email = ${email}`;
  const upcoming = sql`status = 'scheduled' and time > ${now}`;
  expect(
    await count(sql`select count(*) from interviews where employer_profile_id in (${ours}) and ${upcoming}`),
  ).toBeGreaterThan(0);
  expect(
    await count(
      sql`select count(*) from interviews where employer_profile_id in (${ours}) and status = 'completed'`,
    ),
  ).toBeGreaterThan(0);
  expect(
    await count(
      sql`select count(distinct employer_profile_id) from interview_slots where employer_profile_id in (${ours})`,
    ),
  ).toBe(2);
  expect(
    await count(sql`select count(*) from interviews join user_profiles educator on educator.id = user_profile_id
      where educator.slug = ${demoAccounts.educator.slug} and ${upcoming}`),
  ).toBe(1);
});

test("loading it again changes nothing", async () => {
  const before = await sql`select * from job_applications order by id`.execute(db);
  expect(await loadSample(db)).toBe(false);
  expect((await sql`select * from job_applications order by id`.execute(db)).rows).toEqual(before.rows);
});

test("the same seed makes the same market", async () => {
  const sizes = { employers: 8, jobs: 30, educators: 40, applications: 30 };
  const hashes = { educator: "-", employer: "-", operator: "-", sample: "-" };
  const make = async () => JSON.stringify(makeMarketplace(await loadSampleContext(db, now), sizes, hashes));
  expect(await make()).toBe(await make());
});

test("the demo accounts can sign in, with the data that end-to-end tests expect", async () => {
  for (const { email, password } of [demoAccounts.educator, demoAccounts.employer, demoAccounts.operator]) {
    const account = await db
      .selectFrom("accounts")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(await isCorrectPassword(account.passwordHash, password)).toBe(true);
  }
  const profiles = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts", "accounts.id", "profile.accountId")
    .innerJoin("employers", "employers.id", "profile.employerId")
    .where("accounts.email", "=", demoAccounts.employer.email)
    .select(["employers.slug", "profile.role"])
    .execute();
  expect(profiles.map(({ slug }) => slug).sort()).toEqual(
    demoAccounts.employer.employers.map(({ slug }) => slug).sort(),
  );
  const application = await db
    .selectFrom("jobApplications as application")
    .innerJoin("jobListings as job", "job.id", "application.jobListingId")
    .innerJoin("userProfiles as educator", "educator.id", "application.userProfileId")
    .where("educator.slug", "=", demoAccounts.educator.slug)
    .select(["job.slug", "job.listingStatus", "application.aasmState", "matchScore", "qualified"])
    .execute();
  expect(application).toHaveLength(1);
  expect(application[0]).toMatchObject({
    slug: demoJob.slug,
    listingStatus: "published",
    aasmState: "submitted",
    qualified: true,
  });
  expect(application[0]!.matchScore).toBeGreaterThan(0.9);
});

test("no person is real: mail ends in .example, numbers are reserved for fiction", async () => {
  expect(await count(sql`select count(*) from accounts where email not like '%.example'`)).toBe(0);
  expect(
    await count(sql`select count(*) from (select phone_number from user_profiles union all select phone_number from
    locations union all select phone_number from employers) numbers where phone_number !~ '^\\(\\d{3}\\) 555-01\\d\\d$'`),
  ).toBe(0);
});

test("everything happened in its order, and before now", async () => {
  expect(
    await count(sql`select count(*) from job_listings where created_at > published_at or published_at > ${now}
    or closed_at < published_at or closed_at > ${now}`),
  ).toBe(0);
  expect(
    await count(sql`select count(*) from job_applications application join job_listings job on job.id = job_listing_id
    where application.created_at < job.published_at or application.submitted_at < application.created_at
      or application.state_changed_at > ${now}`),
  ).toBe(0);
  expect(
    await count(sql`select count(*) from (select job_application_id,
      lag(to_state) over events as came_to, from_state, created_at, lag(created_at) over events as before
    from job_application_events window events as (partition by job_application_id order by id)) moves
    where came_to <> from_state or created_at < before`),
  ).toBe(0);
  expect(
    await count(sql`select count(*) from job_applications application where aasm_state <> 'draft' and aasm_state <>
    (select to_state from job_application_events where job_application_id = application.id order by id desc limit 1)`),
  ).toBe(0);
  expect(
    await count(sql`select count(*) from work_histories where current <> (end_date is null) or end_date < start_date
    or start_date > ${now}`),
  ).toBe(0);
  expect(
    await count(sql`select count(*) from education_histories where current <> (end_date is null) or end_date < start_date
    or start_date > ${now}`),
  ).toBe(0);
});

test("no application to a closed job stays open", async () => {
  expect(
    await count(sql`select count(*) from job_applications application join job_listings job on job.id = job_listing_id
    where job.listing_status in ('closed', 'archived')
      and aasm_state in ('submitted', 'shortlisted', 'interviewing', 'offered')`),
  ).toBe(0);
});

test("texts are whole, and no two jobs of one program read the same", async () => {
  expect(
    await count(
      sql`select count(*) from job_listings where description ~ '\\{|undefined|null|NaN|lorem' or length(description) < 150`,
    ),
  ).toBe(0);
  expect(
    await count(
      sql`select count(*) from employers
        where claimed_at is not null and (about ~ '\\{|undefined|null|NaN|lorem' or length(about) < 120)`,
    ),
  ).toBe(0);
  expect(
    await count(
      sql`select count(*) from work_histories where description ~ '\\{|undefined' or description = ''`,
    ),
  ).toBe(0);
  expect(
    await count(
      sql`select count(*) from (select 1 from job_listings group by employer_id, description having count(*) > 1) twice`,
    ),
  ).toBe(0);
});

test("pay follows the region, the role and the interval", async () => {
  const middle = async (state: string) =>
    count(sql`select percentile_cont(0.5) within group (order by compensation_max)::int as count from job_listings job
      join employers on employers.id = employer_id join geographies on geographies.id = employers.geography_id
      where geographies.state = ${state} and compensation_interval = 'hour'`);
  expect(await middle("CA")).toBeGreaterThan(await middle("TX"));
  expect(
    await count(sql`select count(*) from job_listings where compensation_min >= compensation_max
    or (compensation_interval = 'hour' and compensation_max not between 12 and 60)
    or (compensation_interval = 'year' and compensation_min not between 30000 and 120000)`),
  ).toBe(0);
});

test("published jobs are found by search, all others are not", async () => {
  expect(
    await count(sql`select count(*) from job_listings job left join job_search found on found.job_listing_id = job.id
    where (job.listing_status = 'published') <> (found.job_listing_id is not null)`),
  ).toBe(0);
});

test("both of the cast have messages to read, and every application has its conversation", async () => {
  const unread = await sql<{ email: string; count: number }>`
    select account.email, count(*) from messages message
    join user_profiles educator on educator.id = message.user_profile_id
    join employer_profiles team on team.employer_id = message.employer_id
    join accounts account on account.id = case message.profile_type
      when 'UserProfile' then team.account_id else educator.account_id end
    where message.read_at is null and message.message_type = 'text'
      and account.email in (${demoAccounts.educator.email}, ${demoAccounts.employer.email})
    group by 1 order by 1`.execute(db);
  expect(unread.rows.map(({ email }) => email)).toEqual([
    demoAccounts.educator.email,
    demoAccounts.employer.email,
  ]);
  expect(unread.rows.every(({ count: found }) => found >= 2)).toBe(true);
  const without = sql<{ count: number }>`select count(*) from job_applications sent
    where submitted_at is not null and not exists (select from conversations talk
      where talk.employer_id = sent.employer_id and talk.user_profile_id = sent.user_profile_id)`;
  expect(await count(without)).toBe(0);
  expect(await count(sql`select count(*) from messages where created_at > ${now}`)).toBe(0);
});

test("a job's figures add up: every view and every application came from somewhere, and some programs wait to be claimed", async () => {
  const perJob = (table: "views" | "applications", whole: ReturnType<typeof sql>) =>
    count(sql`select count(*) from job_listings job
      left join lateral (select coalesce(sum(${sql.ref(table)}), 0) as told from job_sources
        where job_listing_id = job.id) sources on true
      where sources.told <> (${whole})`);
  const views = sql`select coalesce(sum(views), 0) from job_views where job_listing_id = job.id`;
  const sent = sql`select count(*) from job_applications
    where job_listing_id = job.id and submitted_at is not null`;
  expect(await perJob("views", views)).toBe(0);
  expect(await perJob("applications", sent)).toBe(0);
  expect(await count(sql`select count(distinct source) from job_sources`)).toBeGreaterThan(4);
  expect(
    await count(sql`select count(*) from employers where claimed_at is null and roster_license is not null`),
  ).toBe(6);
});

test("the demo employer has two saved filters, one of them with a new match", async () => {
  const storedSelections = await db
    .selectFrom("savedFilterSelections")
    .select(["id", "diff"])
    .orderBy("id")
    .execute();
  expect(storedSelections).toHaveLength(2);
  const diffs = await loadCurrentDiffs(
    db,
    storedSelections.map(({ id }) => id),
  );
  expect(storedSelections.map(({ id }) => diffs.get(id)!.length).toSorted()).toEqual([0, 3]);
  expect(await count(sql`select count(*) from candidate_changes`)).toBe(0);
});
