/** A price: what a plan costs for each location, by the month or by the year. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { Plan } from "./plan.ts";

export const priceIntervals = ["month", "year"] as const;
export type PriceInterval = (typeof priceIntervals)[number];

export const Price = entity("prices", {
  attributes: {
    name: z.string().trim().min(1, /*i18n*/ "Enter a name").max(80),
    interval: z.enum(priceIntervals),
    intervalCount: z.number().int().min(1).max(12),
    /** For one location and one interval. */
    priceCents: z.number().int().min(0).max(100_000_000),
    /** ISO 4217, in lower case as the payment provider writes it. */
    priceCurrency: z.string().regex(/^[a-z]{3}$/),
    /** What the payment provider calls it. */
    stripeId: z.string().trim().min(1).max(255).nullable(),
    /** Since when it is no longer on sale; who pays it goes on paying it. */
    replacedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { plan: Plan },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    prices: typeof Price;
  }
}
