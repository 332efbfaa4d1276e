/** A profile falls asleep or wakes up by itself: logged, told to its owner's screens and to whoever listens. */
import type { RowChange } from "#platform/server/events.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { AnyRow } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { ActiveState } from "../educator-states.ts";
import { profileStream } from "./profile.channel.ts";

/** False where the profile is not in `from` any more. */
export async function moveActive(
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
      sleepsAt: null,
      sleepWarnings: 0,
      updatedAt: now(),
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .where("activeState", "=", from)
    .returningAll()
    .executeTakeFirst();
  if (!after) return false;
  const detail = { from, to };
  await recordAudit(context, { action: "user_profile.activity", entity: "user_profiles", entityId: id, detail });
  await emit(context, "user_profiles.updated", {
    id,
    after,
    changed: ["activeState"],
  });
  const event = "profile.updated";
  await broadcast(db, { streams: [profileStream(id)], event, resource: "user_profiles", id });
  return true;
}

/** Signing in wakes a sleeping profile, and takes back a warning. A paused one stays paused. */
export async function wakeAtSignIn(context: WriteContext, { id: accountId }: RowChange<"accounts">): Promise<void> {
  const profile = await context.db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (profile) await keepAwake(context, profile.id);
}

/** Its owner is there: awake from now on, and not warned any further. */
export async function keepAwake(context: WriteContext, id: string): Promise<void> {
  if (await moveActive(context, id, "dormant", "active")) return;
  await context.db
    .updateTable("userProfiles")
    .set({ sleepsAt: null, sleepWarnings: 0 })
    .where("id", "=", id)
    .where("sleepsAt", "is not", null)
    .execute();
}
