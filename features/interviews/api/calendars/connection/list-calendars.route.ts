/** Lists the calendars to choose from, requested from the service during the request. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ApiError, notFound, unprocessable } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { connectedServices } from "../../../calendar-constants.ts";
import { accessToken, type Credential } from "./access-token.ts";
import { davCalendars } from "../providers/caldav.ts";
import { CalendarError, calendarErrorOf } from "../providers/calendar-error.ts";
import { type EmployerContext, limitEmployerRequests } from "#features/employers/api/employer-request.ts";
import type { FoundCalendar } from "../providers/found-calendar.ts";
import { googleCalendars } from "../providers/google-calendar.ts";
import { microsoftCalendars } from "../providers/microsoft-calendar.ts";
import { type Calendars, sealedFor } from "../providers/open-calendars.ts";

const services = describeRoute({
  summary: "Which calendar services are set up on this site.",
  answers: { 200: json(z.record(z.enum(connectedServices), z.boolean())) },
});
const calendarList = describeRoute({
  summary: "The calendars of a connected account, asked of its service.",
  body: z.object({}),
  answers: {
    200: json(
      z.object({
        calendars: z.array(z.object({ id: z.string(), name: z.string(), isPrimary: z.boolean() })),
      }),
    ),
  },
});

export const listCalendarsRoutes =
  (calendars: Calendars) =>
  (server: FastifyInstance, platform: Platform): void => {
    const asks = limitEmployerRequests(platform);
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    /** Which services are set up on this site. */
    server.get("/employers/calendar_services", services, async (request) => {
      await asks.enter(request);
      return Object.fromEntries(
        connectedServices.map((name) => [name, calendars.services[name] !== undefined]),
      );
    });

    server.post<{ Params: { id: string } }>(
      "/employers/third_party_credentials/:id/list_calendars",
      calendarList,
      async (request) => {
        const context = await asks.enter(request);
        const credential = await own(context, request.params.id);
        return { calendars: await listed(context, credential) };
      },
    );

    async function own({ db, actor }: EmployerContext, id: string): Promise<Credential> {
      const found = await db
        .selectFrom("thirdPartyCredentials")
        .selectAll()
        .where("id", "=", z.uuid().safeParse(id).data ?? null)
        .where("employerProfileId", "=", actor.employerProfileId)
        .executeTakeFirst();
      if (!found) throw notFound();
      return found;
    }

    async function listed({ db, now }: EmployerContext, credential: Credential): Promise<FoundCalendar[]> {
      try {
        if (credential.service === "caldav") return await atServer(credential);
        const access = await accessToken(db, calendars, credential, now());
        return await (credential.service === "google" ? googleCalendars : microsoftCalendars)(access);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        const { message, code } = calendarErrorOf(error);
        throw unprocessable(message, { code });
      }
    }

    async function atServer({ url, secret, accountName }: Credential): Promise<FoundCalendar[]> {
      const { outgoing, secrets } = calendars;
      const server = url && secrets.open(sealedFor.credentialUrl, url);
      const password = secrets.open(sealedFor.secret, secret);
      if (!server || password === undefined) throw new CalendarError("lost_key");
      const found = await davCalendars({ outgoing, url: server, username: accountName, password });
      if (found.length === 0) throw new CalendarError("no_calendar");
      return found;
    }
  };
