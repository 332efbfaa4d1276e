/** What prevents an application from being sent, by the name of the row that shows it. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { answerProblem, unansweredQuestions } from "#features/jobs/screening-rules.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { zipCode } from "#features/places/zip-code.ts";
import type { ApplyDraft } from "./apply-draft.ts";

interface Problem {
  name: string;
  message: string;
  /** The unanswered question, named in the message so that several such errors differ. */
  question?: string;
}

export function applyProblems({ draft, job }: { draft: ApplyDraft; job: JobListingRecord }): Problem[] {
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
