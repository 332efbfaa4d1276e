/**
 * The cookie by which a page knows its reader: a signed reference to a session, and to the employer profile as
 * which it acts. Requests for pages alone read it (`readerOfPage`); the API never does, so that no form and no link of
 * another site acts for a person.
 */
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import type { Database } from "#platform/server/database/database.ts";
import type { Platform } from "#platform/server/feature.ts";
import { ApiError } from "#platform/server/errors.ts";
import { type Actor, guest, type SignedIn } from "#platform/shared/actor.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isBlockedUntilSetup } from "../../account.policy.ts";
import { accountRetention } from "../../retention.ts";
import { hostCookie } from "../host-cookie.ts";
import { verifyAccessToken } from "./access-token.ts";
import { findSessionActor } from "./authenticate.ts";
import { impersonationMinutes } from "./session-tokens.ts";

const use = "page-session";
const cookie = hostCookie("page_session");
const reference = z.object({ id: z.uuid(), account: z.uuid(), profile: z.uuid().optional() });

type SessionOfPages = Pick<SignedIn, "accountId" | "sessionId" | "impersonatorId">;

export function pageSessions({ db, config: { tokenSecret } }: Pick<Platform, "db" | "config">) {
  const tokens = tokenSigner(tokenSecret);

  /** Sets the cookie. Whether the profile is the account's is asked when a page is requested. */
  async function start(
    request: FastifyRequest,
    reply: FastifyReply,
    { accountId, sessionId, impersonatorId }: SessionOfPages,
    profileId: unknown,
  ): Promise<void> {
    const seconds = impersonatorId
      ? impersonationMinutes * 60
      : (accountRetention.unusedSessionDays * dayMs) / 1_000;
    const profile = z.uuid().safeParse(profileId).data;
    const value = await tokens.sign(use, sessionId, seconds, {
      account: accountId,
      ...(profile ? { profile } : {}),
    });
    cookie.write(request, reply, value, seconds);
  }

  return {
    start,

    end: (request: FastifyRequest, reply: FastifyReply): void => cookie.clear(request, reply),

    /** Sets the cookie with every response that carries tokens, however their session was opened. */
    async followTokens(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = reply.getHeader("Access-Token");
      if (typeof token !== "string") return;
      const verified = await verifyAccessToken(tokenSecret, token, new Date());
      if (!verified) return;
      const { sub, sid, act } = verified.claims;
      const session = { accountId: sub, sessionId: sid, impersonatorId: act?.sub };
      await start(request, reply, session, request.headers["current-employer-profile-id"]);
    },

    /**
     * For whom a page is rendered. A cookie whose session has ended is removed; who has yet to show a second
     * factor or choose a password is a guest. Without a database everybody is one: pages are served then as well.
     */
    async readerOfPage(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
      const value = cookie.read(request);
      if (!value || !isPageLoad(request)) return guest;
      // Whatever is answered depends on a secret from here on.
      reply.header("Cache-Control", "private, no-store");
      const known = reference.safeParse(await tokens.read(use, value));
      try {
        const actor = known.success ? await actorOf(db, known.data) : null;
        if (actor) return isBlockedUntilSetup(actor) ? guest : actor;
        cookie.clear(request, reply);
      } catch (error) {
        request.log.error({ err: error }, "the reader of a page was not looked up");
      }
      return guest;
    },
  };
}

/**
 * What React Router and the service worker fetch is rendered as for a guest: the one reads its data from the API,
 * the other keeps pages for reading offline. Old browsers do not say what they fetch for.
 */
function isPageLoad({ method, headers }: FastifyRequest): boolean {
  return ["GET", "HEAD"].includes(method) && (headers["sec-fetch-mode"] ?? "navigate") === "navigate";
}

async function actorOf(
  db: Database,
  { id, account, profile = null }: { id: string; account: string; profile?: string | null },
): Promise<Actor | null> {
  const claims = { sub: account, sid: id };
  try {
    return await findSessionActor(db, claims, profile);
  } catch (error) {
    // The profile was lost: the account may have others.
    if (error instanceof ApiError) return findSessionActor(db, claims, null);
    throw error;
  }
}
