/** The work history, latest first: each job read, edited in place, deleted with a way back. */
import { Trans, useLingui } from "@lingui/react/macro";

import { philosophyLabels } from "#features/places/screens/place-labels.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { listLabels, useLabels, type LabelMap } from "#platform/web/i18n/labels.ts";
import { WorkHistory } from "../../../work-history.ts";
import { childAgeGroupLabels, employerSettingLabels } from "../../experience-labels.ts";
import { jobTitleLabels } from "../../job-title-labels.ts";
import { languageLabels } from "../../language-labels.ts";
import { roleLabels } from "../../preference-labels.ts";
import { attributesOf } from "./attributes-of.ts";
import { hasUnsavedDraft } from "./entry-drafts.ts";
import { EntryList } from "./entry-list.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./entry-list.module.css";
import { latestFirst } from "./entry-order.ts";
import { useDateRange } from "./use-date-range.ts";
import { useEntryWrites } from "./use-entry-writes.ts";

const WorkHistoryForm = lazyPart(() =>
  import("./work-history.form.tsx").then((module) => module.WorkHistoryForm),
);

type Job = ResourceOf<typeof WorkHistory>;
const at = "user_profile/work_histories";
const left = hasUnsavedDraft("work_history");

export function WorkSection() {
  const { t } = useLingui();
  const labelFor = useLabels();
  const query = useCollection(WorkHistory, { at, size: 100 });
  const writes = useEntryWrites(WorkHistory, at);
  return (
    <EntryList
      query={query}
      sorted={latestFirst}
      words={{
        failure: t`We couldn't load your work history.`,
        empty: t`Add your most recent job.`,
        add: t`Add a job`,
        nameOf: ({ jobTitle, company }) => `${labelFor(jobTitleLabels, jobTitle)}, ${company}`,
        deleted: t`Job deleted`,
      }}
      view={(job) => <JobEntry job={job} />}
      form={(job, close) => <WorkHistoryForm initial={job ?? undefined} onSaved={close} onCancel={close} />}
      wasLeft={left}
      remove={writes.remove}
      restore={async (job) => {
        const { workHistoryInput } = await import("../../../work-history-input.ts");
        return writes.save(undefined, attributesOf(workHistoryInput, job));
      }}
    />
  );
}

export function JobEntry({ job }: { job: Job }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const during = useDateRange();
  return (
    <>
      <p className="h3">{labelFor(jobTitleLabels, job.jobTitle)}</p>
      <div>
        {job.company}, {job.city}
      </div>
      <div className="muted small">{during(job)}</div>
      {job.aiGenerated && (
        <Cluster gap={6} align="stretch" className={classes.pills}>
          <Pill tone="warning">
            <Trans>Drafted from your resume. Please check.</Trans>
          </Pill>
        </Cluster>
      )}
      <Stack as="dl" gap={4} className={`${classes.apart} small`}>
        <Fact name={t`Ages of the children`} values={job.gradeLevels} table={childAgeGroupLabels} />
        <Fact name={t`Kind of place`} values={job.teachingSettings} table={employerSettingLabels} />
        <Fact name={t`Your roles`} values={job.teachingRoles} table={roleLabels} />
        <Fact name={t`Approaches`} values={job.approaches} table={philosophyLabels} />
        <Fact name={t`Languages you used`} values={job.languages} table={languageLabels} />
      </Stack>
      {job.description && <p className={`${classes.apart} reading pre-line`}>{job.description}</p>}
    </>
  );
}

function Fact({ name, values, table }: { name: string; values: string[]; table: LabelMap }) {
  const { i18n } = useLingui();
  if (values.length === 0) return null;
  return (
    <Cluster gap={[0, 8]} align="baseline">
      <dt className="muted">{name}</dt>
      <dd>{listLabels(i18n, table, values)}</dd>
    </Cluster>
  );
}
