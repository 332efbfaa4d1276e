/** Transitions a listing: checks the table, records the event, refreshes the search row and notifies listeners. */
import { changeRow } from "#platform/server/change-row.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSystem } from "#platform/server/system-context.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import type { TransitionRole } from "#platform/shared/transitions.ts";
import type { ListingStatus } from "../../job-constants.ts";
import { canTransitionJob } from "../../job-transitions.ts";
import { jobsStream } from "../jobs.channel.ts";
import type { JobColumns } from "../listing/job-columns.ts";
import type { JobTransition } from "./job-events.ts";
import { refreshJobSearch } from "../search/refresh-job-search.ts";

export type JobRow = Row<"jobListings">;

interface TransitionOptions {
  reason?: string | null;
  /** Columns that change with the state. */
  set?: JobColumns;
  /** Passed to listeners beside the row: who was hired. */
  eventData?: Pick<JobTransition, "hiredApplicationIds">;
}

/** Transitions a row that the caller has locked (`lockJob`); an illegal transition is `422` naming from and to. */
export async function transitionJob(
  context: WriteContext,
  job: JobRow,
  to: ListingStatus,
  { reason = null, set = {}, eventData = {} }: TransitionOptions = {},
): Promise<JobRow> {
  checkTransition(context, job, to);
  const { db } = context;
  const after = await changeRow(context, "jobListings", job, { ...set, listingStatus: to });
  await recordTransition(context, job, to, reason);
  await refreshJobSearch(db, [job.id]);
  const change = { id: job.id, before: job, after, changed: ["listingStatus"] };
  await context.emit(context, "job_listings.updated", change);
  await context.emit(context, `job_listings.${to}`, { ...change, ...eventData });
  if (job.publishedAt || after.publishedAt) {
    const data = { id: job.id, listingStatus: to };
    await broadcast(db, { streams: [jobsStream], event: "job_listing.updated", data });
  }
  return after;
}

/** Rejects a transition that the table does not have for this caller. */
export function checkTransition(
  { actor }: Pick<WriteContext, "actor">,
  job: JobRow,
  to: ListingStatus,
): void {
  const from = job.listingStatus;
  if (canTransitionJob(from, to, roleOf(actor))) return;
  throw unprocessable(/*i18n*/ "A job that is {from} cannot become {to}.", {
    code: "illegal_transition",
    meta: { from, to },
  });
}

/** Locks a job for what happens by the clock; undefined where it was deleted. Actions are given theirs by `on`. */
export const lockJob = ({ db }: Pick<WriteContext, "db">, id: string): Promise<JobRow | undefined> =>
  db.selectFrom("jobListings").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

const roleOf = (actor: Actor): TransitionRole =>
  actor.kind === "operator" ? (isSystem(actor) ? "system" : "operator") : "employer";

async function recordTransition(
  context: WriteContext,
  job: JobRow,
  to: ListingStatus,
  reason: string | null,
) {
  const { actor, db } = context;
  const from = job.listingStatus;
  await db
    .insertInto("jobListingEvents")
    .values({
      jobListingId: job.id,
      accountId: isSignedIn(actor) && actor.accountId ? actor.accountId : null,
      fromState: from,
      toState: to,
      reason,
      createdAt: context.now(),
    })
    .execute();
  await recordAudit(context, {
    action: `job.${to}`,
    entity: "job_listings",
    entityId: job.id,
    detail: { from, to },
  });
}
