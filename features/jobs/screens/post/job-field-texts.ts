/** Each field of a job as a label and a short text: where two versions of it stand beside each other. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { educationMinimumLabels } from "#features/educators/screens/education-labels.ts";
import { workExperienceLabels } from "#features/educators/screens/experience-labels.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { payText } from "#features/educators/pay-text.ts";
import {
  jobAgeGroupLabels,
  roleLabels,
  scheduleLabels,
} from "#features/educators/screens/preference-labels.ts";
import { classroomTypeLabels, philosophyLabels } from "#features/places/screens/place-labels.ts";
import { formatDollars } from "#platform/shared/format.ts";
import { shortText } from "#platform/web/ui/form/edit-conflict.tsx";
import { labelFor, type LabelMap } from "#platform/web/i18n/labels.ts";
import { attributesOf, type JobDraft, type JobField } from "../../job-draft.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { weeklyHoursText, workingHoursText } from "../../working-hours-text.ts";
import { benefitLabels } from "#features/places/screens/benefit-labels.ts";
import {
  employmentSubtypeLabels,
  englishProficiencyLabels,
  hireTimelineLabels,
  jobScheduleLabels,
  startTimelineLabels,
} from "../labels/job-labels.ts";

const labelMaps: Partial<Record<JobField, LabelMap>> = {
  roleType: roleLabels,
  employmentType: scheduleLabels,
  employmentSubtype: employmentSubtypeLabels,
  jobSchedule: jobScheduleLabels,
  startTimeline: startTimelineLabels,
  hireTimeline: hireTimelineLabels,
  ageGroup: jobAgeGroupLabels,
  classroomType: classroomTypeLabels,
  educationPhilosophy: philosophyLabels,
  languages: languageLabels,
  desiredEducation: educationMinimumLabels,
  workExperience: workExperienceLabels,
  englishProficiency: englishProficiencyLabels,
  additionalBenefits: benefitLabels,
};

export function useJobFieldTexts() {
  const { t, i18n } = useLingui();
  const labels: Record<JobField, string> = {
    title: t`Job title`,
    roleType: t`Role`,
    roleCount: t`Openings`,
    locationIds: t`Locations`,
    employmentType: t`Employment type`,
    employmentSubtype: t`Kind of contract`,
    jobSchedule: t`Hours`,
    workingHours: t`Days and hours`,
    compensation: t`Pay range`,
    supplementalPay: t`More pay`,
    startTimeline: t`Work starts`,
    hireTimeline: t`Employer decides`,
    ageGroup: t`Age groups`,
    classroomType: t`Classroom`,
    educationPhilosophy: t`Philosophy`,
    languages: t`Languages spoken at work`,
    desiredEducation: t`Minimum education`,
    educationalQualifications: t`Early-childhood education`,
    certificationQualifications: t`Certifications somebody must have`,
    workExperience: t`Experience with children`,
    minAge: t`Minimum age`,
    englishProficiency: t`English`,
    qualificationsDescription: t`In your own words`,
    description: t`About the job`,
    descriptionAiGenerated: t`Drafted with AI`,
    additionalBenefits: t`Benefits`,
    externalUrl: t`Application link`,
    screeningQuestions: t`Screening questions`,
  };
  const textOf = (field: JobField, draft: JobDraft): string => {
    const job = attributesOf(draft) as unknown as JobListingRecord;
    switch (field) {
      case "compensation":
        return payText(i18n, job.compensation);
      case "workingHours":
        return [workingHoursText(i18n, job.workingHours), weeklyHoursText(i18n, job.workingHours)]
          .filter(Boolean)
          .join(" · ");
      case "supplementalPay": {
        const { signingBonus, bonus, other } = job.supplementalPay ?? {};
        const amounts = [signingBonus, bonus].flatMap((amount) =>
          amount ? formatDollars(amount, i18n.locale) : [],
        );
        return [...amounts, other].filter(Boolean).join(" · ");
      }
      case "locationIds": {
        const { length: count } = draft.locationIds;
        return t`${plural(count, { one: "# location", other: "# locations" })}`;
      }
      case "screeningQuestions": {
        const { length: count } = draft.screeningQuestions;
        return t`${plural(count, { one: "# question", other: "# questions" })}`;
      }
      default: {
        const table = labelMaps[field];
        const values = [draft[field]].flat().map(String).filter(Boolean);
        return shortText(values.map((value) => (table ? labelFor(i18n, table, value) : value)).join(", "));
      }
    }
  };
  return { labels, textOf };
}
