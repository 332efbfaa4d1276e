/** Sends an application: its draft, what changed in the profile, and the application itself, each once. */
import { i18n } from "@lingui/core";

import { UserProfile } from "#features/educators/user-profile.ts";
import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { queryClient } from "#platform/web/data/query-client.ts";
import type { OutboxSender } from "#platform/web/data/send-outbox.ts";
import { capture } from "#platform/web/page/analytics.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { localDraftCopies } from "./apply-draft.ts";
import type { DraftToSave, WaitingApplication } from "./waiting-application.ts";

const type = "job_applications";

/** Saves the answers of a draft; resolves to its id. */
export async function saveDraft(
  { id, jobId, source, attributes }: DraftToSave,
  idempotencyKey?: string,
): Promise<string> {
  if (id) {
    await call(`${type}/${id}`, { method: "PATCH", body: { data: { type, id, attributes } } });
    return id;
  }
  const created = { ...attributes, jobListingId: jobId, aasmState: "draft", source };
  const body = { data: { type, attributes: created } };
  const answer = await call(type, { method: "POST", body, ...(idempotencyKey && { idempotencyKey }) });
  return onlyResource(answer).id;
}

/** Sends a draft; with the same key again, once. */
export async function submitDraft(id: string, jobId: string, idempotencyKey: string): Promise<void> {
  await call(`${type}/${id}/submit`, { method: "POST", body: {}, idempotencyKey });
  capture("application_submitted", { jobId }, { debounce: false });
}

export const waitingApplicationSender: OutboxSender = {
  async send({ payload, key }) {
    const waiting = payload as WaitingApplication;
    const { job, jobId, draft } = waiting;
    const isNew = await send(waiting, key).then(() => true, wasSentBefore);
    localDraftCopies.forget(localDraftCopies.name(currentSession().accountId, jobId), draft);
    const { title } = job;
    toast(
      isNew
        ? i18n._(/*i18n*/ "Your application for {title} was sent.", { title })
        : i18n._(/*i18n*/ "You have already applied for {title}.", { title }),
    );
    const changed = [type, "job_listings", UserProfile.type];
    await Promise.all(changed.map((one) => refetchType(queryClient(), one)));
  },
  onRefused({ payload }) {
    const { title } = (payload as WaitingApplication).job;
    const text = i18n._(
      /*i18n*/ "Your application for {title} could not be sent. Your answers are kept under My applications.",
      { title },
    );
    toast(text, { tone: "error" });
  },
};

async function send(waiting: WaitingApplication, key: string) {
  const { profileId, profileChanges, submitKey } = waiting;
  const id = await saveDraft(waiting, `${key} draft`).catch((error: unknown) => {
    if (!(error instanceof ApiError) || !waiting.id) throw error;
    // Deleted on another device, but Send was pressed here.
    if (error.status === 404) return saveDraft({ ...waiting, id: null }, `${key} draft`);
    // An earlier try has submitted it, and its answer was lost: the same key gives that answer again.
    if (error.status === 403) return waiting.id;
    throw error;
  });
  if (Object.keys(profileChanges).length > 0) {
    const body = { data: { type: UserProfile.type, id: profileId, attributes: profileChanges } };
    await call(`${UserProfile.type}/${profileId}`, { method: "PATCH", body });
  }
  await submitDraft(id, waiting.jobId, submitKey);
}

function wasSentBefore(error: unknown): false {
  if (error instanceof ApiError && error.code === "already_applied") return false;
  throw error;
}
