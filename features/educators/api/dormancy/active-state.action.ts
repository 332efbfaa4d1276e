/**
 * Changes a profile's active state without a request of its owner: audited, emitted, and broadcast to its
 * owner's screens.
 */
import { nextVersion } from "#platform/server/change-row.ts";
import type { RowChange } from "#platform/server/events.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { ActiveState } from "../../educator-states.ts";
import { profileStreams } from "../profile.channel.ts";

/** False when the profile is not in `from` any more. */
export async function changeActiveState(
  context: WriteContext,
  id: string,
  from: ActiveState,
  to: ActiveState,
): Promise<boolean> {
  const { db, now, emit } = context;
  const after = await db
    .updateTable("userProfiles")
    .set({
      activeState: to,
      deactivatesAt: null,
      dormancyWarnings: 0,
      ...nextVersion(now()),
    })
    .where("id", "=", id)
    .where("activeState", "=", from)
    .returningAll()
    .executeTakeFirst();
  if (!after) return false;
  const detail = { from, to };
  await recordAudit(context, {
    action: "user_profile.activity",
    entity: "user_profiles",
    entityId: id,
    detail,
  });
  await emit(context, "user_profiles.updated", {
    id,
    after,
    changed: ["activeState"],
  });
  await broadcastRow(db, profileStreams, after);
  return true;
}

/** Signing in reactivates a dormant profile and cancels its warnings. A paused profile stays paused. */
export async function reactivateAtSignIn(
  context: WriteContext,
  { id: accountId }: RowChange<"accounts">,
): Promise<void> {
  const profile = await context.db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (profile) await reactivate(context, profile.id);
}

/** Its owner is active: reactivates the profile and cancels further warnings. */
export async function reactivate(context: WriteContext, id: string): Promise<void> {
  if (await changeActiveState(context, id, "dormant", "active")) return;
  await context.db
    .updateTable("userProfiles")
    .set({ deactivatesAt: null, dormancyWarnings: 0 })
    .where("id", "=", id)
    .where("deactivatesAt", "is not", null)
    .execute();
}
