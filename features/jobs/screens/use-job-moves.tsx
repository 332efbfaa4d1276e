/** What an employer does with a job of its own: the moves of the shared table, copies, renewal; each says what it did. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#platform/web/api-error.ts";
import { type Answer, call } from "#platform/web/api.ts";
import { mergeCached, refetchType } from "#platform/web/cached-documents.ts";
import type { WireResource } from "#platform/web/document.ts";
import { couldNotSave, toast } from "#platform/web/ui/toast.ts";
import { JobListing, type JobListingRecord } from "../job-listing.ts";
import { LimitDialog, limitIn } from "./limit-dialog.tsx";
import { draftPath } from "./own-job.ts";

const at = "employer/job_listings";
type Job = Pick<JobListingRecord, "id" | "title">;

export type JobMoves = ReturnType<typeof useJobMoves>;

export function useJobMoves() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [limit, setLimit] = useState<number | null>(null);

  /** The job as it is afterwards; null when it was refused, and the reader was told. */
  async function fire(job: Job, verb: string, body?: object): Promise<WireResource | null> {
    try {
      const answer = await call<Answer>(`${at}/${job.id}/${verb}`, { method: "POST", body });
      mergeCached(client, answer.data as WireResource);
      return answer.data as WireResource;
    } catch (error) {
      explain(error);
      return null;
    } finally {
      void refetchType(client, JobListing.type);
    }
  }

  function explain(error: unknown): void {
    const full = limitIn(error);
    if (full !== null) return setLimit(full);
    if (!(error instanceof ApiError) || error.status !== 422) return void couldNotSave();
    const isStale = error.code === "illegal_transition";
    const sentence = isStale ? t`This job has changed meanwhile. Look at it again.` : error.message;
    toast(sentence, { tone: "error" });
  }

  async function resume(job: Job): Promise<void> {
    if (await fire(job, "publish")) toast(t`“${job.title}” is published again`);
  }
  async function pause(job: Job): Promise<void> {
    if (await fire(job, "pause")) toast(t`“${job.title}” is paused`, { undo: () => void resume(job) });
  }
  async function reopen(job: Job): Promise<void> {
    if (await fire(job, "reopen")) toast(t`“${job.title}” is published again`);
  }
  async function archive(job: Job): Promise<void> {
    if (await fire(job, "archive")) toast(t`“${job.title}” is archived`);
  }
  async function renew(job: Job): Promise<void> {
    if (await fire(job, "renew")) toast(t`“${job.title}” stays listed for 60 more days`);
  }
  async function takeBack(job: Job): Promise<void> {
    if (await fire(job, "withdraw_review")) toast(t`“${job.title}” is a draft again`);
  }
  async function unschedule(job: Job): Promise<void> {
    if (await fire(job, "schedule", { publishAt: null }))
      toast(t`“${job.title}” waits for you to publish it`);
  }
  async function saveAsTemplate(job: Job): Promise<void> {
    if (await fire(job, "save_as_template")) toast(t`Saved as a template, for your next job`);
  }
  async function duplicate(job: Job): Promise<void> {
    const copy = await fire(job, "duplicate");
    if (!copy) return;
    toast(t`Copied into a new draft`);
    await navigate(draftPath(copy.id));
  }

  const dialog = <LimitDialog limit={limit} onClose={() => setLimit(null)} />;
  const moves = { pause, resume, reopen, archive, renew, takeBack, unschedule, saveAsTemplate, duplicate };
  return { ...moves, fire, dialog };
}
