/** The mutations of applying: saving the draft, updating the profile, and sending the application once. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { UserProfile } from "#features/educators/user-profile.ts";
import { sourceOf } from "#features/jobs/screens/job/job-source.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { draftAttributes, profileChanges, type ApplyDraft, type ApplyStart } from "./apply-draft.ts";

/** Why the form ends: sent, already applied, or job closed. */
export type ApplyOutcome = "sent" | "applied" | "closed";

const type = "job_applications";

export function useApplyMutations(
  { job, profile, application }: ApplyStart,
  onStop: (stop: ApplyOutcome) => void,
  onSaved: (draft: ApplyDraft) => void,
) {
  const client = useQueryClient();
  const changeProfile = useChange(UserProfile);
  const id = useRef(application?.aasmState === "draft" ? application.id : null);
  const failed = useRef<unknown>(null);
  // One idempotency key for all retries: when a response is lost, the next try receives it again.
  const attempt = useRef(randomId());

  const createOrUpdateDraft = async (draft: ApplyDraft) => {
    const attributes = draftAttributes(draft, profile);
    if (id.current) {
      const body = { data: { type, id: id.current, attributes } };
      return void (await call(`${type}/${id.current}`, { method: "PATCH", body }));
    }
    const created = { ...attributes, jobListingId: job.id, aasmState: "draft", source: sourceOf(job.id) };
    const answer = await call(type, { method: "POST", body: { data: { type, attributes: created } } });
    id.current = onlyResource(answer).id;
    // From now on the screen receives pushes when the draft changes elsewhere or closes with its job.
    void refetchType(client, type);
  };

  const save = async (draft: ApplyDraft) => {
    try {
      await createOrUpdateDraft(draft);
      failed.current = null;
      onSaved(draft);
    } catch (error) {
      failed.current = error;
      const stop = outcomeOf(error);
      if (stop) onStop(stop);
      // A draft that can no longer be written has changed state: the screen refetches it.
      if (error instanceof ApiError && error.status === 403) void refetchType(client, type);
      throw error;
    }
  };

  const send = async (draft: ApplyDraft) => {
    if (failed.current || !id.current) await save(draft);
    const changes = profileChanges(draft, profile);
    if (Object.keys(changes).length > 0) await changeProfile.run(profile, changes);
    try {
      const path = `${type}/${id.current}/submit`;
      await call(path, { method: "POST", body: {}, idempotencyKey: attempt.current });
    } catch (error) {
      if (error instanceof ApiError && error.kind === "status") attempt.current = randomId();
      const stop = outcomeOf(error);
      if (stop) return onStop(stop);
      throw error;
    }
    onSaved(draft);
    onStop("sent");
    for (const changed of [type, "job_listings"]) void refetchType(client, changed);
  };

  return { save, send, failure: () => failed.current };
}

function outcomeOf(error: unknown): ApplyOutcome | null {
  if (!(error instanceof ApiError)) return null;
  return ({ already_applied: "applied", job_closed: "closed" } as const)[error.code ?? ""] ?? null;
}
