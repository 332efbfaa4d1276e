/** Tutorials are created for each new member of a team, and are shown once beside the control they explain. */
import { nextVersion } from "#platform/server/change-row.ts";
import { type EventListener, type RowChange, type RowWritten, on } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";
import { isTutorial, tutorialTypes } from "../notification-types.ts";

/** One that was seen in another program counts as seen. Not broadcast: nobody waits for a tutorial. */
async function createTutorials({ db }: WriteContext, { id }: RowChange<"employerProfiles">): Promise<void> {
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

/** A tutorial that is seen in one program is seen in all of them. */
async function markSeenEverywhere(
  { db }: WriteContext,
  { id, after }: RowWritten<"systemNotifications">,
): Promise<void> {
  const { accountId, notificationType, seenAt } = after;
  if (!seenAt || !isTutorial(notificationType)) return;
  await db
    .updateTable("systemNotifications")
    .set({ seenAt, ...nextVersion(sql`now()`) })
    .where("accountId", "=", accountId)
    .where("notificationType", "=", notificationType)
    .where("seenAt", "is", null)
    .where("id", "<>", id)
    .execute();
}

export const tutorials: EventListener[] = [
  on("employer_profiles.joined", createTutorials),
  on("system_notifications.updated", markSeenEverywhere),
];
