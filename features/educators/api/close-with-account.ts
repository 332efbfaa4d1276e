/** An educator's profile goes with the account: out of sight when it closes, back as it was when it is restored. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { sql } from "kysely";

export async function closeProfile({ db, now }: WriteContext, { id }: Change): Promise<void> {
  await db
    .updateTable("userProfiles")
    .set({
      activeStateBeforeClosing: sql`active_state`,
      activeState: "closed",
      updatedAt: now(),
      version: sql`version + 1`,
    })
    .where("accountId", "=", id)
    .where("activeState", "<>", "closed")
    .execute();
}

/** Whoever slept before is awake now; who had paused stays paused. */
export async function reopenProfile({ db, now }: WriteContext, { id }: Change): Promise<void> {
  await db
    .updateTable("userProfiles")
    .set({
      activeState: sql`case when active_state_before_closing = 'paused' then 'paused' else 'active' end`,
      activeStateBeforeClosing: null,
      updatedAt: now(),
      version: sql`version + 1`,
    })
    .where("accountId", "=", id)
    .where("activeState", "=", "closed")
    .execute();
}
