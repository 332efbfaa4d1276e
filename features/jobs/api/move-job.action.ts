/** One move in a listing's life: checked against the table, kept as an event, told to search and to whoever listens. */
import { recordAudit } from "#platform/server/audit.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound, unprocessable } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSystem } from "#platform/server/system-context.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import type { TransitionRole } from "#platform/shared/transitions.ts";
import { sql } from "kysely";
import { z } from "zod";
import { isOwnJob } from "../job.policy.ts";
import type { ListingStatus } from "../job-constants.ts";
import { mayMoveJob } from "../job-transitions.ts";
import { jobsStream } from "./jobs.channel.ts";
import type { JobColumns } from "./job-columns.ts";
import type { JobTransition } from "./job-events.ts";
import { refreshJobSearch } from "./search/refresh-job-search.ts";

export type JobRow = Row<"jobListings">;

interface MoveOptions {
  reason?: string | null;
  /** Columns that change with the state. */
  set?: JobColumns;
  /** Said to those who listen, beside the row: who was hired. */
  told?: Pick<JobTransition, "hiredApplicationIds">;
}

/** Moves a row that the caller has locked (`lockJob`); an illegal move is `422` naming from and to. */
export async function moveJob(
  context: WriteContext,
  job: JobRow,
  to: ListingStatus,
  { reason = null, set = {}, told = {} }: MoveOptions = {},
): Promise<JobRow> {
  checkMove(context, job, to);
  const { db } = context;
  const after = await db
    .updateTable("jobListings")
    .set({ ...set, listingStatus: to, updatedAt: context.now(), version: sql`version + 1` })
    .where("id", "=", job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepEvent(context, job, to, reason);
  await refreshJobSearch(db, [job.id]);
  const change = { id: job.id, before: job, after, changed: ["listingStatus"] };
  await context.emit(context, "job_listings.updated", change);
  await context.emit(context, `job_listings.${to}`, { ...change, ...told });
  if (job.publishedAt || after.publishedAt) {
    const data = { id: job.id, listingStatus: to };
    await broadcast(db, { streams: [jobsStream], event: "job_listing.updated", data });
  }
  return after;
}

/** Refuses a move that the table does not know for this caller. */
export function checkMove({ actor }: Pick<WriteContext, "actor">, job: JobRow, to: ListingStatus): void {
  const from = job.listingStatus as ListingStatus;
  if (mayMoveJob(from, to, whoIs(actor))) return;
  throw unprocessable(/*i18n*/ "A job that is {from} cannot become {to}.", {
    code: "illegal_transition",
    meta: { from, to },
  });
}

/** Reads and locks a job of the caller's own by id or slug (operators: any); else it is not there. */
export async function lockJob({ db, actor }: WriteContext, key: string): Promise<JobRow> {
  const job = await db
    .selectFrom("jobListings")
    .selectAll()
    .where(z.uuid().safeParse(key).success ? "id" : "slug", "=", key)
    .forUpdate()
    .executeTakeFirst();
  if (!job || !(actor.kind === "operator" || isOwnJob(actor, job))) throw notFound();
  return job;
}

const whoIs = (actor: Actor): TransitionRole =>
  actor.kind === "operator" ? (isSystem(actor) ? "system" : "operator") : "employer";

async function keepEvent(context: WriteContext, job: JobRow, to: ListingStatus, reason: string | null) {
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
