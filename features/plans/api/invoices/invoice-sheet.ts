/** What stands on an invoice's PDF, in the reader's language: texts and amounts, ready to be drawn. */
import type { Row } from "#platform/server/resource.ts";
import type { Translate } from "#platform/shared/translate.ts";
import { absoluteDay, formatCents } from "#platform/shared/format.ts";
import { z } from "zod";
import { invoiceLine, type InvoiceStatus } from "../../invoice.ts";

export interface InvoiceSheet {
  language: "en" | "es";
  title: string;
  /** "Test invoice: nobody was charged."; null for one that counts. */
  warning: string | null;
  seller: string;
  facts: { label: string; value: string }[];
  lines: { description: string; period: string; amount: string }[];
  total: { label: string; value: string }[];
}

const statusTexts: Record<InvoiceStatus, string> = {
  open: /*i18n*/ "To be paid",
  paid: /*i18n*/ "Paid",
  uncollectible: /*i18n*/ "Not paid",
  void: /*i18n*/ "Canceled",
};

interface SheetOptions {
  language: "en" | "es";
  t: Translate;
  seller: string;
  buyer: string;
  timeZone: string;
}

export function invoiceSheet(
  { number, status, totalCents, refundedCents, issuedAt, paidAt, isTest, ...row }: Row<"invoices">,
  { language, t, seller, buyer, timeZone }: SheetOptions,
): InvoiceSheet {
  // The year is always said: a bill is read years later.
  const day = (at: Date) => absoluteDay(at, language, { now: new Date(0), timeZone });
  const money = (cents: number) => formatCents(cents, language);
  const lines = z.array(invoiceLine).parse(row.lines);
  const discountCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0) - totalCents;
  return {
    ...{ language, seller },
    title: t(/*i18n*/ "Invoice {number}", { number: number ?? "" }),
    warning: isTest ? t(/*i18n*/ "Test invoice. Nobody was charged.") : null,
    facts: [
      { label: t(/*i18n*/ "For"), value: buyer },
      { label: t(/*i18n*/ "Date"), value: day(issuedAt) },
      { label: t(/*i18n*/ "Status"), value: t(statusTexts[status as InvoiceStatus]) },
      ...(paidAt ? [{ label: t(/*i18n*/ "Paid on"), value: day(paidAt) }] : []),
    ],
    lines: lines.map(({ description, amountCents, quantity, start, end }) => ({
      description: quantity > 1 ? `${description} × ${quantity}` : description,
      period: start && end && start !== end ? `${day(new Date(start))} – ${day(new Date(end))}` : "",
      amount: money(amountCents),
    })),
    total: [
      ...(discountCents > 0 ? [{ label: t(/*i18n*/ "Discount"), value: money(-discountCents) }] : []),
      { label: t(/*i18n*/ "Total"), value: money(totalCents) },
      ...(refundedCents > 0 ? [{ label: t(/*i18n*/ "Refund"), value: money(refundedCents) }] : []),
    ],
  };
}
