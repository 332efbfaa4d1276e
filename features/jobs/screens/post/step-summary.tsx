/** A step of the job form in one line; the preview beside it shows everything. */
import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import {
  jobAgeGroupLabels,
  roleLabels,
  scheduleLabels,
} from "#features/educators/screens/preference-labels.ts";
import { educationMinimumLabels } from "#features/educators/screens/education-labels.ts";
import { workExperienceLabels } from "#features/educators/screens/experience-labels.ts";
import { classroomTypeLabels, philosophyLabels } from "#features/places/screens/place-labels.ts";
import { MoneyText } from "../labels/money-text.tsx";
import { listLabels } from "#platform/web/i18n/labels.ts";
import { attributesOf, type JobDraft } from "../../job-draft.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { workingHoursText } from "../../working-hours-text.ts";
import type { JobStep } from "./job-steps.ts";

interface StepSummaryProps {
  step: JobStep["id"];
  draft: JobDraft;
  isIncomplete: boolean;
}

export function StepSummary({ step, draft, isIncomplete }: StepSummaryProps) {
  const facts = (useFacts(draft)[step] ?? []).filter(Boolean);
  if (isIncomplete) return <Trans>Something is missing</Trans>;
  if (facts.length === 0) return <Trans>Nothing added</Trans>;
  return facts.map((fact, index) => (
    <span key={index}>
      {index > 0 && " · "}
      {fact}
    </span>
  ));
}

function useFacts(draft: JobDraft): Partial<Record<JobStep["id"], React.ReactNode[]>> {
  const { i18n } = useLingui();
  const all = listLabels;
  const { compensation, workingHours } = attributesOf(draft) as Pick<
    JobListingRecord,
    "compensation" | "workingHours"
  >;
  const { length: questions } = draft.screeningQuestions;
  const { length: benefits } = draft.additionalBenefits;
  const { length: certifications } = draft.certificationQualifications;
  return {
    basics: [draft.title, all(i18n, roleLabels, one(draft.roleType))],
    pay: [
      all(i18n, scheduleLabels, draft.employmentType),
      workingHoursText(i18n, workingHours),
      <MoneyText key="pay" pay={compensation} />,
    ],
    classroom: [
      all(i18n, jobAgeGroupLabels, draft.ageGroup),
      all(i18n, classroomTypeLabels, one(draft.classroomType)),
      all(i18n, philosophyLabels, draft.educationPhilosophy),
    ],
    qualifications: [
      all(i18n, educationMinimumLabels, one(draft.desiredEducation)),
      all(i18n, workExperienceLabels, one(draft.workExperience)),
      certifications > 0 && (
        <Plural key="certifications" value={certifications} one="# certification" other="# certifications" />
      ),
    ],
    description: [
      draft.description && <Trans key="said">Described</Trans>,
      benefits > 0 && <Plural key="benefits" value={benefits} one="# benefit" other="# benefits" />,
    ],
    questions: [
      draft.externalUrl ||
        (questions > 0 && <Plural key="questions" value={questions} one="# question" other="# questions" />),
    ],
  };
}

const one = (value: string) => (value ? [value] : []);
