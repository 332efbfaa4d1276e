/** One sentence that explains an application's state: the employer's message, or the next step. */
import { useLingui } from "@lingui/react/macro";

import { employerOf } from "#features/jobs/screens/job-records.ts";
import { rejectionTexts } from "../../rejection.ts";
import type { MyApplication } from "../apply/apply-draft.ts";

export function StateExplanation({ application }: { application: MyApplication }) {
  const { t, i18n } = useLingui();
  const { aasmState, viewedAt, jobListing: job } = application;
  const employerName = (job && employerOf(job)?.name) ?? t`The employer`;
  const title = job?.title ?? t`this job`;
  const message = i18n._(rejectionTexts[application.rejectionMessage ?? "others"], { title, employerName });
  const sentences: Partial<Record<typeof aasmState, string>> = {
    submitted: viewedAt
      ? t`${employerName} has opened your application.`
      : t`${employerName} has your application. You hear from us when they open it.`,
    shortlisted: t`${employerName} likes your application and is thinking about the next step.`,
    interviewing: t`${employerName} would like to talk with you.`,
    offered: application.offerAcceptedAt
      ? t`You said yes. ${employerName} confirms the hire next.`
      : t`${employerName} would like to hire you.`,
    hired: t`You got this job. Congratulations!`,
    rejected: message,
  };
  const sentence = sentences[aasmState];
  return sentence ? <p className="reading">{sentence}</p> : null;
}
