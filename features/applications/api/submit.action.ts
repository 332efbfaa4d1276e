/** Sending an application: answers checked, the match taken down as it is today, both sides told. */
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, notFound } from "#platform/server/errors.ts";
import { shownMatchesOf } from "#features/jobs/api/matches.query.ts";
import type { AnsweredQuestion } from "../application.ts";
import { checkAnswers } from "./answers.ts";
import { lockApplication } from "./application-row.ts";
import { move } from "./move.action.ts";
import { confirmToEducator } from "./tell-educator.job.ts";
import { mailEmployer } from "./tell-employer.job.ts";

/** Sends a draft, or a withdrawn application a second time. */
export async function submit(context: WriteContext, id: string): Promise<void> {
  const application = await lockApplication(context, id);
  if (!application) throw notFound();
  if (!["draft", "withdrawn"].includes(application.aasmState)) throw alreadyApplied(id);
  const isQualified = checkAnswers(application.screeningQuestions as unknown as AnsweredQuestion[]);
  const { userProfileId, jobListingId } = application;
  const matched = (await shownMatchesOf(context.db, userProfileId, [jobListingId], context.now())).get(
    jobListingId,
  );
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
  await move(context, application, "submitted");
  await mailEmployer.later(context.db, { applicationId: id });
  await confirmToEducator.later(context.db, { applicationId: id });
}

/** `meta.id` leads to the application there is, so that a second press can show it. */
export const alreadyApplied = (id: string) =>
  conflict(/*i18n*/ "You have already applied to this job", { code: "already_applied", meta: { id } });
