/** The free plan: with what every program begins, and what it has when nothing is paid any more. */
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { subscriptionStreams } from "../subscriptions.channel.ts";
import { insertSubscription } from "./insert-subscription.ts";

/** Undefined where the operators have none. */
export async function freePlanId(db: Queryable): Promise<string | undefined> {
  const free = await db
    .selectFrom("plans")
    .select("id")
    .where("freePlan", "=", true)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return free?.id;
}

/** Where a program has no subscription: nothing is taken away but what the free plan has no room for. The new row's id. */
export async function beginFreePlan(context: WriteContext, employerId: string): Promise<string | undefined> {
  const { db } = context;
  if (await currentSubscription(db, employerId)) return undefined;
  const planId = await freePlanId(db);
  return planId && insertSubscription(context, { employerId, planId, status: "active" });
}

/** Locked, as whoever asks changes it. */
export const currentSubscription = (db: Queryable, employerId: string) =>
  db
    .selectFrom("subscriptions")
    .selectAll()
    .where("employerId", "=", employerId)
    .where("endedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

export const endSubscription = (context: WriteContext, row: Row<"subscriptions">, at = context.now()) =>
  changeRow(
    context,
    "subscriptions",
    row,
    { status: "canceled", endedAt: at, pastDueSince: null },
    { broadcast: subscriptionStreams },
  );
