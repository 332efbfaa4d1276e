/**
 * Authorizes and rate-limits an employer's request to a plain route that calls other servers.
 * These are no actions because an action holds a database connection for as long as it runs, and these wait for others.
 */
import type { FastifyRequest } from "fastify";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { z } from "zod";
import type { Context } from "#platform/server/context.ts";
import { flatBody, parseFields } from "#platform/server/engine/body.ts";
import { checkContentType, jsonBody } from "#platform/server/engine/negotiation.ts";
import { conflict, forbidden, tooManyRequests, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { Employer } from "#platform/shared/actor.ts";

export interface EmployerContext extends Context {
  actor: Employer;
}

export function limitEmployerRequests(platform: Platform, maxPerMinute = 20) {
  const limiter = new RateLimiterMemory({ points: maxPerMinute, duration: 60 });

  return {
    /** Throws 401, 403, 409 or 429 where the caller is no employer, or sends too many requests. */
    async enter(request: FastifyRequest): Promise<EmployerContext> {
      const context = await platform.contextOf(request, { access: "preparation" });
      const { actor } = context;
      if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
      if (actor.kind === "unchosen")
        throw conflict(/*i18n*/ "Choose which profile you act as.", { code: "profile_required" });
      if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
      await limiter.consume(actor.accountId).catch((refusal: RateLimiterRes) => {
        throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1_000));
      });
      return { ...context, actor };
    },
  };
}

/** The request's JSON by a schema; errors land at their fields. */
export function readBody<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  checkContentType(request, true);
  return parseFields(schema, flatBody(jsonBody(request)));
}
