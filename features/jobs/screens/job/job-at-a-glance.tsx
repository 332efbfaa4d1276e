/** A job at a glance: hours, ages, classroom, openings, start, and pay beside the wage. */
import { Plural, useLingui } from "@lingui/react/macro";

import {
  jobAgeGroupLabels,
  roleLabels,
  scheduleLabels,
} from "#features/educators/screens/preference-labels.ts";
import { classroomTypeLabels, philosophyLabels } from "#features/places/screens/place-labels.ts";
import { FactList } from "#platform/web/ui/data/fact-list.tsx";
import { formatDollars } from "#platform/shared/format.ts";
import { listLabels, labelFor, type LabelMap } from "#platform/web/i18n/labels.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { weeklyHoursText, workingHoursText } from "../../working-hours-text.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import {
  employmentSubtypeLabels,
  hireTimelineLabels,
  jobScheduleLabels,
  startTimelineLabels,
} from "../labels/job-labels.ts";

export function JobAtAGlance({ job }: { job: JobListingRecord }) {
  const { t, i18n } = useLingui();
  const all = (table: LabelMap, values: readonly string[] | null) => listLabels(i18n, table, values ?? []);
  const one = (table: LabelMap, value: string | null) => (value ? labelFor(i18n, table, value) : "");
  const { signingBonus, bonus, other } = job.supplementalPay ?? {};
  const money = (amount: number | null | undefined) => (amount ? formatDollars(amount, i18n.locale) : "");
  return (
    <DescriptionList
      shape="columns"
      items={[
        {
          label: t`Employment`,
          value: both(
            all(scheduleLabels, job.employmentType),
            one(employmentSubtypeLabels, job.employmentSubtype),
          ),
        },
        {
          label: t`Hours`,
          value: both(
            one(jobScheduleLabels, job.jobSchedule),
            workingHoursText(i18n, job.workingHours),
            weeklyHoursText(i18n, job.workingHours),
          ),
        },
        { label: t`Role`, value: one(roleLabels, job.roleType) },
        { label: t`Ages`, value: all(jobAgeGroupLabels, job.ageGroup) },
        { label: t`Classroom`, value: one(classroomTypeLabels, job.classroomType) },
        {
          label: t`Openings`,
          value: job.roleCount > 1 && <Plural value={job.roleCount} one="# opening" other="# openings" />,
        },
        { label: t`Work starts`, value: one(startTimelineLabels, job.startTimeline) },
        { label: t`Employer decides`, value: one(hireTimelineLabels, job.hireTimeline) },
        { label: t`Signing bonus`, value: money(signingBonus) },
        { label: t`Bonus`, value: money(bonus) },
        { label: t`Other pay`, value: other },
        { label: t`Philosophy`, value: all(philosophyLabels, job.educationPhilosophy) },
      ]}
    />
  );
}

function both(...texts: string[]) {
  const facts = texts.filter(Boolean);
  return facts.length > 0 && <FactList className="">{facts}</FactList>;
}
