/** The rows of the check: what was filled in, in words, and the page it was filled in on. */
import { useLingui } from "@lingui/react/macro";

import { locationsOf } from "#features/jobs/screens/job-parts.ts";
import { questionStep } from "./apply-draft.ts";
import { useAnswerText } from "../labels/use-answer-text.ts";
import type { ApplyFlow } from "./use-apply-flow.ts";

export interface CheckRow {
  /** The field an error of the server would name. */
  name: string;
  label: string;
  value: string;
  step: string;
}

export function useCheckRows({ draft, job, profile }: ApplyFlow): CheckRow[] {
  const { t } = useLingui();
  const answerText = useAnswerText();
  const none = t`None`;
  const resumes = {
    profile: profile.resume?.filename ?? none,
    indeed: t`My Indeed resume`,
    upload: draft.resume?.filename ?? none,
    none,
  };
  const places = locationsOf(job).filter(({ id }) => draft.locationIds.includes(id));
  const own = (name: string, label: string, value: string) => ({ name, label, value, step: "profile" });
  return [
    own("firstName", t`First name`, draft.firstName),
    own("lastName", t`Last name`, draft.lastName),
    own("phoneNumber", t`Phone number`, draft.phoneNumber || none),
    ...(profile.zipCode ? [] : [own("zipCode", t`ZIP code`, draft.zipCode || none)]),
    own("resume", t`Resume`, resumes[draft.resumeFrom]),
    own(
      "attachments",
      t`Other documents`,
      draft.attachments.map(({ filename }) => filename).join(", ") || none,
    ),
    ...(locationsOf(job).length > 1
      ? [
          {
            name: "locationIds",
            label: t`Locations`,
            value: places.map(({ name }) => name).join(", ") || none,
            step: "locations",
          },
        ]
      : []),
    ...job.screeningQuestions.map(({ id, question }) => ({
      name: `screeningQuestions.${id}`,
      label: question,
      value: answerText(draft.answers[id]),
      step: questionStep(id),
    })),
  ];
}
