/**
 * Coming back from Google or Microsoft. The browser brings a code to an address that knows no session; that hands it
 * to the page, and the page, logged in, to `complete`: only who began a connection can end it, once.
 */
import { nextVersion } from "#platform/server/change-row.ts";
import { authorizationCodeGrant, type TokenEndpointResponse } from "openid-client";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { recordAudit } from "#platform/server/audit.ts";
import type { Context } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { describeRoute, json, redirect } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { Row } from "#platform/server/resource.ts";
import { ThirdPartyCredential } from "../../../blocking-calendar.ts";
import { type ConnectedService, connectedServices } from "../../../calendar-constants.ts";
import { tokenColumns } from "./access-token.ts";
import { requestCalendarRead, resetSync } from "../sync/request-calendar-read.ts";
import { connectionUse } from "./begin-connection.action.ts";
import {
  type EmployerContext,
  limitEmployerRequests,
  readBody,
} from "#features/employers/api/employer-request.ts";
import { storeCredential } from "./store-credential.ts";
import { type Calendars, sealedFor } from "../providers/open-calendars.ts";
import type { SyncCalendar } from "../sync/sync-calendar.job.ts";

type Connection = Row<"calendarConnections"> & { service: ConnectedService };

const back = z.object({ state: z.string().max(4_000), code: z.string().max(4_000) });

const callback = describeRoute({
  summary: "Where Google or Microsoft sends the browser back to; goes on to the page that completes it.",
  query: back.partial(),
  answers: { 302: redirect },
});
const completion = describeRoute({
  summary: "Ends the connection of a calendar account, by who began it.",
  body: back,
  answers: {
    201: json(z.object({ thirdPartyCredentialId: z.uuid(), service: z.enum(connectedServices) })),
  },
});

export const connectionRoutes =
  (calendars: Calendars, sync: SyncCalendar) =>
  (server: FastifyInstance, platform: Platform): void => {
    const asks = limitEmployerRequests(platform);
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    server.get<{ Params: { service: string }; Querystring: Record<string, string | undefined> }>(
      "/calendar_connections/:service/callback",
      callback,
      async (request, reply) => {
        const { state = "", code } = request.query;
        const known = connectedServices.find((service) => service === request.params.service);
        const connection =
          known && (await begun(await platform.contextOf(request, { asGuest: true }), known, state));
        const search = new URLSearchParams(
          known && connection && code
            ? { tab: "calendars", state, code }
            : { tab: "calendars", connect: "refused" },
        );
        reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
        return reply.redirect(`${connection?.origin ?? ""}/employer/interviews?${search.toString()}`);
      },
    );

    server.post("/employers/calendar_connections/complete", completion, async (request, reply) => {
      const context = await asks.enter(request);
      const { state, code } = readBody(request, back);
      const connection = await taken(context, state);
      const granted = await grantFor(connection, code, state);
      const id = await context.db
        .transaction()
        .execute((db) => keep({ ...context, db }, connection, granted));
      return reply.code(201).send({ thirdPartyCredentialId: id, service: connection.service });
    });

    /** Where it began; it is not used up by this. */
    async function begun({ db, now }: Context, service: ConnectedService, state: string) {
      const signed = await calendars.tokens.read(connectionUse, state);
      if (!signed) return undefined;
      return (
        db
          .selectFrom("calendarConnections")
          .select("origin")
          .where("id", "=", signed.id)
          // What one service answers is nothing for another (RFC 9700, 4.4).
          .where("service", "=", service)
          .where("expiresAt", ">", now())
          .executeTakeFirst()
      );
    }

    async function taken({ db, now, actor }: EmployerContext, state: string): Promise<Connection> {
      const signed = await calendars.tokens.read(connectionUse, state);
      const connection = signed
        ? await db
            .deleteFrom("calendarConnections")
            .where("id", "=", signed.id)
            .where("employerProfileId", "=", actor.employerProfileId)
            .where("sessionId", "=", actor.sessionId)
            .where("expiresAt", ">", now())
            .returningAll()
            .executeTakeFirst()
        : undefined;
      if (!connection) throw again();
      return connection as Connection;
    }

    async function grantFor({ service: name, verifier }: Connection, code: string, state: string) {
      const service = calendars.services[name];
      const pkceCodeVerifier = calendars.secrets.open(sealedFor.verifier, verifier);
      if (!service || !pkceCodeVerifier) throw again();
      const returned = new URL(`${service.redirectUri}?${new URLSearchParams({ code, state }).toString()}`);
      const checks = { pkceCodeVerifier, expectedState: state };
      const granted = await authorizationCodeGrant(service.oauth, returned, checks).catch(() => {
        throw again();
      });
      // Without one, access would end within the hour.
      if (!granted.refresh_token) throw again();
      return granted;
    }

    async function keep(
      context: EmployerContext & { db: Parameters<typeof storeCredential>[0] },
      { service, thirdPartyCredentialId }: Connection,
      granted: TokenEndpointResponse,
    ): Promise<string> {
      const { db, actor, now } = context;
      const given = { service, accountName: "", secret: granted.refresh_token! };
      const id =
        thirdPartyCredentialId ??
        (await storeCredential(db, calendars, actor.employerProfileId, given, now()));
      await db
        .updateTable("thirdPartyCredentials")
        .set({ ...tokenColumns(calendars.secrets, granted, now()), ...nextVersion(now()) })
        .where("id", "=", id)
        .execute();
      const again = await db
        .selectFrom("blockingCalendars")
        .select("id")
        .where("thirdPartyCredentialId", "=", id)
        .where("enabled", "=", true)
        .where("removedAt", "is", null)
        .execute();
      await requestCalendarRead(
        sync,
        context,
        again.map((calendar) => calendar.id),
        resetSync,
      );
      await recordAudit(context, { action: "connect", entity: ThirdPartyCredential.type, entityId: id });
      return id;
    }
  };

const again = () =>
  unprocessable(/*i18n*/ "The account could not be connected. Try once more.", { code: "not_connected" });
