/**
 * Authenticates a request: reads its session headers and returns the actor, refreshing an expired token
 * inline.
 */
import { type ApiError, forbidden, unauthorized } from "#platform/server/errors.ts";
import type { Database } from "#platform/server/database/database.ts";
import { type Actor, guest } from "#platform/shared/actor.ts";
import type { OperatorRole } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { type AccessTokenClaims, verifyAccessToken } from "./access-token.ts";
import { rotateRefreshToken, type TokenPair } from "./session-tokens.ts";
import { deriveStanding } from "../standing.query.ts";

export interface SessionHeaders {
  authorization?: string;
  refreshToken?: string;
  employerProfileId?: string;
}

export interface Authenticated {
  actor: Actor;
  /** The new pair of an inline refresh. */
  pair?: TokenPair;
}

interface AuthenticateOptions {
  allowClosedAccount?: boolean;
  /**
   * Throws when there are too many requests, before the database is queried. Receives the token's session, or
   * null for a bad token.
   */
  limit?: (sessionId: string | null) => Promise<void>;
}

export const invalidToken = () => unauthorized(/*i18n*/ "Invalid access token", { code: "invalid_token" });
export const expiredToken = () => unauthorized(/*i18n*/ "Access token expired", { code: "token_expired" });

/**
 * No Authorization header is a guest; a bad or revoked token is `401`; a foreign employer profile `403`. A
 * session of a closed account may restore the account and export its data; everything else is `403`.
 */
export async function authenticate(
  db: Database,
  secret: string,
  headers: SessionHeaders,
  now: Date,
  { allowClosedAccount = false, limit }: AuthenticateOptions = {},
): Promise<Authenticated> {
  const token = bearerToken(headers.authorization);
  if (token === null) return { actor: guest };
  const verified = await verifyAccessToken(secret, token, now);
  await limit?.(verified?.claims.sid ?? null);
  if (!verified) throw invalidToken();
  const pair = verified.expired ? await refreshInline(db, secret, headers, verified.claims, now) : undefined;
  const actor = await findSessionActor(db, verified.claims, headers.employerProfileId ?? null);
  if (actor) return { actor, pair };
  const closed = await findClosedAccountActor(db, verified.claims);
  if (!closed) throw invalidToken();
  if (!allowClosedAccount) throw accountClosed();
  return { actor: closed, pair };
}

export const bearerToken = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "");

async function refreshInline(
  db: Database,
  secret: string,
  headers: SessionHeaders,
  claims: AccessTokenClaims,
  now: Date,
): Promise<TokenPair> {
  if (!headers.refreshToken) throw expiredToken();
  const pair = await db
    .transaction()
    .execute((tx) => rotateRefreshToken(tx, secret, headers.refreshToken!, claims, now));
  if (!pair) throw expiredToken();
  return pair;
}

/** The actor of good claims, or null when the session was revoked or the account is closed or locked. One query. */
export async function findSessionActor(
  db: Database,
  claims: Pick<AccessTokenClaims, "sub" | "sid">,
  employerProfileId: string | null,
): Promise<Actor | null> {
  const found = await db
    .selectFrom("sessions as session")
    .innerJoin("accounts as account", "account.id", "session.accountId")
    .leftJoin("userProfiles as profile", "profile.accountId", "account.id")
    .leftJoin("employerProfiles as acting", (join) =>
      join.onRef("acting.accountId", "=", "account.id").on("acting.removedAt", "is", null),
    )
    .leftJoin("employers as employer", "employer.id", "acting.employerId")
    .select([
      "session.impersonatorId",
      "session.secondFactorDue",
      "account.userType",
      "account.operatorRole",
      "account.emailVerifiedAt",
      "account.mustChangePassword",
      "profile.id as userProfileId",
      "profile.approvalState as profileState",
      "acting.id as employerProfileId",
      "acting.employerId",
      "acting.role",
      "employer.approvalState as employerState",
    ])
    .where("session.id", "=", claims.sid)
    .where("session.accountId", "=", claims.sub)
    .where("session.revokedAt", "is", null)
    .where("account.closedAt", "is", null)
    .where("account.lockedAt", "is", null)
    .where(isSessionOpen)
    .where(isOperatorSessionOpen)
    // The requested profile first, then those it owns: many teams must not crowd out an account's own.
    .orderBy(sql`acting.id::text = ${employerProfileId}`, (order) => order.desc().nullsLast())
    .orderBy(sql`acting.role = 'owner'`, (order) => order.desc().nullsLast())
    .orderBy("acting.id")
    .limit(200)
    .execute();
  const [first] = found;
  if (!first) return null;
  const signedIn = {
    accountId: claims.sub,
    sessionId: claims.sid,
    ...(first.impersonatorId ? { impersonatorId: first.impersonatorId } : {}),
  };
  if (first.userType === "operator") {
    // The schema gives every operator a role.
    const role = first.operatorRole as OperatorRole;
    return { kind: "operator", role, ...signedIn, standing: deriveStanding(first) };
  }
  if (first.userType === "educator") {
    if (!first.userProfileId) return null;
    const { userProfileId } = first;
    return { kind: "educator", userProfileId, ...signedIn, standing: deriveStanding(first) };
  }
  const profiles = found.filter((row) => row.employerProfileId !== null);
  const acting = employerProfileId
    ? profiles.find((row) => row.employerProfileId === employerProfileId)
    : profiles.length === 1
      ? profiles[0]
      : undefined;
  if (employerProfileId && !acting) throw foreignProfile();
  if (!acting)
    return { kind: "unchosen", ...signedIn, standing: deriveStanding({ ...first, employerState: null }) };
  return {
    kind: "employer",
    ...signedIn,
    standing: deriveStanding(acting),
    employerProfileId: acting.employerProfileId!,
    employerId: acting.employerId!,
    role: acting.role === "owner" ? "owner" : "member",
  };
}

/** An access token may outlive its session by minutes: it is not accepted after the session's end. */
const isSessionOpen = sql<boolean>`session.expires_at > now()`;

/** An impersonated session is valid only while the operator's own session is. */
const isOperatorSessionOpen = sql<boolean>`(session.impersonator_id is null or exists (
  select from sessions own
    join accounts operator on operator.id = own.account_id
    where own.id = session.impersonator_session_id and own.account_id = session.impersonator_id
      and own.revoked_at is null and own.expires_at > now() and not own.second_factor_due
      and operator.user_type = 'operator' and not operator.must_change_password
      and operator.closed_at is null and operator.locked_at is null))`;

/** The actor of an account that is closed and not erased yet: it has no profile to act as. */
async function findClosedAccountActor(
  db: Database,
  { sub, sid }: Pick<AccessTokenClaims, "sub" | "sid">,
): Promise<Actor | null> {
  const found = await db
    .selectFrom("sessions as session")
    .innerJoin("accounts as account", "account.id", "session.accountId")
    .select("session.id")
    .where("session.id", "=", sid)
    .where("session.accountId", "=", sub)
    .where("session.revokedAt", "is", null)
    .where("session.impersonatorId", "is", null)
    .where(isSessionOpen)
    .where("account.closedAt", "is not", null)
    .where("account.erasedAt", "is", null)
    .where("account.lockedAt", "is", null)
    .executeTakeFirst();
  return found ? { kind: "unchosen", accountId: sub, sessionId: sid, standing: "good" } : null;
}

const accountClosed = (): ApiError =>
  forbidden(/*i18n*/ "This account is deleted. Restore it to go on.", { code: "account_closed" });

const foreignProfile = (): ApiError =>
  forbidden(/*i18n*/ "That employer profile is not yours.", {
    code: "foreign_employer_profile",
    source: { header: "Current-Employer-Profile-Id" },
  });
