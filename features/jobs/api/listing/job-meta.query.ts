/**
 * Loads a job's `meta`: badges, distance, the match and the reader's own application; for its employer the metrics.
 */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { matchMeta } from "#features/matching/match.ts";
import { readAgeLimit } from "#features/educators/api/educator-age.query.ts";
import { isTooYoung, usualMinimumAge } from "#features/educators/educator-age.ts";
import { badgesOf, recommendedAmong } from "../../job-badges.ts";
import { isOwnJob } from "../../job.policy.ts";
import { loadLastChange } from "#features/employers/api/team/last-change.query.ts";
import { loadEmployersForBadges } from "./employers-for-badges.query.ts";
import { type JobMetrics, loadJobMetrics } from "../activity/job-metrics.query.ts";
import { listJobSources } from "../activity/count-job-sources.action.ts";
import { loadMatchesForEducator } from "../match/job-matches.query.ts";
import { recommendableJobs } from "../recommendations/recommendable-jobs.ts";

/** `distanceMiles` is present where a search around a place found the row. */
type JobRow = Row<"jobListings"> & { distanceMiles?: number };
type AnyContext = Context | WriteContext;

export async function loadJobMeta(
  rows: JobRow[],
  context: AnyContext,
  single = false,
): Promise<Map<string, Record<string, unknown>>> {
  const { actor, db } = context;
  const now = context.now();
  const ids = rows.map(({ id }) => id);
  const own = rows.filter((row) => actor.kind === "operator" || isOwnJob(actor, row)).map(({ id }) => id);
  const [employers, matches, wanted, applications, numbers, ageLimit] = await Promise.all([
    loadEmployersForBadges(db, rows, now),
    actor.kind === "educator" ? loadMatchesForEducator(db, actor.userProfileId, ids, now) : new Map(),
    actor.kind === "educator" ? recommendableJobs(db, actor.userProfileId, ids) : new Set<string>(),
    loadOwnApplications(context, ids, actor),
    loadJobMetrics(db, own),
    actor.kind === "educator" ? readAgeLimit(db, actor.userProfileId) : null,
  ]);
  const sources = single ? await loadSources(db, numbers) : new Map();
  const [only] = single ? rows : [];
  const lastChange =
    only && own.length > 0 ? await loadLastChange(context, { ...only, entity: "job_listings" }) : null;
  const scores = ids.flatMap((id) =>
    wanted.has(id) && matches.has(id) ? [[id, matches.get(id)!.score] as const] : [],
  );
  const recommended = recommendedAmong(new Map(scores));
  return new Map(
    rows.map((row) => {
      const match = matches.get(row.id);
      const application = applications.get(row.id);
      return [
        row.id,
        {
          badges: badgesOf(row, employers.get(row.employerId) ?? {}, recommended.has(row.id), now),
          ...(row.distanceMiles === undefined ? {} : { distanceMiles: row.distanceMiles }),
          ...(isTooYoung(ageLimit, row) ? { asksForAge: row.minAge ?? usualMinimumAge } : {}),
          ...(match ? { match: matchMeta(match) } : {}),
          ...(application ? { application } : {}),
          ...(numbers.has(row.id) ? { counts: numbers.get(row.id) } : {}),
          ...(lastChange ? { lastChange } : {}),
          ...(sources.has(row.id) ? { sources: sources.get(row.id) } : {}),
        },
      ];
    }),
  );
}

/** On a job's own page, not in lists: where its views and applications came from. */
async function loadSources(db: AnyContext["db"], numbers: Map<string, JobMetrics>) {
  const rows = [...numbers].map(async ([id, total]) => [id, await listJobSources(db, id, total)] as const);
  return new Map(await Promise.all(rows));
}

/** "Applied {date}", or a draft to continue. The application itself carries its state. */
async function loadOwnApplications({ db }: AnyContext, ids: string[], actor: Actor) {
  if (actor.kind !== "educator") return new Map<string, unknown>();
  const rows = await db
    .selectFrom("jobApplications")
    .select(["id", "jobListingId", "submittedAt"])
    .where("userProfileId", "=", actor.userProfileId)
    .where("jobListingId", "in", ids)
    .execute();
  return new Map<string, unknown>(
    rows.map(({ id, jobListingId, submittedAt }) => [
      jobListingId,
      { id, submittedAt: submittedAt?.toISOString() ?? null, isDraft: submittedAt === null },
    ]),
  );
}
