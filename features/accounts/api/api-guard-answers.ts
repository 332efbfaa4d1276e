/** How the api_guard endpoints answer: short JSON of their own, with a session's tokens in the headers. */
import type { Context } from "#platform/server/context.ts";
import { ApiError } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { translator } from "#platform/server/translations.ts";
import { guest } from "#platform/shared/actor.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { accountDocument } from "./account.resource.ts";
import { authenticate } from "./sessions/authenticate.ts";
import type { TokenPair } from "./sessions/session-tokens.ts";

/** The headers of a token pair, on these calls and on inline refreshes. */
export const tokenHeaders = (pair: TokenPair) => ({
  "Access-Token": pair.accessToken,
  ...(pair.refreshToken === undefined ? {} : { "Refresh-Token": pair.refreshToken }),
  "Expire-At": String(pair.expireAt),
});

export function sendSuccess(reply: FastifyReply, message: string, data?: unknown, pair?: TokenPair) {
  if (pair) reply.headers(tokenHeaders(pair));
  return { status: "success", message, ...(data ? { data } : {}) };
}

export function apiGuardAnswers(platform: Platform) {
  return {
    /** Runs a call as a guest (these calls read their own headers) and turns errors into api_guard's form. */
    async answer(
      reply: FastifyReply,
      request: FastifyRequest,
      work: (context: Context) => Promise<unknown>,
    ): Promise<unknown> {
      const context: Context = { ...(await platform.contextOf(request, { asGuest: true })), actor: guest };
      try {
        return await work(context);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 429) context.log.warn({ route: request.routeOptions.url }, "too many tries");
        const t = translator(context.language);
        const errors = error.errors.map((one) => ({
          field: String(one.meta?.field ?? ""),
          message: t(one.detail, one.meta),
        }));
        const fields = errors.filter(({ field }) => field !== "");
        reply.code(error.status).headers(error.headers);
        return {
          status: "error",
          error: errors[0]!.message,
          code: error.errors[0]!.code,
          ...(fields.length ? { errors: fields } : {}),
        };
      }
    },

    /** Answers with the session's tokens and its account. */
    async sendSession(
      reply: FastifyReply,
      context: Context,
      pair: TokenPair,
      message = "Signed in successfully",
    ) {
      const { actor } = await authenticate(
        platform.db,
        platform.config.tokenSecret,
        { authorization: `Bearer ${pair.accessToken}` },
        context.now(),
        { allowClosedAccount: true },
      );
      const { document } = await accountDocument(platform, { ...context, actor });
      return sendSuccess(reply, message, document.data, pair);
    },
  };
}
