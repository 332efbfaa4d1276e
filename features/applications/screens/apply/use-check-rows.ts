/** The rows of the check step: each answer as text, and the step it belongs to. */
import { useLingui } from "@lingui/react/macro";

import { locationsOf } from "#features/jobs/screens/job-records.ts";
import { questionStep } from "./apply-draft.ts";
import { useAnswerText } from "../labels/use-answer-text.ts";
import type { ApplyFlow } from "./use-apply-flow.ts";

export interface CheckRow {
  /** The field name used in server errors. */
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
  const chosenLocations = locationsOf(job).filter(({ id }) => draft.locationIds.includes(id));
  const profileRow = (name: string, label: string, value: string) => ({
    name,
    label,
    value,
    step: "profile",
  });
  return [
    profileRow("firstName", t`First name`, draft.firstName),
    profileRow("lastName", t`Last name`, draft.lastName),
    profileRow("phoneNumber", t`Phone number`, draft.phoneNumber || none),
    ...(profile.zipCode ? [] : [profileRow("zipCode", t`ZIP code`, draft.zipCode || none)]),
    profileRow("resume", t`Resume`, resumes[draft.resumeFrom]),
    profileRow(
      "attachments",
      t`Other documents`,
      draft.attachments.map(({ filename }) => filename).join(", ") || none,
    ),
    ...(locationsOf(job).length > 1
      ? [
          {
            name: "locationIds",
            label: t`Locations`,
            value: chosenLocations.map(({ name }) => name).join(", ") || none,
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
