/** Loads what applying needs: the job, the educator's profile, an existing draft, and earlier answers. */
import { useState } from "react";

import { UserProfile } from "#features/educators/user-profile.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { jobIncludes } from "#features/jobs/screens/job-records.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { JobApplication } from "../../application.ts";
import { findPreviousAnswers, type ApplyStart } from "./apply-draft.ts";

export interface ApplyStartView extends QueryView<ApplyStart> {
  /** There is no such job. */
  isMissing: boolean;
  /** It existed and can no longer be read. */
  isGone: boolean;
  refetch: () => void;
}

export function useApplyStart(slug: string): ApplyStartView {
  // No channel pushes a listing's status, so it is polled.
  const job = useResource(JobListing, slug, {
    include: jobIncludes,
    refetchIntervalMs: 30_000,
    keepOffline: true,
  });
  const profile = useCollection(UserProfile, { size: 1, keepOffline: true });
  const jobId = job.data?.id;
  const existing = useCollection(JobApplication, {
    filter: { jobListingId: jobId },
    size: 1,
    enabled: !!jobId,
    skipCache: true,
    live: true,
    keepOffline: true,
  });
  const earlier = useCollection(JobApplication, { sort: "-submittedAt", size: 20, keepOffline: true });
  const parts = [job, profile, existing, earlier] as const;
  const isComplete = parts.every(({ data }) => data !== undefined);
  const [wasComplete, setWasComplete] = useState(false);
  if (isComplete && !wasComplete) setWasComplete(true);
  const isNotFound = job.error?.status === 404;
  const data = isComplete
    ? {
        job: job.data!,
        profile: profile.data![0]!,
        application: existing.data![0] ?? null,
        previousAnswers: findPreviousAnswers(job.data!, earlier.data!),
      }
    : undefined;
  return {
    data,
    error: parts.find(({ error }) => error)?.error ?? null,
    isLoading: !isComplete,
    isUpdating: false,
    retry: () => {
      for (const part of parts) if (part.data === undefined) part.retry();
    },
    isMissing: isNotFound && !wasComplete,
    isGone: isNotFound,
    refetch: () => {
      job.retry();
      existing.retry();
    },
  };
}
