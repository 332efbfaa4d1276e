/** Subscriptions and what they become, over JSON:API: the team reads its own. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { booleanParam, idListParam, listParam } from "#platform/server/engine/filter-schemas.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { subscriptionStatuses } from "#features/employers/subscription-status.ts";
import { Subscription, SubscriptionChange } from "../subscription.ts";
import { subscriptionStreams } from "./subscriptions.channel.ts";

/** @param payments with whom plans are paid; screens say whether anybody is charged. */
export const subscriptionsWith = (payments: PaymentGateway | undefined) =>
  resource({
    entity: Subscription,
    table: "subscriptions",
    operators: operatorAccess.payments,
    access: "own",
    collections: { "employers/subscriptions": { for: ["employer"] } },
    visibleTo: {
      employer: (rows, { employerId }) => rows.where("subscriptions.employerId", "=", employerId),
    },
    fields: {
      freePlan: { load: (rows, context) => loadOfPlan(rows, context, "freePlan") },
      trialPeriodDays: { load: (rows, context) => loadOfPlan(rows, context, "trialPeriodDays") },
    },
    filters: {
      current: filter(booleanParam, (rows, isCurrent) =>
        rows.where("subscriptions.endedAt", isCurrent ? "is" : "is not", null),
      ),
      status: filter(listParam(z.enum(subscriptionStatuses)), (rows, statuses) =>
        rows.where("subscriptions.status", "in", statuses),
      ),
      employerId: filter(idListParam, (rows, employers) =>
        rows.where("subscriptions.employerId", "in", employers),
      ),
      planId: filter(idListParam, (rows, plans) => rows.where("subscriptions.planId", "in", plans)),
      priceId: filter(idListParam, (rows, prices) => rows.where("subscriptions.priceId", "in", prices)),
    },
    sorts: { createdAt: "createdAt" },
    includes: ["plan", "price", "employer"],
    streams: subscriptionStreams,
    meta: async (rows) => {
      const meta = { payments: payments ? (payments.isTest ? "test" : "on") : "off" };
      return new Map(rows.map(({ id }) => [id, meta]));
    },
  });

/** A change that was applied or withdrawn stays readable: it says what happened. */
export const subscriptionChanges = resource({
  entity: SubscriptionChange,
  table: "subscriptionChanges",
  operators: operatorAccess.payments,
  access: "own",
  collections: { subscription_changes: { for: ["employer"] } },
  visibleTo: {
    employer: (rows, { employerId }) => rows.where("subscriptionChanges.employerId", "=", employerId),
  },
  filters: {
    open: filter(booleanParam, (rows, isOpen) =>
      rows.where(
        isOpen
          ? sql<boolean>`subscription_changes.applied_at is null and subscription_changes.withdrawn_at is null`
          : sql<boolean>`(subscription_changes.applied_at is not null or subscription_changes.withdrawn_at is not null)`,
      ),
    ),
    employerId: filter(idListParam, (rows, employers) =>
      rows.where("subscriptionChanges.employerId", "in", employers),
    ),
  },
  sorts: { createdAt: "createdAt" },
  includes: ["subscription", "plan", "price", "employer"],
});

async function loadOfPlan(
  rows: Row<"subscriptions">[],
  { db }: Context | WriteContext,
  attribute: "freePlan" | "trialPeriodDays",
): Promise<Map<string, unknown>> {
  const ids = [...new Set(rows.map(({ planId }) => planId))];
  const plans = await db.selectFrom("plans").select(["id", attribute]).where("id", "in", ids).execute();
  const values = new Map(plans.map((plan) => [plan.id, plan[attribute]]));
  return new Map(rows.map(({ id, planId }) => [id, values.get(planId)]));
}
