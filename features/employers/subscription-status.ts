/** The states of a subscription, in the payment provider's words, and what an employer may in each. */
import { dayMs } from "#platform/shared/duration.ts";

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

/** An active plan, as screens and figures understand it. */
export const isActiveStatus = (status: SubscriptionStatus) => status === "active" || status === "trialing";

/** How long a plan stays whole after a failed payment; then there is reading and answering only. */
export const pastDueGraceDays = 7;

/** Whether what the plan carries may be used: while it is active, and for a while after a failed payment. */
export function isEntitled(
  { status, pastDueSince }: { status: SubscriptionStatus; pastDueSince: Date | null },
  now: Date,
): boolean {
  if (isActiveStatus(status)) return true;
  const graceMs = pastDueGraceDays * dayMs;
  return status === "past_due" && pastDueSince !== null && Number(now) - Number(pastDueSince) < graceMs;
}
