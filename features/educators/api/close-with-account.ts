/** Closes an educator's profile with the account, and restores it with the account. */
import { changeRow } from "#platform/server/change-row.ts";
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
  const { db } = context;
  const before = await db
    .selectFrom("userProfiles")
    .selectAll()
    .where("accountId", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!before || !isFrom(before.activeState === "closed")) return;
  // Features that derive data from profiles (matches, search rows) listen to it.
  const effects = { events: ["user_profiles.updated" as const], changed: ["activeState"] };
  await changeRow(context, "userProfiles", before, to, effects);
}
