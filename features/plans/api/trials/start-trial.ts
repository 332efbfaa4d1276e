/** A program tries a plan: once, without a card where the plan asks for none, and never with a bill at its end. */
import { setTrialUsed } from "#features/employers/api/employer/set-billing-state.ts";
import { conflict } from "#platform/server/errors.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { fitPlan } from "../billing/fit-plan.ts";
import { currentSubscription, endSubscription, freePlanId } from "../billing/free-plan.ts";
import { insertSubscription } from "../billing/insert-subscription.ts";

type TriedPlan = Pick<Row<"plans">, "id" | "trialPeriodDays">;

/**
 * The trial ends by itself and the free plan follows: a change like any other, for which the owner may choose what stays.
 * @throws 409 `no_trial` where the program had one, pays already, or the plan has none.
 */
export async function startTrial(
  context: WriteContext,
  employerId: string,
  plan: TriedPlan,
): Promise<string> {
  const { db, now } = context;
  await checkTrial(context, employerId, plan);
  const current = await currentSubscription(db, employerId);
  if (current) await endSubscription(context, current);
  const trialEnd = new Date(Number(now()) + plan.trialPeriodDays * dayMs);
  const subscriptionId = await insertSubscription(context, {
    ...{ employerId, planId: plan.id, status: "trialing" },
    ...{ trialStart: now(), trialEnd },
  });
  const nextPlanId = await freePlanId(db);
  if (nextPlanId)
    await db
      .insertInto("subscriptionChanges")
      .values({ employerId, subscriptionId, planId: nextPlanId, currentPhaseEndDate: trialEnd })
      .execute();
  await setTrialUsed(db, employerId);
  await fitPlan(context, employerId);
  return subscriptionId;
}

/** Locks the program, so that of two tabs only one begins. Throws 409 as `startTrial`. */
export async function checkTrial(
  { db }: WriteContext,
  employerId: string,
  { trialPeriodDays }: TriedPlan,
): Promise<void> {
  const { eligibleForFreeTrial } = await db
    .selectFrom("employers")
    .select("eligibleForFreeTrial")
    .where("id", "=", employerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const current = await currentSubscription(db, employerId);
  if (eligibleForFreeTrial && trialPeriodDays > 0 && !current?.gatewayId && current?.status !== "trialing")
    return;
  throw conflict(/*i18n*/ "There is no free trial for your program any more.", { code: "no_trial" });
}
