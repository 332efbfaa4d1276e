/** The unread digest: five minutes after the first unread message, at most hourly per conversation and member. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { z } from "zod";
import { digestAfterMinutes, digestEveryMinutes, profileTypes } from "../../message-constants.ts";
import { findDigestReaders, type DigestReader } from "./digest-readers.query.ts";
import { replyAddress } from "./reply-address.ts";
import { findUnreadForDigest } from "./unread-for-digest.query.ts";
import { unreadMessages } from "./unread-messages.mail.ts";

const minuteMs = 60_000;

export const unreadDigest = job(
  "messages.unread-digest",
  z.object({ conversationId: z.uuid(), to: z.enum(profileTypes) }),
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
      accountId: reader.accountId,
      key: `unread:${reader.id}:${unread.lastId}`,
      template: unreadMessages({
        ...unread,
        readerName: reader.firstName,
        mayReply: Boolean(replyAddresses),
      }),
      ...(replyAddresses
        ? { replyTo: replyAddress(reader.id, replyAddresses.secret, replyAddresses.domain) }
        : {}),
    });
  });
  return null;
}
