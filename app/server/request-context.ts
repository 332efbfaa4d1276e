/** Makes the context of a request: the caller (refreshed inline when needed), the language, the origin. */
import type { Emit } from "#platform/server/events.ts";
import { tokenHeaders } from "#features/accounts/api/api-guard-answers.ts";
import { authenticate, type Authenticated } from "#features/accounts/api/sessions/authenticate.ts";
import { isBlockedUntilSetup } from "#features/accounts/account.policy.ts";
import type { Positions } from "#platform/server/cable/positions.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Context } from "#platform/server/context.ts";
import { databaseInUse } from "#platform/server/database/combine-reads.ts";
import type { Database } from "#platform/server/database/database.ts";
import type { ContextOptions } from "#platform/server/feature.ts";
import type { RateLimits } from "#platform/server/http/rate-limits.ts";
import { requireAccess, requireStanding } from "#platform/server/require-standing.ts";
import { chosenLanguage } from "#platform/shared/language.ts";
import { positionHeader } from "#platform/shared/live-position.ts";
import { guest, isSignedIn, type SignedIn } from "#platform/shared/actor.ts";
import { identifyCaller } from "#platform/server/database/connection-limits.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isInProcess, readerInProcess } from "./in-process-api.ts";

interface ContextParts {
  db: Database;
  config: Config;
  emit: Emit;
  limits: RateLimits;
  positions: Pick<Positions, "current">;
}

export function requestContexts({ db, config, emit, limits, positions }: ContextParts) {
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  const now = () => new Date();

  return {
    /** Remembers the reply of a request, where the headers of an inline refresh go. */
    rememberReply: (request: FastifyRequest, reply: FastifyReply) => void replies.set(request, reply),

    contextOf: async (request: FastifyRequest, options?: ContextOptions): Promise<Context> => {
      const { actor, pair } = await callerOf(request, options);
      if (isSignedIn(actor)) {
        identifyCaller(actor.accountId);
        request.log = request.log.child(logFieldsOf(actor));
      }
      const reply = replies.get(request);
      if (pair) reply?.headers(tokenHeaders(pair));
      // As of before anything is read. Guests cannot listen from there.
      if (isSignedIn(actor) && positions.current) reply?.header(positionHeader, positions.current);
      if (actor.kind === "employer") reply?.header("Current-Employer-Profile-Id", actor.employerProfileId);
      if (isBlockedUntilSetup(actor) && !options?.allowIncompleteSignIn) requireStanding(actor);
      requireAccess(actor, options?.access);
      return {
        db: databaseInUse(db),
        actor,
        language: chosenLanguage(request.headers.cookie, request.headers["accept-language"]),
        log: request.log,
        requestId: request.id,
        address: request.ip,
        origin: request.site.origin,
        productOrigin: config.publicUrl,
        now,
        emit,
      };
    },
  };

  /** Rejected requests count as well: by address where the token is invalid, else by session. */
  async function callerOf(request: FastifyRequest, options: ContextOptions = {}): Promise<Authenticated> {
    const asGuest = async () => {
      // A page has been counted as a page.
      if (!isInProcess(request)) await limits.guest(request.ip);
    };
    if (options.asGuest || request.headers.authorization === undefined) {
      await asGuest();
      return { actor: options.asGuest ? guest : readerInProcess(request) };
    }
    const limit = (sessionId: string | null) => (sessionId ? limits.session(sessionId) : asGuest());
    const authenticated = await authenticate(db, config.tokenSecret, sessionHeaders(request), now(), {
      ...options,
      limit,
    });
    if (isSignedIn(authenticated.actor)) await limits.account(authenticated.actor.accountId);
    return authenticated;
  }
}

/** What every line of a request says of its caller. */
const logFieldsOf = ({ accountId, impersonatorId }: SignedIn) => ({
  accountId,
  ...(impersonatorId ? { impersonatorId } : {}),
});

const sessionHeaders = ({ headers }: FastifyRequest) => ({
  authorization: headers.authorization,
  refreshToken: firstValue(headers["refresh-token"]),
  employerProfileId: firstValue(headers["current-employer-profile-id"]) || undefined,
});

const firstValue = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
