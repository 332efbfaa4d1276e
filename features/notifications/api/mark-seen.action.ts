/** `POST system_notifications/mark_seen`: all that the caller was told counts as seen, in every tab and device. */
import { action } from "#platform/server/action.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { requireAccountOwner } from "#features/accounts/api/sessions/require-owner.ts";
import { sql } from "kysely";
import { z } from "zod";
import { typesAbout } from "../notification-types.ts";
import { notificationStreams } from "./notifications.channel.ts";

const people = ["educator", "employer", "unchosen"] as const;

/** Who has more presses again. */
const maxAtOnce = 1000;

export const markSeen = action({
  path: "system_notifications/mark_seen",
  summary: "Marks all notifications of the caller as seen.",
  for: [...people],
  access: "everyone",
  input: z.object({}),
  find: async ({ actor }) => requireAccountOwner(actor),
  answers: { 204: nothing },
  run: async ({ db, now }, _input, { accountId }) => {
    const rows = await db
      .updateTable("systemNotifications")
      .set({ seenAt: now(), ...nextVersion(now()) })
      .where("id", "in", (eb) =>
        eb
          .selectFrom("systemNotifications")
          .select("id")
          .where("accountId", "=", accountId)
          .where("seenAt", "is", null)
          // A tutorial is seen beside what it explains.
          .where("notificationType", "in", typesAbout())
          .where(sql<boolean>`start_date <= ${now()}`)
          .orderBy("id", "desc")
          .limit(maxAtOnce),
      )
      .returningAll()
      .execute();
    for (const row of rows) await broadcastRow(db, notificationStreams, row, "updated");
    return { status: 204 };
  },
});
