/** What a job asks of an educator. */
import { useLingui } from "@lingui/react/macro";

import {
  certificationWords,
  educationalQualificationWords,
  educationMinimumWords,
} from "#features/educators/screens/education-words.ts";
import { workExperienceWords } from "#features/educators/screens/experience-words.ts";
import { languageWords } from "#features/educators/screens/language-words.ts";
import { listInWords, wordsIn, type WordTable } from "#platform/web/words.ts";
import type { JobListingRecord } from "../job-listing.ts";
import classes from "./job-details.module.css";
import { JobSection, Rows, type HeadingLevel } from "./job-section.tsx";
import { englishProficiencyWords } from "./job-words.ts";

export function JobQualifications({ job, level }: { job: JobListingRecord; level: HeadingLevel }) {
  const { t, i18n } = useLingui();
  const all = (table: WordTable, values: readonly string[] | null) => listInWords(i18n, table, values ?? []);
  const one = (table: WordTable, value: string | null) => (value ? wordsIn(i18n, table, value) : "");
  const rows = [
    { label: t`Education`, value: one(educationMinimumWords, job.desiredEducation) },
    { label: t`Coursework`, value: all(educationalQualificationWords, job.educationalQualifications) },
    { label: t`Certifications`, value: all(certificationWords, job.certificationQualifications) },
    { label: t`Experience`, value: one(workExperienceWords, job.workExperience) },
    { label: t`Age`, value: job.minAge ? t`${job.minAge} or older` : "" },
    { label: t`English`, value: one(englishProficiencyWords, job.englishProficiency) },
    { label: t`Languages`, value: all(languageWords, job.languages) },
  ];
  const text = job.qualificationsDescription;
  if (!text && rows.every(({ value }) => !value)) return null;
  return (
    <JobSection title={t`Qualifications`} level={level}>
      <Rows rows={rows} />
      {text && <p className={classes.plain}>{text}</p>}
    </JobSection>
  );
}
