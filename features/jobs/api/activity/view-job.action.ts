/** A job that was looked at, or left for the employer's own site: numbers of their day, by source. */
import { action } from "#platform/server/action.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { jobSource } from "../../job-source-input.ts";
import { countJobSource } from "./count-job-sources.action.ts";
import { findPublicJob } from "./like-job.action.ts";

const input = z.object({ source: jobSource.default("other") });
const allActorKinds: Actor["kind"][] = ["guest", "educator", "employer", "unchosen", "operator"];

export const recordJobView = action({
  path: "job_listings/:id/view",
  summary: "Counts one more view of a published job today.",
  for: allActorKinds,
  operators: operatorRoles,
  access: "everyone",
  input,
  answers: { 204: nothing },
  run: async (context, { source }, { id }) => {
    const jobListingId = await findPublicJob(context, id!, true);
    if (isInterested(context.actor)) {
      await countView(context, jobListingId);
      await countJobSource(context, jobListingId, source, "views");
    }
    return { status: 204 };
  },
});

/** For jobs that take applications elsewhere, this is all that we learn about applicants. */
export const leaveToApply = action({
  path: "job_listings/:id/apply_elsewhere",
  summary: "Counts that somebody went on to apply on the employer's own site.",
  for: allActorKinds,
  operators: operatorRoles,
  access: "everyone",
  input,
  answers: { 204: nothing },
  run: async (context, { source }, { id }) => {
    const jobListingId = await findPublicJob(context, id!, true);
    const { externalUrl } = await context.db
      .selectFrom("jobListings")
      .select("externalUrl")
      .where("id", "=", jobListingId)
      .executeTakeFirstOrThrow();
    if (!externalUrl) throw conflict(/*i18n*/ "Applications for this job are sent here.");
    if (isInterested(context.actor)) await countJobSource(context, jobListingId, source, "applications");
    return { status: 204 };
  },
});

/** An employer looking at a listing is no sign of interest. */
const isInterested = ({ kind }: Actor) => kind === "guest" || kind === "educator";

const countView = ({ db }: WriteContext, jobListingId: string) =>
  db
    .insertInto("jobViews")
    .values({ jobListingId, views: 1 })
    .onConflict((known) =>
      known.columns(["jobListingId", "day"]).doUpdateSet({ views: sql`job_views.views + 1` }),
    )
    .execute();
