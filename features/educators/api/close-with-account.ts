/** Closes an educator's profile with the account, and restores it with the account. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";

export const closeProfile = (context: WriteContext, { id }: RowChange<"accounts">): Promise<void> =>
  setClosed(context, id, (isClosed) => !isClosed, {
    activeStateBeforeClosing: sql`active_state`,
    activeState: "closed",
  });

/** A dormant profile becomes active; a paused one stays paused. */
export const reopenProfile = (context: WriteContext, { id }: RowChange<"accounts">): Promise<void> =>
  setClosed(context, id, (isClosed) => isClosed, {
    activeState: sql`case when active_state_before_closing = 'paused' then 'paused' else 'active' end`,
    activeStateBeforeClosing: null,
  });

async function setClosed(
  context: WriteContext,
  accountId: string,
  isFrom: (isClosed: boolean) => boolean,
  to: object,
): Promise<void> {
  const { db, now } = context;
  const before = await db
    .selectFrom("userProfiles")
    .selectAll()
    .where("accountId", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!before || !isFrom(before.activeState === "closed")) return;
  const after = await db
    .updateTable("userProfiles")
    .set((eb) => ({ ...to, updatedAt: now(), version: eb("version", "+", 1) }))
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // Features that derive data from profiles (matches, search rows) listen to it.
  const change = { id: before.id, before, after, changed: ["activeState"] };
  await context.emit(context, "user_profiles.updated", change);
}
