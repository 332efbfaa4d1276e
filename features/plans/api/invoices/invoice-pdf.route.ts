/** `GET employers/invoices/{id}/invoice.pdf`: an invoice of one's own program, for its papers. */
import { brandsOf } from "#features/brands/api/brand-of-host.ts";
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import { forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendSheet } from "./send-sheet.ts";
import { invoiceSheet } from "./invoice-sheet.ts";

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
      return sendSheet(reply, sheet);
    },
  );
}
