/** Keeps the counts of the reports up to date: the last days every hour, people every night, the past once. */
import { job } from "#platform/server/job.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { z } from "zod";
import { countPeople, countVisits } from "./count-funnel.ts";

/** Reports of a phone without a connection come late. */
const recentDays = 3;

/** `from` and `until` are days; without them the last ones, and before them whatever was never counted. */
export const countVisitDays = job(
  "analytics.count-visits",
  z.object({ from: z.iso.date().optional(), until: z.iso.date().optional() }),
  async ({ from, until }, { db, now }) => {
    const today = Math.floor(now().getTime() / dayMs) * dayMs;
    const start = from ? Date.parse(from) : await firstDay();
    const end = until ? Date.parse(until) : today;
    // Each day is a transaction of its own: a worker that dies has lost one day, and the next one begins there.
    for (let day = start; day <= end; day += dayMs)
      await db.transaction().execute((tx) => countVisits(tx, new Date(day)));

    async function firstDay(): Promise<number> {
      const { rows } = await sql<{ counted: string | null; first: Date | null }>`
        select (select max(day)::text from funnel_counts where step = 'visited') as counted,
          (select min(started_at) from ahoy_visits) as first`.execute(db);
      const { counted, first } = rows[0]!;
      if (counted) return Math.min(Date.parse(counted), today) - (recentDays - 1) * dayMs;
      return first ? Math.floor(first.getTime() / dayMs) * dayMs : today;
    }
  },
  { cron: "12 * * * *" },
);

export const countPeopleSteps = job(
  "analytics.count-people",
  z.object({}),
  async (_, { db }) => {
    await db.transaction().execute(countPeople);
  },
  { cron: "27 3 * * *" },
);
