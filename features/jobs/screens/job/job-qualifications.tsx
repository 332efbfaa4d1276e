/** A job's qualifications. */
import { useLingui } from "@lingui/react/macro";

import {
  certificationLabels,
  educationalQualificationLabels,
  educationMinimumLabels,
} from "#features/educators/screens/education-labels.ts";
import { workExperienceLabels } from "#features/educators/screens/experience-labels.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { listLabels, labelFor, type LabelMap } from "#platform/web/i18n/labels.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { JobSection, type HeadingLevel } from "./job-section.tsx";
import { englishProficiencyLabels } from "../labels/job-labels.ts";

export function JobQualifications({ job, level }: { job: JobListingRecord; level: HeadingLevel }) {
  const { t, i18n } = useLingui();
  const all = (table: LabelMap, values: readonly string[] | null) => listLabels(i18n, table, values ?? []);
  const one = (table: LabelMap, value: string | null) => (value ? labelFor(i18n, table, value) : "");
  const rows = [
    { label: t`Education`, value: one(educationMinimumLabels, job.desiredEducation) },
    { label: t`Coursework`, value: all(educationalQualificationLabels, job.educationalQualifications) },
    { label: t`Certifications`, value: all(certificationLabels, job.certificationQualifications) },
    { label: t`Experience`, value: one(workExperienceLabels, job.workExperience) },
    { label: t`Age`, value: job.minAge ? t`${job.minAge} or older` : "" },
    { label: t`English`, value: one(englishProficiencyLabels, job.englishProficiency) },
    { label: t`Languages`, value: all(languageLabels, job.languages) },
  ];
  const text = job.qualificationsDescription;
  if (!text && rows.every(({ value }) => !value)) return null;
  return (
    <JobSection title={t`Qualifications`} level={level}>
      <DescriptionList shape="columns" items={rows} />
      {text && <p className="reading pre-line">{text}</p>}
    </JobSection>
  );
}
