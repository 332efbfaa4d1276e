/** An educator's profile goes with the account: out of sight when it closes, back as it was when it is restored. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";

export const closeProfile = (context: WriteContext, { id }: RowChange<"accounts">): Promise<void> =>
  move(context, id, (isClosed) => !isClosed, {
    activeStateBeforeClosing: sql`active_state`,
    activeState: "closed",
  });

/** Whoever slept before is awake now; who had paused stays paused. */
export const reopenProfile = (context: WriteContext, { id }: RowChange<"accounts">): Promise<void> =>
  move(context, id, (isClosed) => isClosed, {
    activeState: sql`case when active_state_before_closing = 'paused' then 'paused' else 'active' end`,
    activeStateBeforeClosing: null,
  });

async function move(
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
  // Whoever keeps something about profiles (what fits them, where they look) hears of it.
  const change = { id: before.id, before, after, changed: ["activeState"] };
  await context.emit(context, "user_profiles.updated", change);
}
