/** Keeps visits and events, each once however often a client sends it. */
import { nextVersion } from "#platform/server/change-row.ts";
import type { Database } from "#platform/server/database/database.ts";
import { sql, type Insertable } from "kysely";
import type { AhoyVisits } from "#db/tables.ts";
import type { ReportedEvent } from "../event-report.ts";

export async function recordVisit(db: Database, visit: Insertable<AhoyVisits>): Promise<void> {
  await db
    .insertInto("ahoyVisits")
    .values(visit)
    .onConflict((conflict) => conflict.column("visitToken").doNothing())
    .execute();
}

interface Events {
  visitToken: string;
  visitorToken: string;
  accountId: string | null;
  events: ReportedEvent[];
}

/** Events of a visit nobody knows, or of another visitor's, are dropped: they say nothing, and anybody can send them. */
export async function recordEvents(
  db: Database,
  { visitToken, visitorToken, accountId, events }: Events,
): Promise<void> {
  if (events.length === 0) return;
  const visit = await db
    .selectFrom("ahoyVisits")
    .select(["id", "accountId"])
    .where("visitToken", "=", visitToken)
    .where("visitorToken", "=", visitorToken)
    .executeTakeFirst();
  if (!visit) return;
  await db
    .insertInto("ahoyEvents")
    .values(
      events.map((event) => ({
        ...event,
        properties: JSON.stringify(event.properties),
        visitId: visit.id,
        accountId,
      })),
    )
    .onConflict((conflict) => conflict.columns(["visitId", "eventId"]).doNothing())
    .execute();
  // A person who signs in during a visit has been its visitor from the start.
  if (accountId && !visit.accountId)
    await db
      .updateTable("ahoyVisits")
      .set({ accountId, ...nextVersion(sql`now()`) })
      .where("id", "=", visit.id)
      .execute();
}
