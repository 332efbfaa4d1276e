/**
 * Delivers a message to the browsers of an account that are signed in. It is tried again for those that could not be
 * reached. A device shows one notification for each page: the newest, and of one that a dying worker sent twice one.
 */
import { loadPushKeys } from "#platform/server/push/push-keys.ts";
import { sendPush } from "#platform/server/push/send-push.ts";
import { toError } from "#platform/shared/caught-error.ts";
import type { Database } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import { onOpenSession } from "./push-subscription.query.ts";

/** Later it is news no more; the mail or the page itself tells. */
const keptSeconds = 24 * 3600;

export const deliverPush = job(
  "push.deliver",
  z.object({ messageId: z.uuid() }),
  async ({ messageId }, { db, log, settings, now, attempt }) => {
    const { push } = settings;
    const message = await db
      .selectFrom("pushMessages")
      .select(["id", "accountId", "title", "path", "expiresAt"])
      .where("id", "=", messageId)
      .executeTakeFirst();
    if (!push || !message) return;
    const leftSeconds = message.expiresAt
      ? Math.floor((Number(message.expiresAt) - Number(now())) / 1000)
      : keptSeconds;
    if (leftSeconds <= 0) return;
    const subscriptions = await waitingSubscriptions(db, message, now());
    if (subscriptions.length === 0) return;
    const keys = await loadPushKeys(db, push.secrets);
    const envelope = { keys, contact: push.contact, ttlSeconds: Math.min(leftSeconds, keptSeconds) };
    const payload = JSON.stringify({ title: message.title, path: message.path, tag: message.path });
    const problems: string[] = [];
    for (const { sessionId, endpoint, p256dh, auth } of subscriptions) {
      try {
        if (await sendPush(push.outgoing, { endpoint, p256dh, auth }, payload, envelope))
          await db
            .insertInto("pushDeliveries")
            .values({ messageId, sessionId })
            .onConflict((known) => known.doNothing())
            .execute();
        else await db.deleteFrom("pushSubscriptions").where("endpoint", "=", endpoint).execute();
      } catch (error) {
        problems.push(toError(error).message);
      }
    }
    if (problems.length === 0) return;
    if (!attempt.isLast) throw new Error(problems.join(" "));
    log.warn({ messageId, problems }, "a notification was given up");
  },
  // About half an hour.
  { attempts: 7 },
);

const waitingSubscriptions = (db: Database, message: { id: string; accountId: string }, now: Date) =>
  onOpenSession(db, now)
    .select(["pushSubscriptions.sessionId", "endpoint", "p256dh", "auth"])
    .where("pushSubscriptions.accountId", "=", message.accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("pushDeliveries")
            .select("messageId")
            .where("messageId", "=", message.id)
            .whereRef("pushDeliveries.sessionId", "=", "pushSubscriptions.sessionId"),
        ),
      ),
    )
    .execute();
