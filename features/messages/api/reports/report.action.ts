/**
 * `POST {side}/conversations/{id}/report`: reports a conversation, or one of its messages, to the operators; `POST
 * job_listings/{id}/report`: a job ad; `POST user_profiles/{id}/report`: an educator's profile. A second report of
 * the same by the same person, while the first is open, changes nothing.
 */
import { type Action, action } from "#platform/server/action.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields, tooManyRequests } from "#platform/server/errors.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { findPublicJob } from "#features/jobs/api/activity/like-job.action.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { z } from "zod";
import { Conversation } from "../../conversation.ts";
import {
  conversationReportReasons,
  jobReportReasons,
  maxReportsPerDay,
  profileReportReasons,
  type ReportReason,
} from "../../report-constants.ts";
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
const profileReportInput = z.object({
  reason: z.enum(profileReportReasons, /*i18n*/ "Say what is wrong"),
  details,
});

export const reportActions: Action[] = (["user_profile", "employer"] as const).map((side) =>
  action({
    path: `${side}/conversations/:id/report`,
    summary: "Report a conversation, or one message in it, to the operators.",
    for: [side === "employer" ? "employer" : "educator"],
    input: reportInput,
    on: Conversation,
    answers: { 204: nothing },
    run: async (context, { messageId = null, ...input }, { id: conversationId }) => {
      if (messageId) await requireInConversation(context, messageId, conversationId);
      await createReport(context, input, { conversationId, messageId });
      return { status: 204 };
    },
  }),
);

export const reportJob = action({
  path: "job_listings/:id/report",
  summary: "Report a job ad to the operators.",
  for: ["educator"],
  input: jobReportInput,
  answers: { 204: nothing },
  run: async (context, input, { id }) => {
    await createReport(context, input, { jobListingId: await findPublicJob(context, id!, false) });
    return { status: 204 };
  },
});

export const reportProfile = action({
  path: "user_profiles/:id/report",
  summary: "Report an educator's profile to the operators.",
  for: ["employer"],
  input: profileReportInput,
  on: UserProfile,
  answers: { 204: nothing },
  run: async (context, input, { id }) => {
    await createReport(context, input, { userProfileId: id });
    return { status: 204 };
  },
});

type ReportSubject =
  | { conversationId: string; messageId: string | null }
  | { jobListingId: string }
  | { userProfileId: string };

async function createReport(
  context: WriteContext,
  { reason, details: words }: { reason: ReportReason; details: string },
  subject: ReportSubject,
): Promise<void> {
  const { db, actor } = context;
  const reporterAccountId = isSignedIn(actor) ? actor.accountId : "";
  if (!(await isNewReport(context, reporterAccountId, subject))) return;
  const report = await db
    .insertInto("reports")
    .values({
      ...subject,
      reporterAccountId,
      reporterType: requireSide(actor).type,
      reason,
      details: words,
      createdAt: context.now(),
      updatedAt: context.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAudit(context, {
    action: auditActionOf(subject),
    entity: "reports",
    entityId: report.id,
    detail: { reason },
  });
  await emailOperators.enqueue(db, { reportId: report.id });
}

const auditActionOf = (subject: ReportSubject) =>
  "jobListingId" in subject
    ? "job_listing.report"
    : "userProfileId" in subject
      ? "user_profile.report"
      : "conversation.report";

/** False if this person's report of the same is still open; refuses more than a day's number. */
async function isNewReport(
  { db, now }: WriteContext,
  reporterAccountId: string,
  subject: ReportSubject,
): Promise<boolean> {
  // One at a time, so that simultaneous reports do not pass the limit together.
  await db.selectFrom("accounts").select("id").where("id", "=", reporterAccountId).forNoKeyUpdate().execute();
  const own = db.selectFrom("reports").where("reporterAccountId", "=", reporterAccountId);
  const open = await own
    .select("id")
    .where("state", "=", "open")
    .where((eb) => eb.and(subject))
    .executeTakeFirst();
  if (open) return false;
  const { sent } = await own
    .select((eb) => eb.fn.countAll<number>().as("sent"))
    .where("createdAt", ">", new Date(now().getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= maxReportsPerDay) throw tooManyRequests(dayMs / 1000);
  return true;
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
