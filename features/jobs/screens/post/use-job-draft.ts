/**
 * Saves a job's draft while it is edited: created once there is something to keep, then updated, never over
 * another tab's changes.
 */
import { linkOne } from "#platform/web/api-client/document.ts";
import { useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { capture } from "#platform/web/page/analytics.ts";
import { type SaveState, useAutosave } from "#platform/web/forms/use-autosave.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { changedAttributes, draftOf, isWorthKeeping, type JobDraft } from "../../job-draft.ts";
import { JobListing } from "../../job-listing.ts";
import { loadNewestJob, type NewestJob } from "./job-conflict.tsx";

export interface SavedDraft {
  id: string | null;
  etag: string | undefined;
  draft: JobDraft;
}

export interface DraftSaver {
  state: SaveState;
  /** Saves what is not saved yet; false when that did not work. */
  saveNow: () => Promise<boolean>;
  /** The row behind the draft; null until something was typed and saved. */
  savedId: () => string | null;
  /** The draft as the server has it: only that can be published. */
  savedDraft: JobDraft;
  /** Someone else saved the job meanwhile: nothing is saved until one chooses between both. */
  conflict: NewestJob | null;
  /** The choice is made: what is in the form goes over theirs. */
  resolve: (newest: NewestJob) => void;
}

const at = "employer/job_listings";

export function useJobDraft(draft: JobDraft, saved: SavedDraft, onStart: (id: string) => void): DraftSaver {
  const change = useChange(JobListing, { at });
  const [conflict, setConflict] = useState<NewestJob | null>(null);
  const last = useRef(saved);
  const [savedDraft, setSavedDraft] = useState(saved.draft);
  // Presets are in the form from the start but not on the server: they are saved with the first answers.
  const [start] = useState(draft);
  const [isBegun, setBegun] = useState(saved.id !== null);
  if (!isBegun && isWorthKeeping(start, draft)) setBegun(true);

  async function save(next: JobDraft): Promise<void> {
    if (conflict) throw new Error("the draft was changed elsewhere");
    const changes = changedAttributes(last.current.draft, next);
    if (Object.keys(changes).length === 0) return;
    last.current = last.current.id
      ? await update(last.current.id, changes, next)
      : await create(changes, next);
  }

  async function create(changes: Record<string, unknown>, next: JobDraft): Promise<SavedDraft> {
    const body = { data: { type: JobListing.type, attributes: changes } };
    const answer = await call(at, { method: "POST", body });
    const job = linkOne(JobListing, answer);
    const { id } = job;
    capture("job_posted", { jobId: id }, { debounce: false });
    onStart(id);
    setSavedDraft(draftOf(job));
    return { id, etag: answer.etag, draft: next };
  }

  async function update(id: string, changes: Record<string, unknown>, next: JobDraft): Promise<SavedDraft> {
    try {
      const after = await change.run({ id }, changes, { ifMatch: last.current.etag });
      if (after) setSavedDraft(draftOf(after));
      return { id, etag: after?.etag, draft: next };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const newest = await loadNewestJob(id);
      // Its publishing time, say, was changed, but nothing that stands in the form.
      const isSameText = Object.keys(changedAttributes(savedDraft, newest.draft)).length === 0;
      if (isSameText && newest.etag !== last.current.etag) {
        last.current = { ...last.current, etag: newest.etag };
        return update(id, changes, next);
      }
      setConflict(newest);
      throw error;
    }
  }

  const { state, saveNow } = useAutosave(isBegun ? draft : start, save);
  useSaveOnLeave(saveNow);
  const resolve = (newest: NewestJob) => {
    last.current = { id: last.current.id, etag: newest.etag, draft: newest.draft };
    setSavedDraft(newest.draft);
    setConflict(null);
  };
  // What waited for the choice is saved at once.
  useEffect(() => {
    if (!conflict) void saveNow();
  }, [conflict, saveNow]);
  return { state, saveNow, savedId: () => last.current.id, savedDraft, conflict, resolve };
}

/** The last letters are saved when the screen is left for another one; lists then show the draft. */
function useSaveOnLeave(saveNow: () => Promise<boolean>): void {
  const client = useQueryClient();
  useEffect(() => () => void saveNow().then(() => refetchType(client, JobListing.type)), [saveNow, client]);
}
