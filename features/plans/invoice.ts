/** A bill for a plan: what it says, whether it is paid, and what was given back of it. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const invoiceStatuses = ["open", "paid", "uncollectible", "void"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Below zero: what was paid before and is not used. */
export const invoiceLine = z.object({
  description: z.string(),
  amountCents: z.number().int(),
  quantity: z.number().int(),
  start: z.iso.datetime().nullable(),
  end: z.iso.datetime().nullable(),
});

export const Invoice = entity("invoices", {
  attributes: {
    number: z.string().nullable(),
    status: z.enum(invoiceStatuses),
    /** ISO 4217, in lower case. */
    currency: z.string(),
    totalCents: z.number().int(),
    /** What was given back after it was paid. */
    refundedCents: z.number().int(),
    lines: z.array(invoiceLine),
    /** The gateway's page on which an open one is paid. */
    paymentUrl: z.url().nullable(),
    /** From the test gateway: nobody was charged. */
    isTest: z.boolean(),
    issuedAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
  },
  belongsTo: { employer: "employers" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    invoices: typeof Invoice;
  }
}
