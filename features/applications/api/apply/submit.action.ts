/** Submitting an application: checks the answers, records the current match, and emails both sides. */
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, notFound } from "#platform/server/errors.ts";
import { loadMatchesForEmployer } from "#features/jobs/api/match/job-matches.query.ts";
import { requireAge } from "./require-age.ts";
import { checkAnswers } from "./application-answers.ts";
import { lockApplication } from "../application-row.ts";
import { transitionApplication } from "../transitions/transition.action.ts";
import { emailConfirmation } from "../mails/email-educator.job.ts";
import { emailEmployer } from "../mails/email-employer.job.ts";

/** Submits a draft, or a withdrawn application a second time. */
export async function submitApplication(context: WriteContext, id: string): Promise<void> {
  const application = await lockApplication(context, id);
  if (!application) throw notFound();
  if (!["draft", "withdrawn"].includes(application.aasmState)) throw alreadyApplied(id);
  const isQualified = checkAnswers(application.screeningQuestions);
  const { userProfileId, jobListingId } = application;
  const { minAge } = await context.db
    .selectFrom("jobListings")
    .select("minAge")
    .where("id", "=", jobListingId)
    .executeTakeFirstOrThrow();
  await requireAge(context.db, userProfileId, { minAge });
  const matched = (
    await loadMatchesForEmployer(context.db, userProfileId, [jobListingId], context.now())
  ).get(jobListingId);
  await context.db
    .updateTable("jobApplications")
    .set({
      qualified: isQualified,
      qualificationMatches: JSON.stringify(matched?.rows ?? []),
      matchScore: matched?.score ?? 0,
      draft: "{}",
    })
    .where("id", "=", id)
    .execute();
  await transitionApplication(context, application, "submitted");
  await emailEmployer.enqueue(context.db, { applicationId: id });
  await emailConfirmation.enqueue(context.db, { applicationId: id });
}

/** `meta.id` is the existing application, so that a second press can show it. */
export const alreadyApplied = (id: string) =>
  conflict(/*i18n*/ "You have already applied to this job", { code: "already_applied", meta: { id } });
