/** `POST employer/job_listings/{id}/{event}`: the transitions of a listing, each checked by the shared table. */
import { action } from "#platform/server/action.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { closeReasons, hiredElsewhere } from "../../job-constants.ts";
import { JobListing } from "../../job-listing.ts";
import { type JobRow, transitionJob } from "./transition-job.action.ts";
import { publishJob } from "./publish-job.action.ts";

const emptyInput = z.object({});
const closeInput = z.object({
  reason: z.enum(closeReasons, { error: /*i18n*/ "Choose from the list" }).nullish(),
  hiredApplicationIds: z.array(z.uuid()).max(100).nullish(),
  hiredElsewhere: z.enum(hiredElsewhere, { error: /*i18n*/ "Choose from the list" }).nullish(),
});

export const jobTransitionActions = [
  jobAction(
    "publish",
    "Publishes a job, or sends a new employer's first one to review.",
    emptyInput,
    publishJob,
  ),
  jobAction("reopen", "Publishes a closed job anew.", emptyInput, publishJob),
  jobAction("pause", "Takes a job out of sight for a while.", emptyInput, (context, job) =>
    transitionJob(context, job, "paused"),
  ),
  jobAction("close", "Ends a job; open applicants are told.", closeInput, closeJob),
  jobAction("archive", "Puts a closed job away.", emptyInput, (context, job) =>
    transitionJob(context, job, "archived"),
  ),
  jobAction("withdraw_review", "Takes a job back from review.", emptyInput, (context, job) =>
    transitionJob(context, job, "draft"),
  ),
  jobAction(
    "remove",
    "Takes a job off the marketplace.",
    z.object({ reason: z.string().trim().max(1000).nullish() }),
    (context, job, { reason }) =>
      transitionJob(context, job, "removed", { reason, set: { publishAt: null } }),
  ),
];

/** What lets a job in, or takes it away. */
function isDecision(verb: string): boolean {
  return verb === "publish" || verb === "remove";
}

/** One POST below a job of the caller's own that answers with the job as it is afterwards. */
export function jobAction<S extends z.ZodType>(
  verb: string,
  summary: string,
  input: S,
  run: (context: WriteContext, job: JobRow, input: z.output<S>) => Promise<{ id: string }>,
  status = 200,
) {
  return action({
    path: `employer/job_listings/:id/${verb}`,
    summary,
    for: ["employer", "operator"],
    operators: isDecision(verb) ? operatorAccess.decisions.write : operatorAccess.reviewed.write,
    access: "preparation",
    input,
    on: JobListing,
    answers: { [status]: resourceDocument("job_listings") },
    run: async (context, given, job) => {
      const after = await run(context, job, given);
      return { status, resource: { type: "job_listings", id: after.id } };
    },
  });
}

export async function closeJob(
  context: WriteContext,
  job: JobRow,
  { reason, hiredApplicationIds, hiredElsewhere: elsewhere = null }: z.output<typeof closeInput>,
): Promise<JobRow> {
  const hired = [...new Set(hiredApplicationIds ?? [])];
  await checkHired(context, job, hired);
  const closedReason = reason ?? (hired.length > 0 || elsewhere ? "filled" : "other");
  return transitionJob(context, job, "closed", {
    reason: closedReason,
    set: {
      closedReason,
      closedAt: context.now(),
      hiredElsewhere: closedReason === "filled" ? elsewhere : null,
    },
    eventData: { hiredApplicationIds: hired },
  });
}

async function checkHired({ db }: WriteContext, job: JobRow, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db
    .selectFrom("jobApplications")
    .select("id")
    .where("jobListingId", "=", job.id)
    .where("aasmState", "!=", "draft")
    .where("id", "in", ids)
    .execute();
  if (known.length === ids.length) return;
  throw invalidFields(
    [{ field: "hiredApplicationIds", message: /*i18n*/ "Choose from this job's applicants" }],
    (field) => `/${field}`,
  );
}
