/**
 * An operator's decision about a report, with what follows from it: `POST reports/{id}/decide`, or a PATCH of its state.
 * dismissed: nothing · removed: the message or job is gone for everyone · warned: the reported side is written to ·
 * suspended: the educator or program is off the marketplace.
 */
import { transitionApproval as transitionEmployer } from "#features/employers/api/review/decide-approval.action.ts";
import { transitionApproval as transitionProfile } from "#features/educators/api/review/transition-profile.action.ts";
import { transitionJob } from "#features/jobs/api/lifecycle/transition-job.action.ts";
import { action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import { conflict, invalidFields, notFound, unprocessable } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { reportDecisions, type ReportState } from "../../report-constants.ts";
import { Report } from "../../report.ts";
import { replaceWithTombstone } from "../messages/delete-message.action.ts";
import { emailWarning } from "./email-warning.ts";
import { reportedSide } from "./reported-side.query.ts";

const pointer = { source: { pointer: "/data/attributes/state" } };

export const decideReportAction = action({
  path: "reports/:id/decide",
  summary: "Decides about a report, with words for the reported side where it is warned or suspended.",
  for: ["operator"],
  operators: operatorAccess.decisions.write,
  input: z.object({
    state: z.enum(reportDecisions, /*i18n*/ "Choose from the list"),
    note: z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer").default(""),
  }),
  on: Report,
  answers: { 200: resourceDocument("reports") },
  run: async (context, { state, note }, report) => {
    if (report.state !== "open")
      throw conflict(/*i18n*/ "Somebody else decided this meanwhile.", { code: "decided_meanwhile" });
    await decideReport(context, report.id, state, note);
    await recordAudit(context, {
      ...{ action: "report.decide", entity: "reports", entityId: report.id },
      detail: { state, ...(note ? { note } : {}) },
    });
    return { resource: { type: "reports", id: report.id } };
  },
});

/** @param note What the reported side reads; a warning or a suspension needs it. */
export async function decideReport(
  context: WriteContext,
  id: string,
  state: ReportState,
  note = "",
): Promise<void> {
  const { db, actor, now } = context;
  const report = await db
    .selectFrom("reports")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw notFound();
  if (!note && (state === "warned" || state === "suspended"))
    throw invalidFields(
      [{ field: "note", message: /*i18n*/ "Say why, in words they can act on" }],
      (field) => `/${field}`,
    );
  if (state === "removed") await removeReported(context, report, note);
  if (state === "warned") await emailWarning(context, report, note);
  if (state === "suspended") await suspendReported(context, report, note);
  const decided = state !== "open" && isSignedIn(actor);
  await db
    .updateTable("reports")
    .set({
      ...{ state, decisionNote: note },
      ...{ decidedById: decided ? actor.accountId : null, decidedAt: decided ? now() : null },
    })
    .where("id", "=", id)
    .execute();
}

async function removeReported(context: WriteContext, report: Row<"reports">, note: string): Promise<void> {
  const { jobListingId, userProfileId, messageId } = report;
  if (userProfileId)
    throw unprocessable(/*i18n*/ "This report is about a profile: suspend the educator instead.", pointer);
  if (!jobListingId) return removeMessage(context, messageId);
  const job = await context.db
    .selectFrom("jobListings")
    .selectAll()
    .where("id", "=", jobListingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (job.listingStatus === "removed") return;
  await transitionJob(context, job, "removed", { reason: note || report.reason, set: { publishAt: null } });
}

async function removeMessage(context: WriteContext, messageId: string | null): Promise<void> {
  const message = messageId
    ? await context.db
        .selectFrom("messages")
        .selectAll()
        .where("id", "=", messageId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!message) {
    throw unprocessable(
      /*i18n*/ "This report is about the whole conversation: there is no message to remove.",
      pointer,
    );
  }
  if (!message.deletedAt) await replaceWithTombstone(context, message);
}

/** One that is suspended already stays so; one that was never let in can't be: `422` naming both states. */
async function suspendReported(context: WriteContext, report: Row<"reports">, note: string): Promise<void> {
  const side = await reportedSide(context.db, report);
  if (!side) throw notFound();
  if (side.type === "employer") return transitionEmployer(context, side.id, "suspended", note);
  await transitionProfile(context, side.id, "suspended", note);
}
