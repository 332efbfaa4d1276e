/** Sessions: families of refresh tokens, of which exactly one is good at a time (API contract, section 3). */
import { createHash, randomBytes } from "node:crypto";
import { closeSockets } from "#platform/server/cable/announce.ts";
import type { Queryable, Transaction } from "#platform/server/database.ts";
import type { UserType } from "../account.ts";
import { type Claims, signAccessToken } from "./access-token.ts";

export const refreshTokenDays = 30;
/** Within this many seconds the losers of a race are only refused; later, reuse means theft. */
export const reuseGraceSeconds = 10;

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Unix seconds. */
  expireAt: number;
}

export interface SessionParts {
  accountId: string;
  userType: UserType;
  impersonatorId?: string;
  userAgent?: string;
  address?: string;
}

/** Opens a session and gives its first pair. */
export async function openSession(
  db: Queryable,
  secret: string,
  parts: SessionParts,
  now: Date,
): Promise<TokenPair> {
  const session = await db
    .insertInto("sessions")
    .values({
      accountId: parts.accountId,
      impersonatorId: parts.impersonatorId ?? null,
      userAgent: (parts.userAgent ?? "").slice(0, 300),
      address: parts.address ?? null,
      expiresAt: daysFrom(now, refreshTokenDays),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const act = parts.impersonatorId ? { sub: parts.impersonatorId } : undefined;
  return pair(db, secret, { sub: parts.accountId, sid: session.id, typ: parts.userType, act }, now);
}

/**
 * Trades a refresh token for a new pair, or null. Of parallel uses exactly one wins: the row is marked by one
 * atomic update. A token used again after the grace revokes its whole family.
 */
export async function rotate(
  db: Transaction,
  secret: string,
  refreshToken: string,
  claims: Claims,
  now: Date,
): Promise<TokenPair | null> {
  const tokenHash = hashOf(refreshToken);
  const known = await db
    .selectFrom("refreshTokens as token")
    .innerJoin("sessions as session", "session.id", "token.sessionId")
    .select(["token.rotatedAt", "token.expiresAt", "session.id", "session.revokedAt"])
    .where("token.tokenHash", "=", tokenHash)
    .executeTakeFirst();
  if (!known || known.id !== claims.sid || known.revokedAt || known.expiresAt <= now) return null;
  if (known.rotatedAt && now.getTime() - known.rotatedAt.getTime() > reuseGraceSeconds * 1000) {
    await revokeSession(db, known.id, now);
    await closeSockets(db, [known.id]);
    return null;
  }
  const won = await db
    .updateTable("refreshTokens")
    .set({ rotatedAt: now })
    .where("tokenHash", "=", tokenHash)
    .where("rotatedAt", "is", null)
    .returning("sessionId")
    .executeTakeFirst();
  if (!won) return null;
  await db
    .updateTable("sessions")
    .set({ lastUsedAt: now, expiresAt: daysFrom(now, refreshTokenDays) })
    .where("id", "=", known.id)
    .execute();
  return pair(db, secret, claims, now);
}

/** Ends a session: its refresh tokens and its access tokens are refused from now on. */
export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("id", "=", sessionId)
    .where("revokedAt", "is", null)
    .execute();
}

/** Ends every session of an account, but the one that is kept. Returns the ids that ended. */
export async function revokeOtherSessions(
  db: Queryable,
  accountId: string,
  keep: string | null,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("accountId", "=", accountId)
    .where("revokedAt", "is", null)
    .$if(keep !== null, (query) => query.where("id", "!=", keep!))
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Secrets are kept hashed: whoever reads the database cannot use them. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest();
export const newSecret = () => randomBytes(32).toString("base64url");

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

async function pair(
  db: Queryable,
  secret: string,
  claims: Pick<Claims, "sub" | "sid" | "typ" | "act">,
  now: Date,
): Promise<TokenPair> {
  const refreshToken = newSecret();
  await db
    .insertInto("refreshTokens")
    .values({
      tokenHash: hashOf(refreshToken),
      sessionId: claims.sid,
      expiresAt: daysFrom(now, refreshTokenDays),
    })
    .execute();
  const { sub, sid, typ, act } = claims;
  const { token, exp } = await signAccessToken(secret, { sub, sid, typ, act }, now);
  return { accessToken: token, refreshToken, expireAt: exp };
}
