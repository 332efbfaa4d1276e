/** The browsers that show notifications: only while their session is open. */
import type { Queryable } from "#platform/server/database/database.ts";

export const onOpenSession = (db: Queryable, now: Date) =>
  db
    .selectFrom("pushSubscriptions")
    .innerJoin("sessions", "sessions.id", "pushSubscriptions.sessionId")
    .where("sessions.revokedAt", "is", null)
    .where("sessions.expiresAt", ">", now);

export async function hasPushSubscription(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const found = await onOpenSession(db, now)
    .select("pushSubscriptions.sessionId")
    .where("pushSubscriptions.accountId", "=", accountId)
    .limit(1)
    .execute();
  return found.length > 0;
}
