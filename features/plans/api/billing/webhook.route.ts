/** `POST /webhooks/stripe`: what the payment gateway tells us, signed. */
import { badRequest, notFound } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { type PaymentGateway, readSignedEvent } from "#platform/server/payments/payment-gateway.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { takeEvent } from "./take-event.ts";

const description = describeRoute({
  summary: "An event of the payment gateway, by Stripe's signature scheme.",
  body: z.looseObject({ id: z.string(), type: z.string() }),
  answers: { 200: json(z.object({ received: z.literal(true) })) },
});

export const webhookRoute =
  (payments: PaymentGateway | undefined) =>
  (server: FastifyInstance, { db, contextOf }: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    server.post("/webhooks/stripe", description, async (request, reply) => {
      if (!payments) throw notFound();
      const { now, log } = await contextOf(request, { asGuest: true });
      const signature = String(request.headers["stripe-signature"] ?? "");
      const event = await readSignedEvent(String(request.body ?? ""), signature, payments.webhookSecret);
      if (!event) {
        log.warn({ length: String(request.body ?? "").length }, "a payment event without a good signature");
        throw badRequest(/*i18n*/ "The signature is not valid.", { code: "bad_signature" });
      }
      await db.transaction().execute((tx) => takeEvent({ db: tx, now, log }, event));
      return reply.send({ received: true });
    });
  };
