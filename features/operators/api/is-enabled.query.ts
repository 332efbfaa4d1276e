/** Whether a feature is on for an account: one answer for the server's own code, for screens and for Flipper's clients. */
import type { Database } from "#platform/server/database/database.ts";
import { isOpen, type Gates } from "../gates.ts";
import { isOnByDefault, productFeatures, type ProductFeature } from "../product-features.ts";
import { flagActor } from "./flag-actor.query.ts";

/** `accountId` may be unknown: then only what is on for everyone is on. Reads the flag anew, so a switch counts at once. */
export async function isEnabled(db: Database, feature: ProductFeature, accountId: string): Promise<boolean> {
  return (await enabledFeatures(db, accountId, [feature])).get(feature)!;
}

/** Each of `names`, on or off; null asks for every flag and every feature of this product. */
export async function enabledFeatures(
  db: Database,
  accountId: string,
  names: string[] | null,
): Promise<Map<string, boolean>> {
  const stored = db.selectFrom("featureFlags").selectAll().orderBy("name");
  const [flags, actor] = await Promise.all([
    (names ? stored.where("name", "in", names) : stored).execute(),
    flagActor(db, accountId),
  ]);
  const on = new Map((flags as Gates[]).map((flag) => [flag.name, isOpen(flag, actor)]));
  const asked = names ?? new Set([...Object.keys(productFeatures), ...on.keys()]);
  return new Map([...asked].map((name) => [name, on.get(name) ?? isOnByDefault(name)]));
}
