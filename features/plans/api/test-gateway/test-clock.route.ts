/** `POST payments/test/clock`: an operator lets days pass for one program's plan, to see a year of it in seconds. */
import { readBody } from "#features/employers/api/employer-request.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import { hasOperatorRole, operatorAccess } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { passDays } from "./pass-time.ts";

const clock = z.object({ employerId: z.uuid(), days: z.number().int().min(1).max(370) });

export const testClockRoute =
  (payments: PaymentGateway | undefined) =>
  (server: FastifyInstance, platform: Platform): void => {
    if (!payments?.isTest) return;
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    server.post(
      "/payments/test/clock",
      describeRoute({
        summary: "Lets days pass for one program's plan at the test gateway.",
        body: clock,
        answers: { 200: json(z.object({ days: z.int() })) },
      }),
      async (request, reply) => {
        const context = await platform.contextOf(request);
        const { actor, db } = context;
        if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
        if (!hasOperatorRole(actor, operatorAccess.payments.write))
          throw forbidden(/*i18n*/ "You can't do that here.");
        const { employerId, days } = readBody(request, clock);
        const employer = await db
          .selectFrom("employers")
          .select("id")
          .where("id", "=", employerId)
          .executeTakeFirst();
        if (!employer) throw notFound();
        await passDays({ ...context, db: platform.db }, payments, employerId, days);
        await platform.db
          .transaction()
          .execute((tx) =>
            recordAudit(
              { ...context, db: tx },
              { action: "test_clock.pass", entity: "employers", entityId: employerId, detail: { days } },
            ),
          );
        return reply.send({ days });
      },
    );
  };
