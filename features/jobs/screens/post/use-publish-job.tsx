/**
 * Publishes a draft, now or at a time: missing fields lead back to their step, a full plan is explained, nothing is
 * lost.
 */
import { useState } from "react";
import { useAction } from "#platform/web/data/use-action.ts";
import { capture } from "#platform/web/page/analytics.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { type JobDraft, findMissingFields } from "../../job-draft.ts";
import { JobListing } from "../../job-listing.ts";
import { stepOf } from "./step-fields.ts";
import type { ListingStatus } from "../../job-constants.ts";
import { jobLimitIn, JobLimitDialog } from "./job-limit-dialog.tsx";
import type { DraftSaver } from "./use-job-draft.ts";

export interface PublishedJob {
  id: string;
  slug: string;
  title: string;
  listingStatus: ListingStatus;
  /** Set when it waits for its time. */
  publishAt: string | null;
}

interface PublishOptions {
  draftSaver: DraftSaver;
  onMissing: (problems: Record<string, string>) => void;
  onUnsaved: () => void;
  onDone: (job: PublishedJob) => void;
}

const at = "employer/job_listings";

export function usePublishJob({ draftSaver, onMissing, onUnsaved, onDone }: PublishOptions) {
  const publishing = useAction(JobListing, "publish", { at });
  const scheduling = useAction(JobListing, "schedule", { at });
  const [limit, setLimit] = useState<number | null>(null);

  /** `publishAt` null publishes immediately. */
  async function publish(draft: JobDraft, publishAt: string | null): Promise<void> {
    const missing = findMissingFields(draft);
    if (Object.keys(missing).length > 0) return onMissing(missing);
    const id = (await draftSaver.saveNow()) ? draftSaver.savedId() : null;
    if (id === null) return onUnsaved();
    try {
      const answer = await (publishAt ? scheduling.run({ id }, { publishAt }) : publishing.run({ id }));
      const job = answer?.data as { id: string; attributes: Omit<PublishedJob, "id"> } | undefined;
      capture("job_published", { jobId: id, isScheduled: publishAt !== null }, { debounce: false });
      if (job) onDone({ id: job.id, ...job.attributes });
    } catch (error) {
      const refused = fieldsOf(error);
      if (Object.keys(refused).length > 0) return onMissing(refused);
      const full = jobLimitIn(error);
      if (full === null) throw error;
      setLimit(full);
    }
  }

  return { publish, dialog: <JobLimitDialog limit={limit} onClose={() => setLimit(null)} /> };
}

/** What the server misses, by the form's fields; empty where the refusal concerns no step. */
function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const ofSteps = Object.entries(error.fields).filter(([field]) => stepOf(field) >= 0);
  return Object.fromEntries(
    ofSteps.map(([field, message]) => [field === "compensation" ? "compensation.min" : field, message]),
  );
}
