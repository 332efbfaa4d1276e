/** The loaded messages of a thread, oldest first, and how updates are merged into them. */
import type { MessageRecord } from "../slots/message-slots.ts";

export interface ThreadPages {
  messages: readonly MessageRecord[];
  hasOlder: boolean;
  /** From where the newest page is kept current; undefined where its response did not say. */
  position?: string | undefined;
}

/** `rows` are newest first, as the API returns them. */
export const firstPage = (rows: readonly MessageRecord[], size: number, position?: string): ThreadPages => ({
  messages: inOrder(rows),
  hasOlder: rows.length >= size,
  position,
});

/** Puts older messages before the loaded ones. */
export const prependOlder = (
  pages: ThreadPages,
  rows: readonly MessageRecord[],
  size: number,
): ThreadPages => ({
  ...pages,
  messages: mergeById(pages.messages, rows),
  hasOlder: rows.length >= size,
});

/** Merges new and changed messages; ignores changes of messages that were never loaded. */
export function mergeUpdates(pages: ThreadPages, rows: readonly MessageRecord[]): ThreadPages {
  const oldest = pages.messages[0]?.id;
  const known = rows.filter(({ id }) => !pages.hasOlder || !oldest || id >= oldest);
  return { ...pages, messages: mergeById(pages.messages, known) };
}

/** Merges a refetched newest page; older messages stay, unless a gap would open. */
export function mergeNewest(pages: ThreadPages | undefined, newest: ThreadPages): ThreadPages {
  const oldest = newest.messages[0]?.id;
  const meets = pages && oldest && pages.messages.some(({ id }) => id >= oldest);
  if (!meets || !newest.hasOlder) return newest;
  return { ...newest, messages: mergeById(pages.messages, newest.messages), hasOlder: pages.hasOlder };
}

/** Marks messages up to this one as read by the other side. */
export const applyReadMark = (pages: ThreadPages, read: MessageRecord): ThreadPages => ({
  ...pages,
  messages: pages.messages.map((one) =>
    one.profileType === read.profileType && !one.readAt && one.id <= read.id
      ? { ...one, readAt: read.readAt }
      : one,
  ),
});

/** Ids are in order of time. The later of two versions of a row wins. */
function mergeById(before: readonly MessageRecord[], rows: readonly MessageRecord[]): MessageRecord[] {
  const byId = new Map(before.map((one) => [one.id, one]));
  for (const row of rows) byId.set(row.id, { ...byId.get(row.id), ...row });
  return inOrder([...byId.values()]);
}

const inOrder = (rows: readonly MessageRecord[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
