/** `npm run bench:free-times`: how long free times take for a busy host, 200 interviews and 2,000 busy times ahead. */
import { migrate } from "#db/migrate.ts";
import { horizon, freeTimes } from "#features/interviews/free-times.ts";
import { loadBookingRules } from "#features/interviews/api/availability/free-times.query.ts";
import { type Database, openDatabase } from "#platform/server/database/database.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import { sql } from "kysely";

const rounds = Number(process.argv[2] ?? 200);
const postgres = await startScratchPostgres();
try {
  await migrate(postgres.url);
  const db = openDatabase(postgres.url);
  await fill(db);
  await measure(db);
  await db.destroy();
} finally {
  await postgres.stop();
}

/** One host with 90 days to be booked, among 50 others that are as busy. */
async function fill(db: Database): Promise<void> {
  await sql`insert into accounts (email, password_hash, user_type, first_name, last_name)
    select 'person-' || n || '@bench.example', '-', case when n <= 50 then 'employer' else 'educator' end, 'Ann', 'Lee'
    from generate_series(1, 100) n`.execute(db);
  await sql`insert into employers (name, slug) select 'House ' || n, 'house-' || n from generate_series(1, 50) n`.execute(
    db,
  );
  await sql`insert into employer_profiles (account_id, employer_id, first_name, last_name, slug, time_zone, calendar_days_in_future)
    select account.id, employer.id, 'Ann', 'Lee', employer.slug, 'America/Chicago', 90
    from (select id, row_number() over (order by id) n from accounts where user_type = 'employer') account
    join (select id, slug, row_number() over (order by id) n from employers) employer using (n)`.execute(db);
  await sql`insert into user_profiles (account_id, first_name, last_name, slug)
    select id, 'Bea', 'Ito', email from accounts where user_type = 'educator'`.execute(db);
  await sql`insert into interview_slots (employer_profile_id, day_of_week, start_time, end_time)
    select id, day, '08:00', '18:00' from employer_profiles, generate_series(0, 6) day`.execute(db);
  await sql`insert into interview_event_types (employer_id, employer_profile_id, name, slug, buffer_after)
    select employer_id, id, 'Talk', 'talk', 10 from employer_profiles`.execute(db);
  await sql`insert into interviews (employer_id, employer_profile_id, user_profile_id, name, interview_type, time, ends_at,
      busy_from, busy_until, status, booked_by_type, uid)
    select host.employer_id, host.id, educator.id, 'Talk', 'online', begins, begins + interval '30 minutes', begins,
      begins + interval '40 minutes', 'scheduled', 'UserProfile', host.id || '-' || n
    from (select *, row_number() over (order by id) host_n from employer_profiles) host
    cross join generate_series(1, 200) n
    join (select id, row_number() over (order by id) educator_n from user_profiles) educator on educator_n = host_n
    cross join lateral (select date_trunc('hour', now()) + n * interval '10 hours' as begins) times`.execute(
    db,
  );
  await sql`insert into blocking_calendars (account_id, employer_profile_id, service, calendar_name)
    select account_id, id, 'ics', 'Busy' from employer_profiles`.execute(db);
  await sql`insert into calendar_busy_times (blocking_calendar_id, employer_profile_id, starts_at, ends_at)
    select id, employer_profile_id, begins, begins + interval '20 minutes' from blocking_calendars,
      generate_series(1, 2000) n, lateral (select now() + n * interval '61 minutes' as begins) times`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

async function measure(db: Database): Promise<void> {
  const type = await db.selectFrom("interviewEventTypes").selectAll().executeTakeFirstOrThrow();
  const host = await db
    .selectFrom("employerProfiles")
    .selectAll()
    .where("id", "=", type.employerProfileId)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const window = { from: now.getTime(), until: horizon(host, now.getTime()) };
  const [readDurations, computeDurations]: [number[], number[]] = [[], []];
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const rules = await loadBookingRules(db, type, host, window, now);
    const read = performance.now();
    found = freeTimes(rules, window, now.getTime()).length;
    computeDurations.push(performance.now() - read);
    readDurations.push(read - start);
  }
  console.log(`${rounds} rounds, 90 days, 200 interviews, 2,000 busy times: ${found} free times`);
  console.log(`reading the database  ${figures(readDurations)}`);
  console.log(`working them out      ${figures(computeDurations)}`);
}

function figures(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return `p50 ${at(0.5).toFixed(2)} ms   p95 ${at(0.95).toFixed(2)} ms`;
}
