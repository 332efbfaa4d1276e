/** `GET employers/invoices/{id}/invoice.pdf`: an invoice of one's own program, for its papers. */
import { brandsOf } from "#features/brands/api/brand-of-host.ts";
import { runInThread } from "#platform/server/concurrency/run-in-thread.ts";
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import { forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { dispositionOf } from "#platform/server/files/send-file.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { z } from "zod";
import { invoiceSheet } from "./invoice-sheet.ts";

const thread = new URL("invoice.thread.ts", import.meta.url);
const limitDrawing = pLimit(2);

const description = describeRoute({
  summary: "An invoice of one's own program as PDF.",
  answers: { 200: file("application/pdf") },
});

export function invoicePdfRoute(server: FastifyInstance, platform: Platform): void {
  const brandOf = brandsOf(platform.db);
  server.get<{ Params: { id: string } }>(
    "/employers/invoices/:id/invoice.pdf",
    description,
    async (request, reply) => {
      const { db, actor, language, origin } = await platform.contextOf(request);
      if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
      if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
      const { id } = request.params;
      if (!z.uuid().safeParse(id).success) throw notFound();
      const found = await db
        .selectFrom("invoices")
        .innerJoin("employers", "employers.id", "invoices.employerId")
        .innerJoin("employerProfiles", "employerProfiles.employerId", "employers.id")
        .selectAll("invoices")
        .select(["employers.name as buyer", "employerProfiles.timeZone"])
        .where("invoices.id", "=", id)
        .where("employers.id", "=", actor.employerId)
        .where("employerProfiles.id", "=", actor.employerProfileId)
        .executeTakeFirst();
      if (!found) throw notFound();
      const { buyer, timeZone, ...invoice } = found;
      const brand = await brandOf(new URL(origin).host).catch(() => null);
      const seller = brand?.name ?? "";
      const sheet = invoiceSheet(invoice, { language, t: translator(language), seller, buyer, timeZone });
      const bytes = await limitDrawing(() => runInThread<Uint8Array>(thread, sheet, { timeoutMs: 30_000 }));
      return reply
        .type("application/pdf")
        .header("Content-Disposition", dispositionOf("attachment", `${sheet.title}.pdf`))
        .header("Cache-Control", "private, no-store")
        .send(Buffer.from(bytes));
    },
  );
}
