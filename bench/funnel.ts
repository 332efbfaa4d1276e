/**
 * `npm run bench:funnel [events]`: the report of the funnel over ten million events, as its query, beside a plain count of
 * the same rows; the two must be equal.
 */
import { migrate } from "#db/migrate.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { countVisits } from "#features/analytics/api/insight/count-funnel.ts";
import { funnelReport } from "#features/analytics/api/insight/insight.query.ts";
import { noLimits, openDatabase } from "#platform/server/database/database.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";

const events = Number(process.argv[2] ?? 10_000_000);
const eventsPerVisit = 4;
const days = 365;
const rounds = 15;

const postgres = await startScratchPostgres();
try {
  await migrate(postgres.url);
  const db = openDatabase(postgres.url, { limits: noLimits });
  await seedBase(db);
  const last = Math.floor(Date.now() / dayMs) * dayMs;
  const first = last - (days - 1) * dayMs;
  const making = seconds();
  const visits = Math.round(events / eventsPerVisit);
  await sql`
    insert into ahoy_visits (id, visit_token, visitor_token, utm_source, started_at)
    select gen_random_uuid(), 'v' || n, 'v' || n % 700000, (array['', 'newsletter', 'flyer', 'search'])[n % 4 + 1],
      ${new Date(first)}::timestamptz + (n % ${days}) * interval '1 day' + (n % 80000) * interval '1 second'
    from generate_series(1, ${visits}) n`.execute(db);
  await sql`
    insert into ahoy_events (visit_id, event_id, name, properties, time)
    select id, nth::text, '$view', case when nth = 2 and right(visit_token, 1) < '4'
      then '{"page":"/jobs/:slug"}'::json else '{"page":"/jobs"}'::json end, started_at
    from ahoy_visits cross join generate_series(1, ${eventsPerVisit}) nth`.execute(db);
  await sql`vacuum analyze ahoy_visits`.execute(db);
  await sql`vacuum analyze ahoy_events`.execute(db);
  console.log(`${events} events of ${visits} visits made in ${making()} s`);

  const counting = seconds();
  for (let day = first; day <= last; day += dayMs)
    await db.transaction().execute((tx) => countVisits(tx, new Date(day)));
  console.log(`counted by the job in ${counting()} s, a day at a time`);

  const plainCount = seconds();
  const { rows } = await sql<{ visited: number; looked: number }>`
    select count(*)::int as visited, (count(*) filter (where exists (select from ahoy_events event
      where event.visit_id = ahoy_visits.id and event.properties ->> 'page' = '/jobs/:slug')))::int as looked
    from ahoy_visits`.execute(db);
  console.log(`plain count in ${plainCount()} s`);

  const text = (at: number) => new Date(at).toISOString().slice(0, 10);
  const query = { from: text(first), until: text(last), by: "source" as const };
  const { total } = await funnelReport(db, query);
  const isEqual = total.visited === rows[0]!.visited && total.looked === rows[0]!.looked;
  console.log(`equal: ${isEqual} (${total.visited} visited, ${total.looked} looked at a job)`);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await funnelReport(db, query);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  console.log(
    `report: median ${times[rounds >> 1]!.toFixed(1)} ms, slowest of ${rounds} ${times.at(-1)!.toFixed(1)} ms`,
  );
  await db.destroy();
} finally {
  await postgres.stop();
}

function seconds(): () => string {
  const start = performance.now();
  return () => ((performance.now() - start) / 1000).toFixed(1);
}
