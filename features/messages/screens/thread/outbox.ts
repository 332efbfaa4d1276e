/**
 * Messages on their way out, by conversation: shown at once, kept until the server has them, tried again only when
 * asked. It outlives the thread on the screen, so that going to another conversation stops nothing.
 */
import { readOutbox, writeOutbox, type OutboxMessage } from "../composer/draft-storage.ts";

type Boxes = Map<string, readonly OutboxMessage[]>;

const boxes: Boxes = new Map();
const inFlightKeys = new Set<string>();
const listeners = new Set<() => void>();

/** What is in the box of this name; the first look finds what an earlier page could not send. */
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

/** Sends one, new or again. `send` rejects where it did not arrive; `sentence` says why. */
export async function sendFromOutbox<T>(
  name: string,
  unsent: OutboxMessage,
  send: () => Promise<T>,
  sentence: (error: unknown) => string,
): Promise<T | null> {
  if (inFlightKeys.has(unsent.key)) return null;
  inFlightKeys.add(unsent.key);
  upsert(name, { ...unsent, problem: null });
  try {
    const sent = await send();
    removeFromOutbox(name, unsent.key);
    return sent;
  } catch (error) {
    upsert(name, { ...unsent, problem: sentence(error) });
    return null;
  } finally {
    inFlightKeys.delete(unsent.key);
  }
}

/** It has arrived after all, or shall not be sent. */
export const removeFromOutbox = (name: string, key: string) =>
  setBox(
    name,
    outboxMessages(name).filter((one) => one.key !== key),
  );

/** One that was given up while its answer was on the way stays away. */
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
