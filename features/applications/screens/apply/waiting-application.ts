/** An application whose Send was pressed while the server was out of reach: it waits in the outbox. */
import { useOutbox, type OutboxEntry } from "#platform/web/data/outbox.ts";
import type { ApplyDraft } from "./apply-draft.ts";

export interface DraftToSave {
  /** Null creates it; a draft that another device has begun is the same one. */
  id: string | null;
  jobId: string;
  source: string | null;
  attributes: Record<string, unknown>;
}

export interface WaitingApplication extends DraftToSave {
  job: { slug: string; title: string; employer: string };
  draft: ApplyDraft;
  profileId: string;
  profileChanges: Record<string, unknown>;
  /** The Idempotency-Key of submitting: an earlier try may have arrived. */
  submitKey: string;
}

export type WaitingApplicationEntry = OutboxEntry<WaitingApplication>;

export const waitingApplicationKind = "application";
export const waitingApplicationTarget = (jobId: string) => `application:${jobId}`;

const isWaitingApplication = (entry: OutboxEntry): entry is WaitingApplicationEntry =>
  entry.kind === waitingApplicationKind;

/** Those that wait, and those that were refused then. */
export const useWaitingApplications = () => useOutbox().filter(isWaitingApplication);
