/** The messages of a thread as far as they were loaded, oldest first, and how news come into them. Pure. */
import type { MessageRecord } from "../slots/message-slots.ts";

export interface ThreadPages {
  messages: readonly MessageRecord[];
  hasOlder: boolean;
  /** The server was asked for everything up to then. */
  fetchedAt: string;
}

/** Rows come newest first, as the API gives them. */
export const firstPage = (rows: readonly MessageRecord[], size: number, fetchedAt: string): ThreadPages => ({
  messages: inOrder(rows),
  hasOlder: rows.length >= size,
  fetchedAt,
});

/** Older ones come before what is there. */
export const prependOlder = (pages: ThreadPages, rows: readonly MessageRecord[], size: number): ThreadPages => ({
  ...pages,
  messages: mergeById(pages.messages, rows),
  hasOlder: rows.length >= size,
});

/** New and changed ones; changed ones that were never loaded stay where they are. */
export function mergeUpdates(pages: ThreadPages, rows: readonly MessageRecord[], askedAt?: string): ThreadPages {
  const oldest = pages.messages[0]?.id;
  const known = rows.filter(({ id }) => !pages.hasOlder || !oldest || id >= oldest);
  return { ...pages, messages: mergeById(pages.messages, known), fetchedAt: askedAt ?? pages.fetchedAt };
}

/** The newest page again: what was loaded before it stays, unless a gap would open between them. */
export function mergeNewest(pages: ThreadPages | undefined, newest: ThreadPages): ThreadPages {
  const oldest = newest.messages[0]?.id;
  const meets = pages && oldest && pages.messages.some(({ id }) => id >= oldest);
  if (!meets || !newest.hasOlder) return newest;
  return { ...newest, messages: mergeById(pages.messages, newest.messages), hasOlder: pages.hasOlder };
}

/** The other side has read up to this message. */
export const applyReadMark = (pages: ThreadPages, read: MessageRecord): ThreadPages => ({
  ...pages,
  messages: pages.messages.map((one) =>
    one.profileType === read.profileType && !one.readAt && one.id <= read.id
      ? { ...one, readAt: read.readAt }
      : one,
  ),
});

/** Ids are in order of time. A row that comes a second time is the newer one. */
function mergeById(before: readonly MessageRecord[], rows: readonly MessageRecord[]): MessageRecord[] {
  const byId = new Map(before.map((one) => [one.id, one]));
  for (const row of rows) byId.set(row.id, { ...byId.get(row.id), ...row });
  return inOrder([...byId.values()]);
}

const inOrder = (rows: readonly MessageRecord[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
