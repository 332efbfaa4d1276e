/** Statuses of a subscription, in Stripe's words; two of them count as active. */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const isActiveSubscription = (status: string | null | undefined) =>
  status === "active" || status === "trialing";
