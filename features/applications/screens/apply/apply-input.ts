/** Validation of the steps of an application. It comes with the page: whoever loses the connection can still send one. */
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { z } from "zod";

import { UserProfile } from "#features/educators/user-profile.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import type { ScreeningQuestion } from "#features/jobs/screening-questions.ts";
import { answerProblem, unansweredQuestions } from "#features/jobs/screening-rules.ts";
import { zipCode } from "#features/places/zip-code-field.ts";
import { problemsSchema } from "#platform/web/forms/problems-schema.ts";
import type { UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { uploadsInput } from "#platform/web/ui/media/upload-schema.ts";
import { answerFromField, type ApplyDraft, type FieldValue, maxAnswerLength } from "./apply-draft.ts";

interface ProfileStepOptions {
  /** Whether there is a résumé to choose instead of a new one. */
  hasChoice: boolean;
  needsZip: boolean;
}

export function profileInput({ hasChoice, needsZip }: ProfileStepOptions) {
  const { firstName, lastName, phoneNumber } = UserProfile.attributes;
  return z
    .object({
      firstName,
      lastName,
      phoneNumber,
      zipCode: needsZip ? zipCode : z.string(),
      resumeFrom: z.string(),
      resume: z.array(z.custom<UploadItem>()),
      keepsResume: z.boolean(),
      attachments: uploadsInput,
    })
    .superRefine(({ resumeFrom, resume }, context) => {
      if (hasChoice && resumeFrom !== "upload") return;
      const first = uploadsInput.safeParse(resume).error?.issues[0]?.message;
      const missing = hasChoice && resume.length === 0 ? /*i18n*/ "Choose a file, or another resume" : null;
      const message = first ?? missing;
      if (message) context.addIssue({ code: "custom", path: ["resume"], message });
    });
}

export const locationsInput = z.object({
  locationIds: z.array(z.string()).min(1, { error: /*i18n*/ "Choose at least one location" }),
});

/** Uses the same messages as the server. */
export const questionInput = (question: ScreeningQuestion) =>
  z.object({ answer: z.custom<FieldValue>() }).superRefine(({ answer: value }, context) => {
    const answer = answerFromField(question, value);
    const isMissing = unansweredQuestions({ [question.id]: answer }, [question]).length > 0;
    const isTooLong = typeof answer === "string" && answer.length > maxAnswerLength;
    const message = isMissing
      ? /*i18n*/ "Answer this question"
      : isTooLong
        ? /*i18n*/ "Use fewer characters"
        : answerProblem(answer, question);
    if (message) context.addIssue({ code: "custom", path: ["answer"], message });
  });

interface WholeApplication {
  draft: ApplyDraft;
  job: JobListingRecord;
}

/** Before it is sent. */
export const applyInput = (application: WholeApplication) =>
  problemsSchema(() =>
    applyProblems(application).map(({ name, message, question }) => [
      name,
      question ? i18n._(msg`Answer this question: ${question}`) : message,
    ]),
  );

/** What prevents an application from being sent, by the name of the row that shows it. */
interface Problem {
  name: string;
  message: string;
  /** The unanswered question, named in the message so that several such errors differ. */
  question?: string;
}

function applyProblems({ draft, job }: WholeApplication): Problem[] {
  const { firstName, lastName, phoneNumber } = UserProfile.attributes;
  const fields = { firstName, lastName, phoneNumber, ...(draft.zipCode ? { zipCode } : {}) };
  const wrong = Object.entries(fields).flatMap(([name, schema]) => {
    const message = schema.safeParse(draft[name as keyof typeof fields]).error?.issues[0]?.message;
    return message ? [{ name, message }] : [];
  });
  const hasPlace = (job.locations ?? []).length < 2 || draft.locationIds.length > 0;
  const place = { name: "locationIds", message: /*i18n*/ "Choose at least one location" };
  return [...wrong, ...(hasPlace ? [] : [place]), ...questionProblems(draft, job)];
}

function questionProblems({ answers }: ApplyDraft, { screeningQuestions }: JobListingRecord): Problem[] {
  const missing = unansweredQuestions(answers, screeningQuestions);
  return screeningQuestions.flatMap((one) => {
    const name = `screeningQuestions.${one.id}`;
    if (missing.includes(one))
      return [{ name, message: /*i18n*/ "Answer this question", question: one.question }];
    const message = answerProblem(answers[one.id], one);
    return message ? [{ name, message }] : [];
  });
}
