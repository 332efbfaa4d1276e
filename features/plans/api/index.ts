/** Plans and subscriptions: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import { plans } from "./plan.resource.ts";
import { planBenefits } from "./plan-benefit.resource.ts";
import { prices } from "./price.resource.ts";
import { subscriptionChanges, subscriptions } from "./subscription.resource.ts";
import { subscriptionsChannel } from "./subscriptions.channel.ts";

export const plansFeature = feature({
  name: "plans",
  resources: [plans, prices, planBenefits, subscriptions, subscriptionChanges],
  channels: [subscriptionsChannel],
});
