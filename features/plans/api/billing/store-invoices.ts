/** The invoices of a program, as the gateway has them. */
import { sql } from "kysely";
import type { WriteContext } from "#platform/server/context.ts";
import { dateOf, type GatewayState } from "./read-gateway.ts";

export async function storeInvoices(
  { db, now }: WriteContext,
  { employerId, isTest, state }: { employerId: string; isTest: boolean; state: GatewayState },
): Promise<void> {
  const rows = state.invoices.flatMap((invoice) => {
    if (!invoice.status || invoice.status === "draft") return [];
    const lines = invoice.lines.data.map(({ description, amount, quantity, period }) => ({
      description: description ?? "",
      amountCents: amount,
      quantity: quantity ?? 1,
      start: dateOf(period.start),
      end: dateOf(period.end),
    }));
    return [
      {
        ...{ employerId, isTest, gatewayId: invoice.id, number: invoice.number, status: invoice.status },
        currency: invoice.currency,
        totalCents: invoice.total,
        refundedCents: invoice.post_payment_credit_notes_amount,
        lines: JSON.stringify(lines),
        paymentUrl: invoice.status === "open" ? (invoice.hosted_invoice_url ?? null) : null,
        issuedAt: dateOf(invoice.created)!,
        paidAt: dateOf(invoice.status_transitions.paid_at),
        updatedAt: now(),
      },
    ];
  });
  if (rows.length === 0) return;
  await db
    .insertInto("invoices")
    .values(rows)
    .onConflict((known) =>
      known.column("gatewayId").doUpdateSet((eb) => ({
        status: eb.ref("excluded.status"),
        totalCents: eb.ref("excluded.totalCents"),
        refundedCents: eb.ref("excluded.refundedCents"),
        lines: eb.ref("excluded.lines"),
        paymentUrl: eb.ref("excluded.paymentUrl"),
        paidAt: eb.ref("excluded.paidAt"),
        updatedAt: eb.ref("excluded.updatedAt"),
        version: sql<number>`invoices.version + 1`,
      })),
    )
    .execute();
}
