/** The whole state of a customer at the gateway, in as few requests as it takes. */
import type { Stripe } from "stripe";

export interface GatewayState {
  hasCard: boolean;
  /** The newest first. */
  subscriptions: Stripe.Subscription[];
  /** The newest first, at most 100. */
  invoices: Stripe.Invoice[];
}

/** More than any program has; `list` reads page by page up to here. */
const most = 300;

export async function readGateway(stripe: Stripe, customer: string): Promise<GatewayState> {
  const [owner, subscriptions, invoices] = await Promise.all([
    stripe.customers.retrieve(customer),
    stripe.subscriptions
      .list({ customer, status: "all", limit: 100, expand: ["data.schedule"] })
      .autoPagingToArray({ limit: most }),
    stripe.invoices.list({ customer, limit: 100 }).autoPagingToArray({ limit: most }),
  ]);
  const hasCard = !owner.deleted && owner.invoice_settings.default_payment_method !== null;
  return {
    hasCard: hasCard || subscriptions.some(({ default_payment_method: card }) => card),
    subscriptions,
    invoices,
  };
}

export const dateOf = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
