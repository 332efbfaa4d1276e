/**
 * What an employer does with their job: the transitions of the shared table, copies, renewal; each confirms its
 * result.
 */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { type Answer, call } from "#platform/web/api-client/api.ts";
import { mergeCached, refetchType } from "#platform/web/data/cached-documents.ts";
import { useOptimisticMutation } from "#platform/web/data/use-optimistic-mutation.ts";
import { onlyResource, type WireResource } from "#platform/web/api-client/document.ts";
import { capture } from "#platform/web/page/analytics.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import type { ListingStatus } from "../../job-constants.ts";
import { JobListing, type JobListingRecord } from "../../job-listing.ts";
import { JobLimitDialog, jobLimitIn } from "../post/job-limit-dialog.tsx";
import { draftPath } from "./employer-job.ts";

const at = "employer/job_listings";

/** Where a verb surely leads if the server takes it; a job that is published may have to wait for a review. */
const statusAfter = (verb: string): ListingStatus | null =>
  verb === "pause" ? "paused" : verb === "archive" ? "archived" : verb === "withdraw_review" ? "draft" : null;

type Job = Pick<JobListingRecord, "id" | "title">;

export type JobTransitions = ReturnType<typeof useJobTransitions>;

export function useJobTransitions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [limit, setLimit] = useState<number | null>(null);

  const { mutateAsync } = useOptimisticMutation(
    async ([job, verb, body]: [job: Job, verb: string, body?: object]): Promise<WireResource> => {
      const answer = await call<Answer>(`${at}/${job.id}/${verb}`, { method: "POST", body });
      const row = onlyResource(answer);
      mergeCached(client, row);
      return row;
    },
    {
      optimistic: ([{ id }, verb]) => {
        const listingStatus = statusAfter(verb);
        return listingStatus && { row: { type: JobListing.type, id }, attributes: { listingStatus } };
      },
      onRollback: showError,
    },
  );

  /** The job afterwards; null if the request was rejected, and the error is shown. */
  async function runEvent(job: Job, verb: string, body?: object): Promise<WireResource | null> {
    try {
      return await mutateAsync([job, verb, body]);
    } catch (error) {
      if (!statusAfter(verb)) showError(error);
      return null;
    } finally {
      void refetchType(client, JobListing.type);
    }
  }

  function showError(error: unknown): void {
    const full = jobLimitIn(error);
    if (full !== null) return setLimit(full);
    if (!(error instanceof ApiError) || error.status !== 422) return void couldNotSave();
    const isStale = error.code === "illegal_transition";
    const sentence = isStale ? t`This job has changed meanwhile. Look at it again.` : error.message;
    toast(sentence, { tone: "error" });
  }

  async function resume(job: Job): Promise<void> {
    if (await runEvent(job, "publish")) toast(t`“${job.title}” is published again`);
  }
  async function pause(job: Job): Promise<void> {
    if (await runEvent(job, "pause")) toast(t`“${job.title}” is paused`, { undo: () => void resume(job) });
  }
  async function reopen(job: Job): Promise<void> {
    if (await runEvent(job, "reopen")) toast(t`“${job.title}” is published again`);
  }
  async function archive(job: Job): Promise<void> {
    if (await runEvent(job, "archive")) toast(t`“${job.title}” is archived`);
  }
  async function renew(job: Job): Promise<void> {
    if (await runEvent(job, "renew")) toast(t`“${job.title}” stays listed for 60 more days`);
  }
  async function takeBack(job: Job): Promise<void> {
    if (await runEvent(job, "withdraw_review")) toast(t`“${job.title}” is a draft again`);
  }
  async function unschedule(job: Job): Promise<void> {
    if (await runEvent(job, "schedule", { publishAt: null }))
      toast(t`“${job.title}” waits for you to publish it`);
  }
  async function saveAsTemplate(job: Job): Promise<void> {
    if (await runEvent(job, "save_as_template")) toast(t`Saved as a template, for your next job`);
  }
  async function duplicate(job: Job): Promise<void> {
    const copy = await runEvent(job, "duplicate");
    if (!copy) return;
    capture("job_posted", { jobId: copy.id }, { debounce: false });
    toast(t`Copied into a new draft`);
    await navigate(draftPath(copy.id));
  }

  const dialog = <JobLimitDialog limit={limit} onClose={() => setLimit(null)} />;
  const transitions = {
    pause,
    resume,
    reopen,
    archive,
    renew,
    takeBack,
    unschedule,
    saveAsTemplate,
    duplicate,
  };
  return { ...transitions, fire: runEvent, dialog };
}
