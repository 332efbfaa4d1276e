/** Starts a draft from a past job or a template: copies its content, to be edited. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { call } from "#platform/web/api-client/api.ts";
import { resourcePath } from "#platform/web/api-client/collection-path.ts";
import { link } from "#platform/web/api-client/document.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { draftOf, type JobDraft } from "../../job-draft.ts";
import { JobListing, type JobListingRecord } from "../../job-listing.ts";
import field from "#platform/web/ui/form/field.module.css";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-fields.module.css";

interface StartFromJobProps {
  draft: JobDraft;
  onCopy: (draft: JobDraft) => void;
}

const at = "employer/job_listings";
/** Whole jobs would be heavy; the chosen one is fetched. */
const maxPastJobs = 100;
const titles = { at, size: maxPastJobs, sort: "-createdAt", fields: { job_listings: ["title"] } };

/** The employer's jobs beside drafts, the newest first: their ids and titles. */
export const usePastJobs = (size: number): JobListingRecord[] =>
  useCollection(JobListing, { ...titles, size, filter: { listingStatus: pastStates } }).data ?? [];

export function StartFromJob({ draft, onCopy }: StartFromJobProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState("");
  const past = usePastJobs(maxPastJobs);
  const templates = useCollection(JobListing, { ...titles, filter: { isTemplate: true } });
  const copy = useWrite(async ({ id }: { id: string }) =>
    link(await call(resourcePath(JobListing, id, { at }))),
  );
  if (!past.length && !templates.data?.length) return null;

  const start = async () => {
    if (!chosen) return;
    try {
      const job = (await copy.run({ id: chosen })) as JobListingRecord;
      onCopy(draftOf(job));
      toast(t`Copied from “${job.title}”`, { undo: () => onCopy(draft) });
    } catch {
      couldNotSave();
    }
  };
  return (
    <Stack gap={4} padding={16} surface="sunken" className={classes.startFrom}>
      <label htmlFor="start-from" className={field.label}>
        <Trans>Start from a past job</Trans>
      </label>
      <Cluster gap={[8, 16]} align="end">
        <select
          id="start-from"
          className={`${field.input} ${field.select}`}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">{t`Choose one`}</option>
          <Group label={t`Templates`} jobs={templates.data} />
          <Group label={t`Past jobs`} jobs={past} />
        </select>
        <BusyButton variant="outline" isBusy={copy.isRunning} onClick={() => void start()}>
          {t`Copy it`}
        </BusyButton>
      </Cluster>
    </Stack>
  );
}

/** A draft among them would be this very one before long. */
const pastStates = ["published", "paused", "closed", "archived", "pending_review"];

const Group = ({ label, jobs = [] }: { label: string; jobs?: JobListingRecord[] }) =>
  jobs.length > 0 && (
    <optgroup label={label}>
      {jobs.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </optgroup>
  );
