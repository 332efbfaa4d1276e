/** A job that was saved elsewhere while it is edited here: what differs, and the choice between both. */
import { useLingui } from "@lingui/react/macro";
import { call } from "#platform/web/api-client/api.ts";
import { resourcePath } from "#platform/web/api-client/collection-path.ts";
import { linkOne } from "#platform/web/api-client/document.ts";
import { mergeEdits } from "#platform/web/forms/merge-edits.ts";
import { EditConflict } from "#platform/web/ui/form/edit-conflict.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import type { LastChange } from "#platform/shared/last-change.ts";
import { attributesOf, draftOf, type JobDraft, type JobField } from "../../job-draft.ts";
import { JobListing } from "../../job-listing.ts";
import { useJobFieldTexts } from "./job-field-texts.ts";

/** The job as somebody else saved it. */
export interface NewestJob {
  draft: JobDraft;
  etag: string | undefined;
  change: LastChange | null;
}

export async function loadNewestJob(id: string): Promise<NewestJob> {
  const answer = await call(resourcePath(JobListing, id, { at: "employer/job_listings" }));
  const job = linkOne(JobListing, answer);
  return { draft: draftOf(job), etag: answer.etag, change: job.meta?.lastChange ?? null };
}

interface JobConflictProps {
  /** What the edit here began with. */
  base: JobDraft;
  mine: JobDraft;
  newest: NewestJob;
  /** The job as it is to be; own changes in it go over theirs. */
  onChoose: (draft: JobDraft, choice: "mine" | "theirs") => void;
}

export function JobConflict({ base, mine, newest, onChoose }: JobConflictProps) {
  const { t } = useLingui();
  const { labels, textOf } = useJobFieldTexts();
  const { merged, both, onlyTheirs } = mergeEdits(base, mine, newest.draft, attributesOf);
  const isShown = (field: JobField) => field !== "descriptionAiGenerated";
  return (
    <EditConflict
      change={newest.change}
      differences={both.filter(isShown).map((field) => ({
        label: labels[field],
        theirs: textOf(field, newest.draft),
        mine: textOf(field, mine),
      }))}
      onlyTheirs={onlyTheirs.filter(isShown).map((field) => labels[field])}
      onKeepMine={() => onChoose(merged, "mine")}
      onTakeTheirs={() => {
        onChoose(newest.draft, "theirs");
        toast(t`Their version is here now`, { undo: () => onChoose(merged, "mine") });
      }}
    />
  );
}
