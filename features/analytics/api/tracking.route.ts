/** `POST ahoy/visits` and `POST ahoy/events` as the public ahoy.js sends them, refusals in plain text as ahoy's own. */
import { isRecord } from "#platform/shared/is-record.ts";
import { ApiError, tooManyRequests } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { guest, isSignedIn } from "#platform/shared/actor.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readEvents } from "../event-report.ts";
import { tokenOf } from "../stored-text.ts";
import { type Parameters, readVisit } from "../visit-report.ts";
import { recordEvents, recordVisit } from "./record-event.ts";
import type { Config } from "#platform/server/config/config.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";

const maxBodyBytes = 8192;

/** Also in the headers `Ahoy-Visit` and `Ahoy-Visitor`, or in the visit's cookies. */
const tokenFields = { visit_token: z.string().optional(), visitor_token: z.string().optional() };
const reportedEvent = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  name: z.string(),
  properties: z.looseObject({}).optional(),
  time: z.union([z.string(), z.number()]).optional(),
});
const bodyTypes = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
const visits = describeRoute({
  summary: "A visit, as ahoy.js posts it.",
  body: z.looseObject({
    ...tokenFields,
    landing_page: z.string().nullish(),
    referrer: z.string().nullish(),
    platform: z.string().nullish(),
  }),
  bodyTypes,
  answers: {
    200: json(
      z.object({
        visit_token: z.string(),
        visitor_token: z.string(),
        visit_id: z.string(),
        visitor_id: z.string(),
      }),
    ),
  },
  refusals: "text",
});
const events = describeRoute({
  summary: "Events of a visit, as ahoy.js posts them: a list, a single one, or a beacon's `events_json`.",
  body: z.union([
    z.looseObject({ ...tokenFields, events: z.array(reportedEvent) }),
    z.looseObject({ ...tokenFields, events_json: z.string() }),
    reportedEvent,
    z.array(reportedEvent),
  ]),
  bodyTypes,
  answers: { 200: json(z.object({})) },
  refusals: "text",
});

export async function trackingRoutes(server: FastifyInstance, platform: Platform): Promise<void> {
  const limit = limitTracking(platform.config);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler(async (error: FastifyError | ApiError, request, reply) => {
      if ("code" in error && error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
        return refuse(reply, 413, "Payload too large");
      if (error instanceof ApiError && error.status === 429) {
        reply.headers(error.headers);
        return refuse(reply, 429, "Too many requests");
      }
      if (error instanceof ApiError && error.status < 500)
        return refuse(reply, error.status, "Invalid parameters");
      request.log.error({ err: error }, "ahoy: not kept");
      return refuse(reply, 500, "Not kept");
    });

    scope.post("/ahoy/visits", visits, async (request, reply) => {
      const { body, tokens } = await read(request);
      if (!tokens) return refuse(reply, 400, "Missing required parameters");
      const { db, accountId, isImpersonated } = await caller(request);
      const agent = request.headers["user-agent"]?.slice(0, 500) ?? null;
      if (!isImpersonated)
        await recordVisit(db, { ...tokens, ...readVisit(body as Parameters), accountId, userAgent: agent });
      const { visitToken, visitorToken } = tokens;
      // Older clients read the tokens under the names of ids.
      return {
        visit_token: visitToken,
        visitor_token: visitorToken,
        visit_id: visitToken,
        visitor_id: visitorToken,
      };
    });

    scope.post("/ahoy/events", events, async (request, reply) => {
      const { body, tokens } = await read(request);
      if (!tokens) return refuse(reply, 400, "Missing required parameters");
      const reported = readEvents(body, new Date());
      if (reported === "invalid") return refuse(reply, 400, "Invalid parameters");
      const { db, accountId, isImpersonated } = await caller(request);
      if (!isImpersonated) await recordEvents(db, { ...tokens, accountId, events: reported });
      return {};
    });
  });

  /** A session that ended is no reason to lose a visit: then it is nobody's. A limit, or a fault of ours, is one. */
  async function caller(request: FastifyRequest) {
    const { actor } = await platform.contextOf(request, { access: "everyone" }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return { actor: guest };
      throw error;
    });
    const accountId = isSignedIn(actor) ? actor.accountId : null;
    await limit(accountId ?? request.ip);
    // An operator who acts as somebody is not that visitor: nothing is kept of it.
    const isImpersonated = isSignedIn(actor) && actor.impersonatorId !== undefined;
    return { db: platform.db, accountId, isImpersonated };
  }
}

const refuse = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type("text/plain").send(text);

/**
 * Tokens come in the body, as headers, or in the visit's cookies; both are needed. The public client takes an event's
 * tokens away when it sends it: one that is still on its way when the page is left is sent again without them.
 */
async function read(request: FastifyRequest) {
  const { headers } = request;
  const body = await readBody(
    Buffer.isBuffer(request.body) ? request.body : undefined,
    headers["content-type"],
  );
  const given: Parameters = isRecord(body) ? body : {};
  const visitToken = tokenOf(given.visit_token ?? headers["ahoy-visit"] ?? cookie(headers, "ahoy_visit"));
  const visitorToken = tokenOf(
    given.visitor_token ?? headers["ahoy-visitor"] ?? cookie(headers, "ahoy_visitor"),
  );
  return { body: body ?? {}, tokens: visitToken && visitorToken ? { visitToken, visitorToken } : null };
}

const cookie = (headers: FastifyRequest["headers"], name: string) =>
  headers.cookie
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** How much of what happens one network address or account may have stored: counted apart from all other requests. */
const secondsPerDay = 86_400;

/**
 * Reports a minute and a day, counted per process. `key` is an account's id or a guest's address.
 * @throws ApiError 429
 */
function limitTracking(config: Pick<Config, "trackingPerMinute" | "trackingPerDay">) {
  const limiters = [
    new RateLimiterMemory({ points: config.trackingPerMinute, duration: 60 }),
    new RateLimiterMemory({ points: config.trackingPerDay, duration: secondsPerDay }),
  ];
  return async (key: string): Promise<void> => {
    try {
      for (const limiter of limiters) await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

/** The bodies ahoy's clients send: JSON under any name, or the form of a beacon. */

/** Null where there is nothing that can be read. */
async function readBody(body: Buffer | undefined, contentType = ""): Promise<unknown> {
  if (!body?.length) return null;
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType))
    return readForm(body, contentType);
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

/** At most 8 KB, so it may be read at once; a file in it is no parameter. */
async function readForm(body: Buffer, contentType: string) {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { "Content-Type": contentType },
    }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  } catch {
    return null;
  }
}
