/** A program's next subscription: its team hears of it. Returns its id. */
import type { DB } from "#db/tables.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Insertable } from "kysely";
import { subscriptionStreams } from "../subscriptions.channel.ts";

export async function insertSubscription(
  { db }: WriteContext,
  values: Insertable<DB["subscriptions"]>,
): Promise<string> {
  const row = await db.insertInto("subscriptions").values(values).returningAll().executeTakeFirstOrThrow();
  await broadcastRow(db, subscriptionStreams, row);
  return row.id;
}
