/** A subscription: the plan an employer is on, and since and until when. */
import { subscriptionStatuses } from "#features/employers/subscription-status.ts";
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { Plan } from "./plan.ts";
import { Price } from "./price.ts";

const time = z.iso.datetime().nullable();

export const Subscription = entity("subscriptions", {
  attributes: {
    status: z.enum(subscriptionStatuses),
    /** Whether its plan is the free one. */
    freePlan: z.boolean(),
    /** How many locations are paid for. */
    locations: z.number().int(),
    trialStart: time,
    trialEnd: time,
    /** How many days its plan can be tried. */
    trialPeriodDays: z.number().int(),
    currentPeriodStart: time,
    currentPeriodEnd: time,
    /** When it ends, once it is canceled; until then it can be taken up again. */
    cancelAt: time,
    pastDueSince: time,
    endedAt: time,
    createdAt: z.iso.datetime(),
  },
  belongsTo: { employer: "employers", plan: Plan, price: Price },
});

/** What a subscription becomes at the end of its period. */
export const SubscriptionChange = entity("subscription_changes", {
  attributes: {
    currentPhaseEndDate: z.iso.datetime(),
    locations: z.number().int(),
    /** The jobs that stay published; the others pause. */
    keptJobListingIds: z.array(z.uuid()),
    appliedAt: time,
    withdrawnAt: time,
    createdAt: z.iso.datetime(),
  },
  belongsTo: { employer: "employers", subscription: Subscription, plan: Plan, price: Price },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    subscriptions: typeof Subscription;
    subscription_changes: typeof SubscriptionChange;
  }
  /** Whether plans can be bought: for money, or at the test gateway, where nobody is charged. */
  interface ResourceMetas {
    subscriptions: { payments: "on" | "test" | "off" };
  }
}
