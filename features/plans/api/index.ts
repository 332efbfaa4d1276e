/** Plans and subscriptions: what they add to the server. */
import { on } from "#platform/server/events.ts";
import { feature } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import { changeRoutes } from "./billing/change.route.ts";
import { subscriptionRoutes } from "./billing/subscription.route.ts";
import { reconcileBilling } from "./billing/reconcile.job.ts";
import { supportSubscriptionRoutes } from "./billing/support-subscription.route.ts";
import { syncBilling } from "./billing/sync-billing.job.ts";
import { webhookRoute } from "./billing/webhook.route.ts";
import { deliverTestEvents } from "./test-gateway/deliver-test-events.job.ts";
import { testClockRoute } from "./test-gateway/test-clock.route.ts";
import { testPages } from "./test-gateway/test-pages.route.ts";
import { statementRoute } from "./invoices/statement.route.ts";
import { invoicePdfRoute } from "./invoices/invoice-pdf.route.ts";
import { refundRoute } from "./invoices/refund.route.ts";
import { invoices } from "./invoices/invoice.resource.ts";
import { emailOwners } from "./mails/email-owners.job.ts";
import { planMails } from "./mails/plan.mail.ts";
import { remindOwners } from "./mails/remind-owners.job.ts";
import { moveSubscription } from "./move-subscription.ts";
import { plans } from "./plan.resource.ts";
import { planBenefits } from "./plan-benefit.resource.ts";
import { prices } from "./price.resource.ts";
import { subscriptionChanges, subscriptionsWith } from "./subscription.resource.ts";
import { endTrials } from "./trials/end-trials.job.ts";
import { subscriptionsChannel } from "./subscriptions.channel.ts";

export const plansFeature = (payments: PaymentGateway | undefined) =>
  feature({
    name: "plans",
    routes: [
      webhookRoute(payments),
      subscriptionRoutes(payments),
      changeRoutes(payments),
      invoicePdfRoute,
      statementRoute,
      refundRoute(payments),
      supportSubscriptionRoutes(payments),
      testPages(payments?.isTest ?? false),
      testClockRoute(payments),
    ],
    jobs: [syncBilling, reconcileBilling, deliverTestEvents, endTrials, emailOwners, remindOwners],
    mails: planMails,
    listeners: [on("employers.merging", moveSubscription)],
    resources: [plans, prices, planBenefits, subscriptionsWith(payments), subscriptionChanges, invoices],
    channels: [subscriptionsChannel],
  });
