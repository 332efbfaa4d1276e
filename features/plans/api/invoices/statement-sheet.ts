/** What stands on a month's statement of several programs, in the reader's language. */
import { absoluteDay, formatCents } from "#platform/shared/format.ts";
import { dateFormat } from "#platform/shared/formatters.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { InvoiceSheet } from "./invoice-sheet.ts";

export interface BilledInvoice {
  program: string;
  number: string | null;
  status: string;
  isTest: boolean;
  totalCents: number;
  refundedCents: number;
  issuedAt: Date;
}

interface Reader {
  language: "en" | "es";
  t: Translate;
  seller: string;
  timeZone: string;
}

/** `month` as in "2026-11". */
export function statementSheet(
  month: string,
  invoices: readonly BilledInvoice[],
  { language, t, seller, timeZone }: Reader,
): InvoiceSheet {
  const money = (cents: number) => formatCents(cents, language);
  const day = (at: Date) => absoluteDay(at, language, { now: new Date(0), timeZone });
  const sum = (of: (invoice: BilledInvoice) => number) =>
    invoices.reduce((total, invoice) => total + of(invoice), 0);
  const open = sum(({ status, totalCents }) => (status === "paid" ? 0 : totalCents));
  const refunded = sum(({ refundedCents }) => refundedCents);
  const name = dateFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  const programs = new Set(invoices.map(({ program }) => program));
  return {
    ...{ language, seller },
    title: t(/*i18n*/ "Statement, {month}", { month: name }),
    warning: invoices.some(({ isTest }) => isTest)
      ? t(/*i18n*/ "With test invoices, for which nobody was charged.")
      : null,
    facts: [
      { label: t(/*i18n*/ "Programs"), value: [...programs].join(", ") || t(/*i18n*/ "Nothing was billed") },
    ],
    lines: invoices.map(({ program, number, totalCents, issuedAt }) => ({
      description: [program, number].filter(Boolean).join(" · "),
      period: day(issuedAt),
      amount: money(totalCents),
    })),
    total: [
      { label: t(/*i18n*/ "Total"), value: money(sum(({ totalCents }) => totalCents)) },
      ...(refunded > 0 ? [{ label: t(/*i18n*/ "Refund"), value: money(refunded) }] : []),
      ...(open > 0 ? [{ label: t(/*i18n*/ "To be paid"), value: money(open) }] : []),
    ],
  };
}
