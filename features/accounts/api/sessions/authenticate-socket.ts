/** Authenticates a socket of the cable by a ticket, or by an access token as the public client sends it. */
import { isTicket, redeemTicket } from "#platform/server/cable/tickets.ts";
import type { Listener } from "#platform/server/channel.ts";
import type { Database } from "#platform/server/database/database.ts";
import { ApiError } from "#platform/server/errors.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { type AccessTokenClaims, verifyAccessToken } from "./access-token.ts";
import { isBlockedUntilSetup } from "../../account.policy.ts";
import { findSessionActor } from "./authenticate.ts";

type SessionClaims = Pick<AccessTokenClaims, "sub" | "sid">;

/** Finds the actor of a socket. An expired token, a used ticket and a foreign profile authenticate nobody. */
export function socketAuthenticator(db: Database, secret: string) {
  return {
    async authenticate(token: string, employerProfileId: string | null): Promise<Actor | null> {
      const known = isTicket(token) ? await claimsOfTicket(db, token) : await claimsOfToken(secret, token);
      return known && findActor(db, known, employerProfileId);
    },
    refresh: (actor: Listener): Promise<Actor | null> =>
      findActor(
        db,
        { sub: actor.accountId, sid: actor.sessionId },
        actor.kind === "employer" ? actor.employerProfileId : null,
      ),
  };
}

async function claimsOfToken(secret: string, token: string): Promise<SessionClaims | null> {
  const verified = await verifyAccessToken(secret, token, new Date());
  return verified && !verified.expired ? verified.claims : null;
}

async function claimsOfTicket(db: Database, ticket: string): Promise<SessionClaims | null> {
  const sid = await redeemTicket(db, ticket);
  const session =
    sid && (await db.selectFrom("sessions").select("accountId").where("id", "=", sid).executeTakeFirst());
  return session ? { sub: session.accountId, sid } : null;
}

async function findActor(
  db: Database,
  { sub, sid }: SessionClaims,
  employerProfileId: string | null,
): Promise<Actor | null> {
  try {
    const actor = await findSessionActor(db, { sub, sid }, employerProfileId);
    return actor && isSignedIn(actor) && !isBlockedUntilSetup(actor) ? actor : null;
  } catch (error) {
    // A profile that is not the account's, or no longer.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
