/** Makes the context of a request: who calls (refreshed in passing when needed), in which language, from where. */
import { tokenHeaders } from "#features/accounts/api/account-calls.route.ts";
import { authenticate } from "#features/accounts/api/authenticate.ts";
import type { Config } from "#platform/server/config.ts";
import type { Context, Emit } from "#platform/server/context.ts";
import type { Database } from "#platform/server/database.ts";
import type { CallerOptions } from "#platform/server/feature.ts";
import { limitRequests } from "#platform/server/limit-requests.ts";
import { chosenLanguage } from "#platform/shared/language.ts";
import { guest } from "#platform/shared/actor.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

export function requestContexts(db: Database, config: Config, emit: Emit) {
  const limit = limitRequests(config);
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  const now = () => new Date();

  return {
    /** Remembers the reply of a request, where the headers of an inline refresh go. */
    remember: (request: FastifyRequest, reply: FastifyReply) => void replies.set(request, reply),

    contextOf: async (request: FastifyRequest, options?: CallerOptions): Promise<Context> => {
      const { actor, pair } = options?.asGuest
        ? { actor: guest, pair: undefined }
        : await authenticate(db, config.tokenSecret, sessionHeaders(request), now(), options);
      const reply = replies.get(request);
      if (pair) reply?.headers(tokenHeaders(pair));
      if (actor.kind === "employer") reply?.header("Current-Employer-Profile-Id", actor.employerProfileId);
      await limit(actor, request.ip);
      return {
        db,
        actor,
        language: chosenLanguage(request.headers.cookie, request.headers["accept-language"]),
        log: request.log,
        requestId: request.id,
        address: request.ip,
        origin: `${request.protocol}://${request.host}`,
        now,
        emit,
      };
    },
  };
}

const sessionHeaders = ({ headers }: FastifyRequest) => ({
  authorization: headers.authorization,
  refreshToken: text(headers["refresh-token"]),
  employerProfileId: text(headers["current-employer-profile-id"]) || undefined,
});

const text = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
