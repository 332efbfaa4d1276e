/** A job at a glance: hours, ages, classroom, openings, start, and pay beside the wage. */
import { Plural, useLingui } from "@lingui/react/macro";

import { jobAgeGroupWords, roleWords, scheduleWords } from "#features/educators/screens/preference-words.ts";
import { classroomTypeWords, philosophyWords } from "#features/places/screens/place-words.ts";
import { dollars } from "#platform/web/format.ts";
import { listInWords, wordsIn, type WordTable } from "#platform/web/words.ts";
import type { JobListingRecord } from "../job-listing.ts";
import { Rows } from "./job-section.tsx";
import {
  employmentSubtypeWords,
  hireTimelineWords,
  jobScheduleWords,
  startTimelineWords,
} from "./job-words.ts";

export function JobGlance({ job }: { job: JobListingRecord }) {
  const { t, i18n } = useLingui();
  const all = (table: WordTable, values: readonly string[] | null) => listInWords(i18n, table, values ?? []);
  const one = (table: WordTable, value: string | null) => (value ? wordsIn(i18n, table, value) : "");
  const { signingBonus, bonus, other } = job.supplementalPay ?? {};
  const money = (amount: number | null | undefined) => (amount ? dollars(amount, i18n.locale) : "");
  return (
    <Rows
      rows={[
        {
          label: t`Employment`,
          value: both(
            all(scheduleWords, job.employmentType),
            one(employmentSubtypeWords, job.employmentSubtype),
          ),
        },
        { label: t`Hours`, value: one(jobScheduleWords, job.jobSchedule) },
        { label: t`Role`, value: one(roleWords, job.roleType) },
        { label: t`Ages`, value: all(jobAgeGroupWords, job.ageGroup) },
        { label: t`Classroom`, value: one(classroomTypeWords, job.classroomType) },
        {
          label: t`Openings`,
          value: job.roleCount > 1 && <Plural value={job.roleCount} one="# opening" other="# openings" />,
        },
        { label: t`Start`, value: one(startTimelineWords, job.startTimeline) },
        { label: t`Hiring`, value: one(hireTimelineWords, job.hireTimeline) },
        { label: t`Signing bonus`, value: money(signingBonus) },
        { label: t`Bonus`, value: money(bonus) },
        { label: t`Other pay`, value: other },
        { label: t`Philosophy`, value: all(philosophyWords, job.educationPhilosophy) },
      ]}
    />
  );
}

const both = (...texts: string[]) => texts.filter(Boolean).join(" · ");
