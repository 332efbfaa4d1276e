/** Who changed a row last, and when: for the colleague whose own change comes second. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { LastChange } from "#platform/shared/last-change.ts";

/** Null where nothing is on record. The name is a member's of this employer's team, and nobody else's. */
export async function loadLastChange(
  { db, actor }: Context | WriteContext,
  row: { entity: string; id: string; employerId: string },
): Promise<LastChange | null> {
  const last = await db
    .selectFrom("auditLogs as log")
    .leftJoin("employerProfiles as profile", (join) =>
      join.onRef("profile.accountId", "=", "log.accountId").on("profile.employerId", "=", row.employerId),
    )
    .select(["log.accountId", "log.createdAt", "profile.firstName", "profile.lastName"])
    .where("log.entity", "=", row.entity)
    .where("log.entityId", "=", row.id)
    .orderBy("log.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const name = [last.firstName, last.lastName].filter(Boolean).join(" ");
  const isOwn = isSignedIn(actor) && last.accountId !== null && last.accountId === actor.accountId;
  return { at: last.createdAt.toISOString(), by: name || null, isOwn };
}
