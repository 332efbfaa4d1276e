/** Loads the employer facts that badges show, for a page of jobs. */
import type { Queryable } from "#platform/server/database/database.ts";
import { dayMs } from "#platform/shared/duration.ts";

const hiresCountForDays = 90;

export async function loadEmployersForBadges(
  db: Queryable,
  jobs: readonly { employerId: string }[],
  now: Date,
) {
  const ids = [...new Set(jobs.map(({ employerId }) => employerId))];
  const since = new Date(now.getTime() - hiresCountForDays * dayMs);
  const rows = await db
    .selectFrom("employers")
    .select(["id", "hiringHero", "responsive"])
    .select((eb) =>
      eb
        .selectFrom("jobApplications")
        .select((inner) => inner.fn.countAll<number>().as("hires"))
        .whereRef("jobApplications.employerId", "=", "employers.id")
        .where("aasmState", "=", "hired")
        .where("stateChangedAt", ">=", since)
        .as("hiresInLast90Days"),
    )
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
