/** Keeps a job's draft on the server while it is typed: made at the first letter, then changed, never over another tab's. */
import { useRef, useState } from "react";
import { ApiError } from "#platform/web/api-error.ts";
import { call } from "#platform/web/api.ts";
import { useChange } from "#platform/web/use-change.ts";
import { type SaveState, useAutosave } from "#platform/web/ui/use-autosave.ts";
import { changesTo, type JobDraft } from "../job-draft.ts";
import { JobListing } from "../job-listing.ts";

export interface DraftKeeper {
  id: string | null;
  state: SaveState;
  saveNow: () => Promise<unknown>;
  /** Somebody changed the job meanwhile; nothing is saved any more until it is loaded again. */
  isStale: boolean;
}

const at = "employer/job_listings";

export function useJobDraft(
  draft: JobDraft,
  saved: { id: string | null; etag: string | undefined; draft: JobDraft },
  onStart: (id: string) => void,
): DraftKeeper {
  const change = useChange(JobListing, { at });
  const [id, setId] = useState(saved.id);
  const [isStale, setStale] = useState(false);
  const last = useRef(saved);

  async function save(next: JobDraft): Promise<void> {
    const changes = changesTo(last.current.draft, next);
    if (isStale || Object.keys(changes).length === 0) return;
    last.current = last.current.id
      ? await update(last.current.id, changes, next)
      : await start(changes, next);
  }

  async function start(changes: Record<string, unknown>, next: JobDraft) {
    const body = { data: { type: JobListing.type, attributes: changes } };
    const answer = await call(at, { method: "POST", body });
    const made = (answer.data as { id: string }).id;
    setId(made);
    onStart(made);
    return { id: made, etag: answer.etag, draft: next };
  }

  async function update(jobId: string, changes: Record<string, unknown>, next: JobDraft) {
    try {
      const after = await change.run({ id: jobId }, changes, { ifMatch: last.current.etag });
      return { id: jobId, etag: after?.etag, draft: next };
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) setStale(true);
      throw error;
    }
  }

  const { state, saveNow } = useAutosave(draft, save);
  return { id, state, saveNow, isStale };
}
