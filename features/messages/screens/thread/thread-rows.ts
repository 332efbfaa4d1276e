/**
 * The rows of a thread: messages with the ends of days and author groups. The surroundings of a message
 * depend only on the next one, so loading older messages never changes a row that is being read.
 */
import { dayIn } from "#platform/shared/format.ts";
import type { ProfileType } from "../../message-constants.ts";
import type { OutboxMessage } from "../composer/draft-storage.ts";
import type { MessageRecord } from "../slots/message-slots.ts";

export interface ThreadRow {
  key: string;
  message: MessageRecord | null;
  unsent: OutboxMessage | null;
  /** Last of its author's group: time, author and read mark are shown under it. */
  endsGroup: boolean;
  /** The newest read message of the reader's side. */
  showsRead: boolean;
  /** The time of the next row if that begins a new day, for the separator. */
  nextDay: string | null;
  /** The first of the thread: its day is shown above it. */
  isFirst: boolean;
}

interface Thread {
  messages: readonly MessageRecord[];
  unsent: readonly OutboxMessage[];
  hasOlder: boolean;
  side: ProfileType;
  /** The reader's, which says where a day ends. */
  timeZone: string;
}

/** Messages of one author within this many minutes are grouped. */
const groupMinutes = 5;

export function threadRows({ messages, unsent, hasOlder, side, timeZone }: Thread): ThreadRow[] {
  const lastRead = messages.findLast(
    ({ profileType, readAt, deletedAt }) => profileType === side && readAt && !deletedAt,
  );
  const waiting = stillUnsent(messages, unsent, side);
  const moments = [...messages.map(({ createdAt }) => createdAt), ...waiting.map(({ at }) => at)];
  const days = moments.map((at) => dayOf(at, timeZone));
  const nextDay = (index: number) => (days[index + 1] !== days[index] ? (moments[index + 1] ?? null) : null);
  const rows = messages.map((message, index): ThreadRow => {
    const next = messages[index + 1];
    const showsRead = message === lastRead;
    return {
      key: message.id,
      message,
      unsent: null,
      endsGroup: showsRead || !next || !isSameGroup(message, next) || nextDay(index) !== null,
      showsRead,
      nextDay: nextDay(index),
      isFirst: index === 0 && !hasOlder,
    };
  });
  const last = waiting.map((one, index): ThreadRow => ({
    key: one.key,
    message: null,
    unsent: one,
    endsGroup: true,
    showsRead: false,
    nextDay: nextDay(messages.length + index),
    isFirst: messages.length === 0 && index === 0,
  }));
  return [...rows, ...last];
}

const daysByMoment = new Map<string, string>();
/** Enough for the longest thread that anybody scrolls through. */
const maxDays = 20_000;

/** Time zones take long, and every message of the thread is asked for with each new one. */
function dayOf(at: string, timeZone: string): string {
  const key = `${timeZone} ${at}`;
  const known = daysByMoment.get(key);
  if (known) return known;
  if (daysByMoment.size >= maxDays) daysByMoment.clear();
  const day = dayIn(at, timeZone);
  daysByMoment.set(key, day);
  return day;
}

/** A push may arrive before the response to the same message: filters out what has arrived. */
export function stillUnsent(
  messages: readonly MessageRecord[],
  unsent: readonly OutboxMessage[],
  side: ProfileType,
): OutboxMessage[] {
  const matchedIds = new Set<string>();
  return unsent.filter((one) => {
    const own = messages.find(
      ({ id, profileType, data }) =>
        profileType === side &&
        !matchedIds.has(id) &&
        (!one.afterId || id > one.afterId) &&
        (data.text ?? "") === one.text &&
        String((data.attachments ?? []).map((file) => file?.id)) ===
          String(one.attachments.map((file) => file.id)),
    );
    if (own) matchedIds.add(own.id);
    return !own;
  });
}

const isSameGroup = (one: MessageRecord, next: MessageRecord) =>
  one.profileType !== null &&
  one.profileType === next.profileType &&
  one.authorId === next.authorId &&
  one.deletedAt === null &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < groupMinutes * 60_000;
