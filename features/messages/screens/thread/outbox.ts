/**
 * Outgoing messages by conversation: shown immediately, stored until the server has them, retried on request, or when
 * the connection returns that was lost (`waiting-messages.ts`). It outlives the mounted thread, so that opening another
 * conversation does not stop sending.
 */
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { readOutbox, writeOutbox, type OutboxMessage } from "../composer/draft-storage.ts";

type Boxes = Map<string, readonly OutboxMessage[]>;

const boxes: Boxes = new Map();
const inFlightKeys = new Set<string>();
const listeners = new Set<() => void>();

/** The messages in this outbox; the first read restores what an earlier page could not send. */
export function outboxMessages(name: string): readonly OutboxMessage[] {
  let box = boxes.get(name);
  if (!box) {
    const interrupted = /*i18n*/ "The page was closed before it was sent.";
    box = readOutbox(name).map((one) => ({ ...one, problem: one.problem ?? interrupted }));
    boxes.set(name, box);
  }
  return box;
}

export function subscribeToOutbox(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends a message, new or again. `send` rejects on failure; `sentence` turns the error into text. */
export async function sendFromOutbox<T>(
  name: string,
  unsent: OutboxMessage,
  send: () => Promise<T>,
  sentence: (error: unknown) => string,
): Promise<T | null> {
  if (inFlightKeys.has(unsent.key)) return null;
  inFlightKeys.add(unsent.key);
  const { isWaiting: _was, ...trying } = unsent;
  upsert(name, { ...trying, problem: null });
  try {
    const sent = await send();
    removeMessage(name, unsent.key);
    return sent;
  } catch (error) {
    const isWaiting = error instanceof ApiError && (error.kind === "fetch" || error.kind === "timeout");
    upsert(name, { ...trying, problem: sentence(error), ...(isWaiting && { isWaiting }) });
    return null;
  } finally {
    inFlightKeys.delete(unsent.key);
  }
}

/** Removes a message that has arrived or was discarded. */
export const removeMessage = (name: string, key: string) =>
  setBox(
    name,
    outboxMessages(name).filter((one) => one.key !== key),
  );

/** The server refused it: it waits no longer. */
export const showProblem = (name: string, { isWaiting: _was, ...unsent }: OutboxMessage, problem: string) =>
  upsert(name, { ...unsent, problem });

/** A message that was discarded while it was being sent does not come back. */
function upsert(name: string, unsent: OutboxMessage) {
  const box = outboxMessages(name);
  const isThere = box.some(({ key }) => key === unsent.key);
  if (!isThere && unsent.problem !== null) return;
  setBox(name, isThere ? box.map((one) => (one.key === unsent.key ? unsent : one)) : [...box, unsent]);
}

function setBox(name: string, box: readonly OutboxMessage[]) {
  boxes.set(name, box);
  writeOutbox(name, box);
  for (const listener of listeners) listener();
}
