/** Publishing a draft, now or at a time: what is missing leads back to its step, a full plan says so, nothing is lost. */
import { useState } from "react";
import { useAction } from "#platform/web/use-action.ts";
import { type JobDraft, whatIsMissing } from "../job-draft.ts";
import { JobListing } from "../job-listing.ts";
import { limitIn, LimitDialog } from "./limit-dialog.tsx";
import type { DraftKeeper } from "./use-job-draft.ts";

export interface PublishedJob {
  slug: string;
  title: string;
  listingStatus: string;
  /** Set when it waits for its time. */
  publishAt: string | null;
}

interface PublishOptions {
  keeper: DraftKeeper;
  onMissing: (problems: Record<string, string>) => void;
  onUnsaved: () => void;
  onDone: (job: PublishedJob) => void;
}

const at = "employer/job_listings";

export function usePublish({ keeper, onMissing, onUnsaved, onDone }: PublishOptions) {
  const publishing = useAction(JobListing, "publish", { at });
  const scheduling = useAction(JobListing, "schedule", { at });
  const [limit, setLimit] = useState<number | null>(null);

  /** `publishAt` null publishes at once. */
  async function publish(draft: JobDraft, publishAt: string | null): Promise<void> {
    const missing = whatIsMissing(draft);
    if (Object.keys(missing).length > 0) return onMissing(missing);
    const id = (await keeper.saveNow()) ? keeper.savedId() : null;
    if (id === null) return onUnsaved();
    try {
      const answer = await (publishAt ? scheduling.run({ id }, { publishAt }) : publishing.run({ id }));
      const job = answer?.data as unknown as { attributes: PublishedJob } | undefined;
      if (job) onDone(job.attributes);
    } catch (error) {
      const full = limitIn(error);
      if (full === null) throw error;
      setLimit(full);
    }
  }

  return { publish, dialog: <LimitDialog limit={limit} onClose={() => setLimit(null)} /> };
}
