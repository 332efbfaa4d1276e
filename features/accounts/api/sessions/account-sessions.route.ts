/** `GET accounts/{id}/sessions`: where somebody is signed in, for operators who help them. Plain route. */
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { deviceName } from "../../device-name.ts";
import { AccountSession } from "../../session.ts";

const maxSessions = 100;

export function accountSessionsRoute(server: FastifyInstance, { contextOf }: Platform): void {
  server.get<{ Params: { id: string } }>(
    "/accounts/:id/sessions",
    describeRoute({
      summary: "Where an account is signed in, the last used first.",
      answers: { 200: json(z.object({ data: z.array(AccountSession) })) },
    }),
    async (request) => {
      const { actor, db, now } = await contextOf(request);
      if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
      if (!hasOperatorRole(actor, ["support"])) throw forbidden(/*i18n*/ "You can't do that here.");
      const { id } = request.params;
      const account = z.uuid().safeParse(id).success
        ? await db.selectFrom("accounts").select("id").where("id", "=", id).executeTakeFirst()
        : undefined;
      if (!account) throw notFound();
      const rows = await db
        .selectFrom("sessions")
        .select(["id", "userAgent", "impersonatorId", "createdAt", "lastUsedAt"])
        .where("accountId", "=", id)
        .where("revokedAt", "is", null)
        .where("expiresAt", ">", now())
        .orderBy("lastUsedAt", "desc")
        .limit(maxSessions)
        .execute();
      return {
        data: rows.map(({ userAgent, impersonatorId, createdAt, lastUsedAt, ...row }) => ({
          ...row,
          ...deviceName(userAgent),
          isImpersonated: impersonatorId !== null,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
      };
    },
  );
}
