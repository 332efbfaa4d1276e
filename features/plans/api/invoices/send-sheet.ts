/** Draws a sheet as PDF in a thread, so that no other request waits for it, and sends it. */
import { runInThread } from "#platform/server/concurrency/run-in-thread.ts";
import { dispositionOf } from "#platform/server/files/send-file.ts";
import type { FastifyReply } from "fastify";
import pLimit from "p-limit";
import type { InvoiceSheet } from "./invoice-sheet.ts";

const thread = new URL("invoice.thread.ts", import.meta.url);
const limitDrawing = pLimit(2);

export async function sendSheet(reply: FastifyReply, sheet: InvoiceSheet): Promise<FastifyReply> {
  const bytes = await limitDrawing(() => runInThread<Uint8Array>(thread, sheet, { timeoutMs: 30_000 }));
  return reply
    .type("application/pdf")
    .header("Content-Disposition", dispositionOf("attachment", `${sheet.title}.pdf`))
    .header("Cache-Control", "private, no-store")
    .send(Buffer.from(bytes));
}
