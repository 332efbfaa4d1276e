/** Drafts and unsent messages in the browser's storage, so that neither a reload nor a crash loses them. */
import { writeStored, readStored } from "#platform/web/data/storage.ts";

export interface AttachedFile {
  id: string;
  filename: string;
  byteSize: number | null;
}

export interface Draft {
  text: string;
  attachments: AttachedFile[];
}

/** A message that was sent from here and is not known to have arrived. */
export interface OutboxMessage extends Draft {
  /** Sent as Idempotency-Key: all retries create one message. */
  key: string;
  at: string;
  /** The newest message at the time of sending; the created message can only be newer. */
  afterId: string | null;
  /** Why it did not arrive; null while it is on its way. */
  problem: string | null;
  /** The server was not reached: it goes by itself once the connection is back. */
  isWaiting?: boolean;
}

export const isEmptyDraft = ({ text, attachments }: Draft) => !text.trim() && attachments.length === 0;

/** Includes the account, since several people may share a browser. */
export const draftKey = (accountId: string | null, about: string) => `message_draft:${accountId}:${about}`;
export const outboxKey = (accountId: string | null, conversationId: string) =>
  `message_outbox:${accountId}:${conversationId}`;

export function parseDraft(json: string | null): Draft {
  const value = parsed(json) as Partial<Draft> | null;
  return {
    text: typeof value?.text === "string" ? value.text : "",
    attachments: Array.isArray(value?.attachments) ? value.attachments : [],
  };
}

/** Null for an empty draft, which removes the entry. */
export const serializeDraft = (draft: Draft) =>
  !draft.text && draft.attachments.length === 0 ? null : JSON.stringify(draft);

export function readOutbox(name: string): OutboxMessage[] {
  const value = parsed(readStored(name));
  return Array.isArray(value) ? (value as OutboxMessage[]).filter(({ key }) => typeof key === "string") : [];
}

export const writeOutbox = (name: string, unsent: readonly OutboxMessage[]) =>
  writeStored(name, unsent.length > 0 ? JSON.stringify(unsent) : null);

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
