/** The mutations of applying: saving the draft, updating the profile, and sending the application once. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { sourceOf } from "#features/jobs/screens/job/job-source.ts";
import { employerOf } from "#features/jobs/screens/job-records.ts";
import { ApiError, isUnreachable } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { putInOutbox, removeFromOutbox } from "#platform/web/data/outbox.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import {
  draftAttributes,
  localDraftCopies,
  profileChanges,
  type ApplyDraft,
  type ApplyStart,
} from "./apply-draft.ts";
import { saveDraft, submitDraft } from "./send-application.ts";
import {
  waitingApplicationKind,
  waitingApplicationTarget,
  type DraftToSave,
  type WaitingApplication,
} from "./waiting-application.ts";

/** Why the form ends: sent, waiting for a connection, already applied, or job closed. */
export type ApplyOutcome = "sent" | "waiting" | "applied" | "closed";

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

  const toSave = (draft: ApplyDraft): DraftToSave => ({
    id: id.current,
    jobId: job.id,
    source: sourceOf(job.id),
    attributes: draftAttributes(draft, profile),
  });

  const createOrUpdateDraft = async (draft: ApplyDraft) => {
    const isNew = !id.current;
    id.current = await saveDraft(toSave(draft));
    // From now on the screen receives pushes when the draft changes elsewhere or closes with its job.
    if (isNew) void refetchType(client, type);
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

  const submit = async (draft: ApplyDraft) => {
    if (failed.current || !id.current) await save(draft);
    const changes = profileChanges(draft, profile);
    if (Object.keys(changes).length > 0) await changeProfile.run(profile, changes);
    await submitDraft(id.current!, job.id, attempt.current);
    onSaved(draft);
    onStop("sent");
    for (const changed of [type, "job_listings"]) void refetchType(client, changed);
  };

  /** What was checked here and does not reach the server goes later, by itself. */
  const sendLater = (draft: ApplyDraft) => {
    const payload: WaitingApplication = {
      ...toSave(draft),
      job: { slug: job.slug, title: job.title, employer: employerOf(job)?.name ?? "" },
      draft,
      profileId: profile.id,
      profileChanges: profileChanges(draft, profile),
      submitKey: attempt.current,
    };
    // What the server has of it may be older than what was sent here.
    localDraftCopies.write(localDraftCopies.name(currentSession().accountId, job.id), draft);
    const target = waitingApplicationTarget(job.id);
    void putInOutbox({ kind: waitingApplicationKind, target, payload, keepsRefusal: true });
    onStop("waiting");
  };

  const send = async (draft: ApplyDraft) => {
    removeFromOutbox(waitingApplicationTarget(job.id));
    try {
      await submit(draft);
    } catch (error) {
      if (isUnreachable(error)) return sendLater(draft);
      if (error instanceof ApiError && error.kind === "status") attempt.current = randomId();
      const stop = outcomeOf(error);
      if (stop) return onStop(stop);
      throw error;
    }
  };

  return { save, send, failure: () => failed.current };
}

function outcomeOf(error: unknown): ApplyOutcome | null {
  if (!(error instanceof ApiError)) return null;
  return ({ already_applied: "applied", job_closed: "closed" } as const)[error.code ?? ""] ?? null;
}
