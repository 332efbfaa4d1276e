/**
 * Messages on their way out, by conversation: shown at once, kept until the server has them, tried again only when
 * asked. It outlives the thread on the screen, so that going to another conversation stops nothing.
 */
import { readUnsent, writeUnsent, type Unsent } from "./draft-storage.ts";

type Boxes = Map<string, readonly Unsent[]>;

const boxes: Boxes = new Map();
const onTheirWay = new Set<string>();
const listeners = new Set<() => void>();

/** What is in the box of this name; the first look finds what an earlier page could not send. */
export function unsentIn(name: string): readonly Unsent[] {
  let box = boxes.get(name);
  if (!box) {
    const interrupted = /*i18n*/ "The page was closed before it was sent.";
    box = readUnsent(name).map((one) => ({ ...one, problem: one.problem ?? interrupted }));
    boxes.set(name, box);
  }
  return box;
}

export function watchOutbox(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends one, new or again. `send` rejects where it did not arrive; `sentence` says why. */
export async function sendFrom<T>(
  name: string,
  unsent: Unsent,
  send: () => Promise<T>,
  sentence: (error: unknown) => string,
): Promise<T | null> {
  if (onTheirWay.has(unsent.key)) return null;
  onTheirWay.add(unsent.key);
  put(name, { ...unsent, problem: null });
  try {
    const sent = await send();
    remove(name, unsent.key);
    return sent;
  } catch (error) {
    put(name, { ...unsent, problem: sentence(error) });
    return null;
  } finally {
    onTheirWay.delete(unsent.key);
  }
}

/** It has arrived after all, or shall not be sent. */
export const remove = (name: string, key: string) =>
  change(
    name,
    unsentIn(name).filter((one) => one.key !== key),
  );

/** One that was given up while its answer was on the way stays away. */
function put(name: string, unsent: Unsent) {
  const box = unsentIn(name);
  const isThere = box.some(({ key }) => key === unsent.key);
  if (!isThere && unsent.problem !== null) return;
  change(name, isThere ? box.map((one) => (one.key === unsent.key ? unsent : one)) : [...box, unsent]);
}

function change(name: string, box: readonly Unsent[]) {
  boxes.set(name, box);
  writeUnsent(name, box);
  for (const listener of listeners) listener();
}
