/**
 * Fits a program's published jobs to a number: those that are too many pause, and those that were paused for it come back
 * when there is room. Nothing is closed or deleted, and what people paused themselves stays paused.
 */
import type { WriteContext } from "#platform/server/context.ts";
import { systemActor } from "#platform/server/system-context.ts";
import { sql } from "kysely";
import { type JobRow, transitionJob } from "./transition-job.action.ts";

export const planLimitReason = "plan_limit";

interface Room {
  employerId: string;
  /** How many may be published; null for any number. */
  limit: number | null;
  /** These stay before all others, which stay by the time of their publishing, the newest first. */
  keptIds?: readonly string[];
}

export async function fitJobs(
  context: WriteContext,
  { employerId, limit, keptIds = [] }: Room,
): Promise<void> {
  const jobs = await jobsOf(context, employerId);
  const isKept = ({ id }: JobRow) => keptIds.includes(id);
  const published = jobs.filter(({ listingStatus }) => listingStatus === "published");
  const waiting = jobs.filter(({ listingStatus }) => listingStatus === "paused");
  const bySystem = { ...context, actor: systemActor };
  const room = limit ?? Infinity;
  const inOrder = published.toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)));
  for (const job of inOrder.slice(room))
    await transitionJob(bySystem, job, "paused", { reason: planLimitReason });
  for (const job of waiting.slice(0, Math.max(room - published.length, 0)))
    await transitionJob(bySystem, job, "published", { reason: planLimitReason });
}

/** Published, or paused for want of room; the most recently published first. */
const jobsOf = ({ db }: WriteContext, employerId: string): Promise<JobRow[]> =>
  db
    .selectFrom("jobListings")
    .selectAll()
    .where("employerId", "=", employerId)
    .where((eb) =>
      eb.or([
        eb("listingStatus", "=", "published"),
        eb.and([eb("listingStatus", "=", "paused"), wasPausedForRoom]),
      ]),
    )
    .orderBy("publishedAt", "desc")
    .orderBy("id", "desc")
    .forUpdate()
    .execute();

const wasPausedForRoom = sql<boolean>`(
  select reason from job_listing_events where job_listing_id = job_listings.id and to_state = 'paused'
  order by created_at desc, id desc limit 1) = ${planLimitReason}`;
