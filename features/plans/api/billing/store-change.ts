/**
 * The change that waits for the end of a period, as the gateway has it: a smaller plan on its schedule, or an end. What
 * the owner chose to keep stays with it for as long as it leads to the same plan.
 */
import type { Stripe } from "stripe";
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { freePlanId } from "./free-plan.ts";
import { ourPrice } from "./gateway-price.ts";
import { dateOf } from "./read-gateway.ts";

interface PlannedChange {
  planId: string;
  priceId: string | null;
  locations: number;
  currentPhaseEndDate: Date;
}

export async function storeChange(
  context: WriteContext,
  employerId: string,
  live: Stripe.Subscription | undefined,
): Promise<void> {
  const { db, now } = context;
  const current = await db
    .selectFrom("subscriptions")
    .select(["id", "planId", "gatewayId"])
    .where("employerId", "=", employerId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  // The end of a trial that the gateway knows nothing of.
  if (!live && current && !current.gatewayId) return;
  const open = await db
    .selectFrom("subscriptionChanges")
    .selectAll()
    .where("employerId", "=", employerId)
    .where("appliedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  const planned = live ? await plannedChange(db, live) : undefined;
  if (planned && open && isSame(open, planned)) return;
  if (planned && open) {
    await changeRow(context, "subscriptionChanges", open, planned);
    return;
  }
  if (open) {
    const isApplied = current?.planId === open.planId && open.currentPhaseEndDate <= now();
    await changeRow(context, "subscriptionChanges", open, {
      [isApplied ? "appliedAt" : "withdrawnAt"]: now(),
    });
  } else if (planned && current)
    await db
      .insertInto("subscriptionChanges")
      .values({ ...planned, employerId, subscriptionId: current.id })
      .execute();
}

async function plannedChange(db: Queryable, live: Stripe.Subscription): Promise<PlannedChange | undefined> {
  const end = dateOf(
    live.cancel_at ?? (live.cancel_at_period_end ? live.items.data[0]?.current_period_end : null),
  );
  if (end) {
    const planId = await freePlanId(db);
    return planId ? { planId, priceId: null, locations: 1, currentPhaseEndDate: end } : undefined;
  }
  const schedule = typeof live.schedule === "object" ? live.schedule : null;
  const next = schedule?.phases.at(1)?.items[0];
  if (!schedule?.current_phase || !next || typeof next.price === "string" || next.price.deleted)
    return undefined;
  const price = await ourPrice(db, next.price);
  return (
    price && {
      planId: price.planId,
      priceId: price.id,
      locations: next.quantity ?? 1,
      currentPhaseEndDate: dateOf(schedule.current_phase.end_date)!,
    }
  );
}

const isSame = (open: PlannedChange, planned: PlannedChange) =>
  open.planId === planned.planId &&
  open.priceId === planned.priceId &&
  open.locations === planned.locations &&
  Number(open.currentPhaseEndDate) === Number(planned.currentPhaseEndDate);
