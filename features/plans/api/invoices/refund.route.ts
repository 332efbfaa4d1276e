/** `POST employers/invoices/{id}/refund`: an operator gives back what was paid, or a part of it. A plain route. */
import { readBody } from "#features/employers/api/employer-request.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { conflict, forbidden, invalidFields, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import { hasOperatorRole, operatorAccess } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readBilling, storeBilling } from "../billing/store-billing.ts";

const refund = z.object({
  amountCents: z.number().int().min(1, /*i18n*/ "Enter an amount"),
  reason: z.string().trim().min(1, /*i18n*/ "Say why").max(500),
});

export const refundRoute =
  (payments: PaymentGateway | undefined) =>
  (server: FastifyInstance, platform: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    server.post<{ Params: { id: string } }>(
      "/employers/invoices/:id/refund",
      describeRoute({
        summary: "Gives back what was paid, or a part of it.",
        body: refund,
        answers: { 200: json(z.object({ refundedCents: z.int() })) },
      }),
      async (request, reply) => {
        const context = await platform.contextOf(request);
        const { actor, db, now, origin } = context;
        if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
        if (!hasOperatorRole(actor, operatorAccess.payments.write))
          throw forbidden(/*i18n*/ "You can't do that here.");
        if (!payments) throw conflict(/*i18n*/ "Plans can't be bought here yet.", { code: "payments_off" });
        const { id } = request.params;
        const { amountCents, reason } = readBody(request, refund);
        const invoice = z.uuid().safeParse(id).success
          ? await db.selectFrom("invoices").selectAll().where("id", "=", id).executeTakeFirst()
          : undefined;
        if (!invoice) throw notFound();
        const { employerId, gatewayId, status, totalCents, refundedCents } = invoice;
        if (status !== "paid" || amountCents > totalCents - refundedCents)
          throw invalidFields(
            [{ field: "amountCents", message: /*i18n*/ "More than what was paid can't be given back" }],
            (field) => `/${field}`,
          );
        const stripe = await payments.open({ db, now, origin });
        // A second press finds the key used, or more given back.
        const key = `refund:${gatewayId}:${refundedCents}:${amountCents}`;
        await stripe.creditNotes.create(
          { invoice: gatewayId, amount: amountCents, refund_amount: amountCents },
          { idempotencyKey: key },
        );
        const reading = await readBilling({ payments, db, now, origin }, employerId);
        await db.transaction().execute(async (tx) => {
          if (reading) await storeBilling({ ...context, db: tx }, reading);
          const detail = { amountCents, reason };
          await recordAudit(
            { ...context, db: tx },
            { action: "invoice.refund", entity: "invoices", entityId: id, detail },
          );
        });
        const after = await db
          .selectFrom("invoices")
          .select("refundedCents")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        return reply.send(after);
      },
    );
  };
