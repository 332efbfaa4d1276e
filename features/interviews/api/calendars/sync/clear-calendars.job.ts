/** Permanently deletes removed calendars, and credentials that no calendar uses any more. */
import { z } from "zod";
import { job } from "#platform/server/job.ts";
import { endCalendarAccess, revokeUnlessShared } from "../connection/end-calendar-access.ts";
import { undoWithinMinutes } from "../connection/remove-calendar.action.ts";
import type { RevokeGrant } from "../connection/revoke-grant.job.ts";

/** Time enough to choose calendars of an account that was just connected. */
const unusedDays = 7;

export const clearCalendarsJob = (revoke: RevokeGrant) =>
  job(
    "calendars.clear",
    z.object({}),
    async (_, { db, now }) => {
      await db.transaction().execute((tx) => endCalendarAccess(revoke).ofAllWhoLeft(tx));
      const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
      await db.deleteFrom("blockingCalendars").where("removedAt", "<", ago(undoWithinMinutes)).execute();
      await db.deleteFrom("calendarConnections").where("expiresAt", "<", now()).execute();
      const unused = await db
        .deleteFrom("thirdPartyCredentials as door")
        .where("door.updatedAt", "<", ago(unusedDays * 24 * 60))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("blockingCalendars as calendar")
                .select("calendar.id")
                .whereRef("calendar.thirdPartyCredentialId", "=", "door.id"),
            ),
          ),
        )
        .returningAll()
        .execute();
      for (const credential of unused) await revokeUnlessShared(db, revoke, credential);
    },
    { cron: "*/10 * * * *" },
  );
