/** Emails an educator the outcome of their profile's review. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import type { MailTemplate } from "#platform/server/mail/template.ts";
import { z } from "zod";
import { rejections } from "../../question-flow.ts";
import { findAnswers, applicableQuestions } from "../questions/applicable-questions.query.ts";
import {
  profileApprovedMail,
  changesRequestedMail,
  profileRejectedMail,
  profileSuspendedMail,
  type ReviewMailData,
} from "./review.mail.ts";

/** The states that are emailed to the owner. */
export const emailedStates = ["approved", "changes_requested", "rejected", "suspended"] as const;

const templates: Record<(typeof emailedStates)[number], MailTemplate<ReviewMailData>> = {
  approved: profileApprovedMail,
  changes_requested: changesRequestedMail,
  rejected: profileRejectedMail,
  suspended: profileSuspendedMail,
};

export const emailReview = job(
  "educators.tell-review",
  z.object({ userProfileId: z.uuid(), state: z.enum(emailedStates), at: z.iso.datetime() }),
  async ({ userProfileId, state, at }, { db, settings }) => {
    const profile = await db
      .selectFrom("userProfiles")
      .select(["accountId", "firstName", "approvalState", "changesRequested", "reviewNote"])
      .where("id", "=", userProfileId)
      .executeTakeFirst();
    if (profile?.approvalState !== state) return;
    const { accountId, firstName, reviewNote } = profile;
    await emailSubscriber(db, settings, {
      accountId,
      key: `review:${userProfileId}:${state}:${at}`,
      template: templates[state]({
        firstName,
        note: reviewNote || (state === "rejected" ? await findRejectionReason(db, userProfileId) : ""),
        changes: await findLabels(db, userProfileId, profile.changesRequested),
      }),
    });
  },
);

/** What must change: labels of parts, questions in their own wording. */
async function findLabels(db: Queryable, id: string, names: string[]): Promise<string[]> {
  const questions = names.length > 0 ? await applicableQuestions(db, id) : [];
  return names.map((name) => questions.find((question) => question.name === name)?.label ?? name);
}

/** After a rejecting answer, the question's own text is the reason. */
async function findRejectionReason(db: Queryable, id: string): Promise<string> {
  const questions = await applicableQuestions(db, id);
  if (!rejections(questions, await findAnswers(db, id)).isFinal) return "";
  return questions.find(({ inputType }) => inputType === "final_rejection")?.description ?? "";
}
