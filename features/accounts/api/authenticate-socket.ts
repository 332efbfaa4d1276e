/** Who a socket on the cable speaks for: by a ticket, or by an access token as the public client sends it. */
import { isTicket, redeemTicket } from "#platform/server/cable/tickets.ts";
import type { Listener } from "#platform/server/channel.ts";
import type { Database } from "#platform/server/database/database.ts";
import { ApiError } from "#platform/server/errors.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { type Claims, verifyAccessToken } from "./access-token.ts";
import { isHeldUp } from "../account.policy.ts";
import { actorOf } from "./authenticate.ts";

type Known = Pick<Claims, "sub" | "sid">;

/** What the cable asks about callers. An expired token, a used ticket and a foreign profile are all nobody. */
export function socketCallers(db: Database, secret: string) {
  return {
    async authenticate(token: string, employerProfileId: string | null): Promise<Actor | null> {
      const known = isTicket(token) ? await ofTicket(db, token) : await ofToken(secret, token);
      return known && caller(db, known, employerProfileId);
    },
    refresh: (actor: Listener): Promise<Actor | null> =>
      caller(
        db,
        { sub: actor.accountId, sid: actor.sessionId },
        actor.kind === "employer" ? actor.employerProfileId : null,
      ),
  };
}

async function ofToken(secret: string, token: string): Promise<Known | null> {
  const verified = await verifyAccessToken(secret, token, new Date());
  return verified && !verified.expired ? verified.claims : null;
}

async function ofTicket(db: Database, ticket: string): Promise<Known | null> {
  const sid = await redeemTicket(db, ticket);
  const session =
    sid && (await db.selectFrom("sessions").select("accountId").where("id", "=", sid).executeTakeFirst());
  return session ? { sub: session.accountId, sid } : null;
}

async function caller(
  db: Database,
  { sub, sid }: Known,
  employerProfileId: string | null,
): Promise<Actor | null> {
  try {
    const actor = await actorOf(db, { sub, sid }, employerProfileId);
    return actor && isSignedIn(actor) && !isHeldUp(actor) ? actor : null;
  } catch (error) {
    // A profile that is not the account's, or no longer.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
