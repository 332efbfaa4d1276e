/** The payment gateway of this product: Stripe with its keys, the test gateway where it is switched on, else none. */
import { createHmac } from "node:crypto";
import type { Config } from "#platform/server/config/config.ts";
import { openStripe, type PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import { deliverTestEvents } from "./deliver-test-events.job.ts";
import { type TestGatewayScope, testGatewayFetch } from "./test-gateway.ts";

export function paymentsOf(config: Config): PaymentGateway | undefined {
  const { stripeSecretKey: secretKey, stripeWebhookSecret, stripeTax: hasTax, stripeUrl } = config;
  if (secretKey && stripeWebhookSecret)
    return {
      ...{ isTest: false, hasTax, webhookSecret: stripeWebhookSecret },
      open: async () => openStripe({ secretKey, url: stripeUrl ? new URL(stripeUrl) : undefined }),
    };
  if (!config.testPayments) return undefined;
  return {
    ...{ isTest: true, hasTax: false, webhookSecret: testSecret(config.tokenSecret) },
    open: async (scope) =>
      openStripe({ secretKey: "sk_test_none", fetch: testGatewayFetch(testScope(scope)) }),
  };
}

/** Only this process and its like can sign with it. */
const testSecret = (secret: string) =>
  createHmac("sha256", secret).update("events of the test gateway").digest("hex");

export const testScope = (scope: Omit<TestGatewayScope, "deliverEvents">): TestGatewayScope => ({
  ...scope,
  deliverEvents: (db, key) => deliverTestEvents.enqueue(db, { key }, { key }),
});
