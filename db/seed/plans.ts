/** The plans, as rows operators may change. A limit that is null is none. */
import type { Transaction } from "#platform/server/database/database.ts";

export const plans = [
  { name: "Free", activeJobListingLimit: 1, locationLimit: 1, trialPeriodDays: 0, freePlan: true },
  { name: "Essential", activeJobListingLimit: 3, locationLimit: 1 },
  { name: "Growth", activeJobListingLimit: 25, locationLimit: 5, trialPlan: true },
  { name: "Network", activeJobListingLimit: null, locationLimit: null, creditCardRequiredForTrial: true },
];

export async function seedPlans(tx: Transaction): Promise<void> {
  await tx
    .insertInto("plans")
    .values(plans.map((plan, position) => ({ ...plan, position })))
    .onConflict((known) => known.column("name").doNothing())
    .execute();
}
