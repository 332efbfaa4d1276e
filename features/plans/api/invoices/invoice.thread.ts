/** The thread that draws an invoice: opening fonts takes time in which other requests are served. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import { drawInvoice } from "./draw-invoice.ts";
import type { InvoiceSheet } from "./invoice-sheet.ts";

await runThreadEntry((sheet: InvoiceSheet) => drawInvoice(sheet));
