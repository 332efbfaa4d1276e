/** What a payment gateway charges for: prices, lines of a bill and discounts. */
import type { Recurrence } from "../../billing-period.ts";
import type { Period } from "../../proration.ts";

/** A price as the gateway charges it: for one location and one period. */
export interface GatewayPrice extends Recurrence {
  /** The id of our row; Stripe's own id is `stripeId`. */
  id: string;
  stripeId: string | null;
  name: string;
  priceCents: number;
  priceCurrency: string;
}

export interface InvoiceLine {
  kind: "period" | "charge" | "credit";
  priceId: string;
  locations: number;
  period: Period;
  amountCents: number;
}

/** A discount that a promotion code gives: of the first bill, or of every one. */
export interface Discount {
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  duration: "once" | "forever";
}
