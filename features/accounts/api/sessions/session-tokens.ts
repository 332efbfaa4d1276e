/** Sessions: families of refresh tokens, of which exactly one is valid at a time. */
import { createHash, randomBytes } from "node:crypto";
import { closeSockets } from "#platform/server/cable/broadcast.ts";
import type { Queryable, Transaction } from "#platform/server/database/database.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { UserType } from "../../account.ts";
import { accountRetention } from "../../retention.ts";
import { accessTokenMinutes, type AccessTokenClaims, signAccessToken } from "./access-token.ts";

export const maxOperatorSessionHours = 12;
/** Within this many seconds the losers of a race are only rejected; later reuse means theft. */
export const reuseGraceSeconds = 10;
/** The maximum length of an impersonation; such a session cannot be refreshed. */
export const impersonationMinutes = 60;

export interface TokenPair {
  accessToken: string;
  /** None for an impersonated session: it ends when its access token does. */
  refreshToken?: string;
  /** Unix seconds. */
  expireAt: number;
}

export interface NewSession {
  accountId: string;
  userType: UserType;
  /** The operator who acts as the account, and the session they do it from. */
  impersonator?: { id: string; sessionId: string };
  /** The second factor is still to be shown before the session is good for anything. */
  isSecondFactorDue?: boolean;
  userAgent?: string;
  address?: string;
}

/** Opens a session and issues its first token pair. */
export async function openSession(
  db: Queryable,
  secret: string,
  parts: NewSession,
  now: Date,
): Promise<TokenPair> {
  const { impersonator, userType } = parts;
  const expiresAt = impersonator ? addMinutes(now, impersonationMinutes) : sessionEnd(userType, now, now);
  const session = await db
    .insertInto("sessions")
    .values({
      accountId: parts.accountId,
      impersonatorId: impersonator?.id ?? null,
      impersonatorSessionId: impersonator?.sessionId ?? null,
      secondFactorDue: parts.isSecondFactorDue ?? false,
      userAgent: impersonator ? "" : (parts.userAgent ?? "").slice(0, 300),
      // The operator's own browser and address do not belong in the export of the impersonated account.
      address: impersonator ? null : (parts.address ?? null),
      expiresAt,
      createdAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const act = impersonator ? { sub: impersonator.id } : undefined;
  return issueTokenPair(
    db,
    secret,
    { sub: parts.accountId, sid: session.id, typ: userType, act },
    { now, expiresAt },
  );
}

/**
 * Trades a refresh token for a new pair, or null. Of parallel uses exactly one wins: its row is locked, and
 * the others are rejected for ten seconds. Later, a token whose successor was never used is accepted once
 * more and the successor is invalidated: its response was lost. A token whose successor was used was stolen,
 * and its whole family is revoked.
 */
export async function rotateRefreshToken(
  db: Transaction,
  secret: string,
  refreshToken: string,
  claims: AccessTokenClaims,
  now: Date,
): Promise<TokenPair | null> {
  const tokenHash = hashSecret(refreshToken);
  const known = await db
    .selectFrom("refreshTokens as token")
    .innerJoin("sessions as session", "session.id", "token.sessionId")
    .select(["token.rotatedAt", "token.expiresAt", "session.id", "session.revokedAt", "session.createdAt"])
    .where("token.tokenHash", "=", tokenHash)
    // Parallel uses run one after the other, each seeing what the previous one did.
    .forUpdate("token")
    .executeTakeFirst();
  if (!known || known.id !== claims.sid || known.revokedAt || known.expiresAt <= now) return null;
  const graceEnds = known.rotatedAt && known.rotatedAt.getTime() + reuseGraceSeconds * 1000;
  if (graceEnds && now.getTime() <= graceEnds) return null;
  if (graceEnds && !(await endUnusedSuccessor(db, tokenHash, now))) {
    await revokeSession(db, known.id, now);
    return null;
  }
  await db.updateTable("refreshTokens").set({ rotatedAt: now }).where("tokenHash", "=", tokenHash).execute();
  const expiresAt = sessionEnd(claims.typ, known.createdAt, now);
  if (expiresAt <= now) return null;
  await db.updateTable("sessions").set({ lastUsedAt: now, expiresAt }).where("id", "=", known.id).execute();
  await recordAccountUse(db, claims.sub, now);
  return issueTokenPair(db, secret, claims, { now, expiresAt, predecessorHash: tokenHash });
}

/** A session in use renews its tokens every quarter of an hour: an account's "last active" is at most that and this old. */
const recordUseEveryMs = 3_600_000;

/** At most once an hour. A closed account is not woken, and an impersonated session has no tokens to renew. */
async function recordAccountUse(db: Transaction, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ lastSeenAt: now })
    .where("id", "=", accountId)
    .where("closedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("lastSeenAt", "is", null),
        eb("lastSeenAt", "<=", new Date(now.getTime() - recordUseEveryMs)),
      ]),
    )
    .execute();
}

/**
 * Whether a token's successor existed and was unused. It counts as used from now on: if it did arrive after
 * all, two callers hold tokens of one family, and its next use revokes the family.
 */
async function endUnusedSuccessor(db: Transaction, predecessorHash: Buffer, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable("refreshTokens")
    .set({ rotatedAt: now })
    .where("predecessorHash", "=", predecessorHash)
    .where("rotatedAt", "is", null)
    .returning("sessionId")
    .execute();
  return ended.length > 0;
}

/** Ends a session and the impersonations started from it: rejects their tokens and closes their sockets. */
export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  const ended = await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where((eb) => eb.or([eb("id", "=", sessionId), eb("impersonatorSessionId", "=", sessionId)]))
    .where("revokedAt", "is", null)
    .returning("id")
    .execute();
  const ids = ended.map(({ id }) => id);
  await closeSockets(db, ids);
}

/**
 * Ends every session of an account except `keep`, and all in which it impersonates others; closes their
 * sockets. Returns the ids that ended.
 */
export async function revokeOtherSessions(
  db: Queryable,
  accountId: string,
  keep: string | null,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where((eb) => eb.or([eb("accountId", "=", accountId), eb("impersonatorId", "=", accountId)]))
    .where("revokedAt", "is", null)
    .$if(keep !== null, (query) => query.where("id", "!=", keep!))
    .returning("id")
    .execute();
  const ids = ended.map(({ id }) => id);
  await closeSockets(db, ids);
  return ids;
}

/** Secrets are stored hashed: a reader of the database cannot use them. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest();
export const generateSecret = () => randomBytes(32).toString("base64url");

/** When a session ends that is used now and not again: 30 days on, but never later than its kind may last. */
function sessionEnd(userType: UserType, signedInAt: Date, now: Date): Date {
  const maxEnd =
    userType === "operator"
      ? addMinutes(signedInAt, maxOperatorSessionHours * 60)
      : daysFrom(signedInAt, accountRetention.sessionDays);
  return new Date(Math.min(daysFrom(now, accountRetention.unusedSessionDays).getTime(), maxEnd.getTime()));
}

const addMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

async function issueTokenPair(
  db: Queryable,
  secret: string,
  claims: Pick<AccessTokenClaims, "sub" | "sid" | "typ" | "act">,
  { now, expiresAt, predecessorHash = null }: { now: Date; expiresAt: Date; predecessorHash?: Buffer | null },
): Promise<TokenPair> {
  const { sub, sid, typ, act } = claims;
  const minutes = act ? impersonationMinutes : accessTokenMinutes;
  const { token, exp } = await signAccessToken(secret, { sub, sid, typ, act }, now, minutes);
  if (act) return { accessToken: token, expireAt: exp };
  const refreshToken = generateSecret();
  await db
    .insertInto("refreshTokens")
    .values({
      tokenHash: hashSecret(refreshToken),
      sessionId: claims.sid,
      predecessorHash,
      expiresAt,
    })
    .execute();
  return { accessToken: token, refreshToken, expireAt: exp };
}
