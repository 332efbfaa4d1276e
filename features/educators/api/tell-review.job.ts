/** Tells an educator what the review of their profile came to. */
import { mailTo } from "#features/accounts/api/mail-to.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import type { MailTemplate } from "#platform/server/mail/template.ts";
import { z } from "zod";
import { rejections } from "../question-flow.ts";
import { answersOf, asked } from "./questions-of.query.ts";
import {
  profileApproved,
  profileChangesRequested,
  profileRejected,
  profileSuspended,
  type Reviewed,
} from "./review-mails.mail.ts";

/** The states its owner hears of by mail. */
export const toldStates = ["approved", "changes_requested", "rejected", "suspended"] as const;

const templates: Record<(typeof toldStates)[number], MailTemplate<Reviewed>> = {
  approved: profileApproved,
  changes_requested: profileChangesRequested,
  rejected: profileRejected,
  suspended: profileSuspended,
};

export const tellReview = job(
  "educators.tell-review",
  z.object({ userProfileId: z.uuid(), state: z.enum(toldStates), at: z.iso.datetime() }),
  async ({ userProfileId, state, at }, { db, settings }) => {
    const profile = await db
      .selectFrom("userProfiles")
      .select(["accountId", "firstName", "approvalState", "changesRequested", "reviewNote"])
      .where("id", "=", userProfileId)
      .executeTakeFirst();
    if (profile?.approvalState !== state) return;
    const { accountId, firstName, reviewNote } = profile;
    await mailTo(db, settings, {
      accountId,
      key: `review:${userProfileId}:${state}:${at}`,
      template: templates[state]({
        firstName,
        note: reviewNote || (state === "rejected" ? await reasonOf(db, userProfileId) : ""),
        changes: await labelsOf(db, userProfileId, profile.changesRequested),
      }),
    });
  },
);

/** What was asked to change: parts of the profile by their names, questions in their own words. */
async function labelsOf(db: Queryable, id: string, names: string[]): Promise<string[]> {
  const questions = names.length > 0 ? await asked(db, id) : [];
  return names.map((name) => questions.find((question) => question.name === name)?.label ?? name);
}

/** Where an answer ended it, the question's own words say why. */
async function reasonOf(db: Queryable, id: string): Promise<string> {
  const questions = await asked(db, id);
  if (!rejections(questions, await answersOf(db, id)).isFinal) return "";
  return questions.find(({ inputType }) => inputType === "final_rejection")?.description ?? "";
}
