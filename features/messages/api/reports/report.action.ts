/**
 * `POST {side}/conversations/{id}/report`: reports a conversation, or one of its messages, to the operators; `POST
 * job_listings/{id}/report`: a job ad.
 */
import { type Action, action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { findPublicJob } from "#features/jobs/api/activity/like-job.action.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { Conversation } from "../../conversation.ts";
import { conversationReportReasons, jobReportReasons, type ReportReason } from "../../report.ts";
import { emailOperators } from "./email-operators.job.ts";
import { requireSide } from "../visible-conversations.ts";

const details = z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer").default("");
const reportInput = z.object({
  reason: z.enum(conversationReportReasons, /*i18n*/ "Say what is wrong"),
  details,
  messageId: z.uuid().nullish(),
});
const jobReportInput = z.object({
  reason: z.enum(jobReportReasons, /*i18n*/ "Say what is wrong"),
  details,
});

export const reportActions: Action[] = (["user_profile", "employer"] as const).map((side) =>
  action({
    path: `${side}/conversations/:id/report`,
    summary: "Report a conversation, or one message in it, to the operators.",
    for: [side === "employer" ? "employer" : "educator"],
    input: reportInput,
    on: Conversation,
    run: async (context, { messageId = null, ...input }, { id: conversationId }) => {
      if (messageId) await requireInConversation(context, messageId, conversationId);
      await createReport(context, input, { conversationId, messageId });
      return { status: 204 };
    },
  }),
);

/** A second report of the same ad by the same educator, while the first is open, changes nothing. */
export const reportJob = action({
  path: "job_listings/:id/report",
  summary: "Report a job ad to the operators.",
  for: ["educator"],
  input: jobReportInput,
  run: async (context, input, { id }) => {
    await createReport(context, input, { jobListingId: await findPublicJob(context, id!, false) });
    return { status: 204 };
  },
});

type ReportSubject = { conversationId: string; messageId: string | null } | { jobListingId: string };

async function createReport(
  context: WriteContext,
  { reason, details: words }: { reason: ReportReason; details: string },
  subject: ReportSubject,
): Promise<void> {
  const { db, actor } = context;
  const report = await db
    .insertInto("reports")
    .values({
      ...subject,
      reporterAccountId: isSignedIn(actor) ? actor.accountId : "",
      reporterType: requireSide(actor).type,
      reason,
      details: words,
      createdAt: context.now(),
      updatedAt: context.now(),
    })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!report) return;
  await recordAudit(context, {
    action: "jobListingId" in subject ? "job_listing.report" : "conversation.report",
    entity: "reports",
    entityId: report.id,
    detail: { reason },
  });
  await emailOperators.enqueue(db, { reportId: report.id });
}

async function requireInConversation(
  { db }: WriteContext,
  messageId: string,
  conversationId: string,
): Promise<void> {
  const message = await db
    .selectFrom("messages")
    .select("id")
    .where("id", "=", messageId)
    .where("conversationId", "=", conversationId)
    .executeTakeFirst();
  if (message) return;
  throw invalidFields(
    [{ field: "messageId", message: /*i18n*/ "This message isn't in the conversation" }],
    (field) => `/${field}`,
  );
}
