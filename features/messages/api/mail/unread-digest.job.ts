/** The unread digest: minutes after the first unread message, at most hourly per conversation and member. */
import { emailSubscriber, pushToSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { notificationCatalogue } from "#features/accounts/notification-catalogue.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { minuteMs } from "#platform/shared/duration.ts";
import { z } from "zod";
import { digestEveryMinutes, profileTypes } from "../../message-constants.ts";
import { findDigestReaders, type DigestReader } from "./digest-readers.query.ts";
import { replyAddress } from "./reply-address.ts";
import { findUnreadForDigest, type Unread } from "./unread-for-digest.query.ts";
import { unreadMessages } from "./unread-messages.mail.ts";

export const digestAfterMinutes = notificationCatalogue["messages.unread"].debounceMinutes;

const conversationSide = z.object({ conversationId: z.uuid(), to: z.enum(profileTypes) });

export const unreadDigest = job(
  "messages.unread-digest",
  conversationSide,
  async ({ conversationId, to }, worker) => {
    const waiting: Date[] = [];
    for (const reader of await findDigestReaders(worker, conversationId, to)) {
      const later = await emailUnread(worker, conversationId, reader);
      if (later) waiting.push(later);
    }
    if (waiting.length === 0) return;
    const at = new Date(Math.min(...waiting.map((one) => one.getTime())));
    const key = `${conversationId}:${to}`;
    await unreadDigest.enqueue(worker.db, { conversationId, to }, { key, at, keepScheduledTime: true });
  },
);

/** Tells the devices of those whom the digest is for, ahead of it. */
export const pushUnread = job("messages.push-unread", conversationSide, async (payload, worker) => {
  const { db, settings, now } = worker;
  for (const reader of await findDigestReaders(worker, payload.conversationId, payload.to)) {
    const unread = await findUnreadForDigest(db, payload.conversationId, reader.id);
    if (unread) await pushToSubscriber(db, settings, { ...messageFor(reader, unread, false), now: now() });
  }
});

const messageFor = ({ id, accountId, firstName }: DigestReader, unread: Unread, mayReply: boolean) => ({
  accountId,
  key: `unread:${id}:${unread.lastId}`,
  template: unreadMessages({ ...unread, readerName: firstName, mayReply }),
});

/** Emails one member what is unread and not emailed yet; returns the due time if it is too early. */
async function emailUnread(
  worker: JobContext,
  conversationId: string,
  reader: DigestReader,
): Promise<Date | null> {
  const { settings, now } = worker;
  const unread = await findUnreadForDigest(worker.db, conversationId, reader.id);
  if (!unread) return null;
  const due = new Date(
    Math.max(
      unread.firstAt.getTime() + digestAfterMinutes * minuteMs,
      (reader.digestSentAt?.getTime() ?? 0) + digestEveryMinutes * minuteMs,
    ),
  );
  if (due > now()) return due;
  const { replyAddresses } = settings;
  await worker.db.transaction().execute(async (db) => {
    await db
      .updateTable("conversationMembers")
      .set({ digestSentAt: now() })
      .where("id", "=", reader.id)
      .execute();
    await emailSubscriber(db, settings, {
      ...messageFor(reader, unread, Boolean(replyAddresses)),
      now: now(),
      ...(replyAddresses
        ? { replyTo: replyAddress(reader.id, replyAddresses.secret, replyAddresses.domain) }
        : {}),
    });
  });
  return null;
}
