/** Tutorials: made for whoever begins to act for an employer, shown once at the control they speak of. */
import { type EventListener, type RowChange, on } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";
import { isTutorial, type NotificationType, tutorialTypes } from "../notice-types.ts";

/** Somebody who has seen one in another program knows it. Told to no socket: nobody waits for a tutorial. */
async function give({ db }: WriteContext, { id }: RowChange<"employerProfiles">): Promise<void> {
  await sql`
    insert into system_notifications (account_id, employer_profile_id, notification_type, seen_at)
    select profile.account_id, profile.id, kind, (
      select min(known.seen_at) from system_notifications known
      where known.account_id = profile.account_id and known.notification_type = kind)
    from employer_profiles profile cross join unnest(${[...tutorialTypes]}::text[]) kind
    where profile.id = ${id} and not exists (
      select 1 from system_notifications known
      where known.account_id = profile.account_id and known.employer_profile_id = profile.id
      and known.notification_type = kind)`.execute(db);
}

/** Read in one program is read in all of them. */
async function spread({ db }: WriteContext, { id, after }: RowChange<"systemNotifications">): Promise<void> {
  const { accountId, notificationType, seenAt } = after as unknown as Notice;
  if (!seenAt || !isTutorial(notificationType)) return;
  await db
    .updateTable("systemNotifications")
    .set((eb) => ({ seenAt, updatedAt: sql<Date>`now()`, version: eb("version", "+", 1) }))
    .where("accountId", "=", accountId)
    .where("notificationType", "=", notificationType)
    .where("seenAt", "is", null)
    .where("id", "<>", id)
    .execute();
}

interface Notice {
  accountId: string;
  notificationType: NotificationType;
  seenAt: Date | null;
}

export const tutorials: EventListener[] = [
  on("employer_profiles.joined", give),
  on("system_notifications.updated", spread),
];
