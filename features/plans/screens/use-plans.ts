/** All that a page about plans shows: the program's own, the change that waits, and what can be chosen. Live. */
import { useLingui } from "@lingui/react/macro";

import type { PlanUsage } from "#features/employers/plan-usage.ts";
import { Employer } from "#features/employers/employer.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { formatCents } from "#platform/shared/format.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import type { Invoice } from "../invoice.ts";
import { Plan } from "../plan.ts";
import { PlanBenefit } from "../plan-benefit.ts";
import { Price, type PriceInterval } from "../price.ts";
import { Subscription, SubscriptionChange } from "../subscription.ts";

export type PlanRecord = ResourceOf<typeof Plan>;
export type PriceRecord = ResourceOf<typeof Price>;
export type PlanCardRecord = ResourceOf<typeof PlanBenefit>;
export type SubscriptionRecord = ResourceOf<typeof Subscription>;
export type SubscriptionChangeRecord = ResourceOf<typeof SubscriptionChange>;
export type InvoiceRecord = ResourceOf<typeof Invoice>;

export interface PlansView {
  subscription: SubscriptionRecord;
  /** What it becomes at the end of its period. */
  change: SubscriptionChangeRecord | undefined;
  employer: ResourceOf<typeof Employer>;
  usage: PlanUsage;
  plans: PlanRecord[];
  prices: PriceRecord[];
  cards: PlanCardRecord[];
  /** Only owners change plans. */
  isOwner: boolean;
}

/** `refetch` after a write that no event follows. */
export function usePlans(): { query: QueryView<PlansView>; refetch: () => void } {
  const profile = useCurrentEmployerProfile();
  const subscriptions = useCollection(Subscription, {
    at: "employers/subscriptions",
    filter: { current: true },
    include: ["plan", "price"],
    size: 1,
  });
  const changes = useCollection(SubscriptionChange, {
    at: "subscription_changes",
    filter: { open: true },
    include: ["plan"],
    size: 1,
  });
  const employer = useResource(Employer, profile?.employerId);
  const plans = useCollection(Plan, { at: "employers/plans", sort: "position", size: 100 });
  const prices = useCollection(Price, { at: "employers/prices", size: 100 });
  const cards = useCollection(PlanBenefit, { at: "employers/plan_benefits", sort: "tier", size: 100 });
  const own = [subscriptions, changes, employer];
  const refetch = () => own.forEach(({ retry }) => retry());
  const { position } = subscriptions;
  useChannel("SubscriptionsChannel", {}, { onPush: refetch, since: position, onMissed: refetch });

  const all = [...own, plans, prices, cards];
  const subscription = subscriptions.data?.[0];
  const usage = employer.data?.meta?.plan;
  const isThere = all.every(({ data }) => data !== undefined) && subscription && usage;
  return {
    refetch,
    query: {
      data: isThere
        ? {
            subscription,
            change: changes.data![0],
            ...{ employer: employer.data!, usage },
            ...{ plans: plans.data!, prices: prices.data!, cards: cards.data! },
            isOwner: profile?.role === "owner",
          }
        : undefined,
      error: all.find(({ error }) => error)?.error ?? null,
      isLoading: all.some(({ isLoading }) => isLoading),
      isUpdating: false,
      retry: () => all.forEach(({ retry }) => retry()),
    },
  };
}

/** What a plan costs by the month or by the year; undefined for one that costs nothing. */
export const priceOf = (
  { prices }: Pick<PlansView, "prices">,
  { id }: PlanRecord,
  interval: PriceInterval,
): PriceRecord | undefined =>
  prices.find((price) => price.plan?.id === id && price.interval === interval && price.replacedAt === null);

/** Whether the program may try a plan before it pays: it never did, and it pays for none. */
export const mayTry = ({ employer, subscription }: PlansView, plan: PlanRecord): boolean =>
  employer.eligibleForFreeTrial && subscription.freePlan && plan.trialPeriodDays > 0;

/** "$29.00" */
export function useMoney(): (cents: number) => string {
  const { i18n } = useLingui();
  return (cents) => formatCents(cents, i18n.locale);
}
