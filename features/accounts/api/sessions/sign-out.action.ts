/** Signing out: ends the session and all its tokens immediately and closes its sockets. */
import { recordAudit } from "#platform/server/audit.ts";
import type { Context } from "#platform/server/context.ts";
import type { Platform } from "#platform/server/feature.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { FastifyRequest } from "fastify";
import { verifyAccessToken } from "./access-token.ts";
import { findSessionActor, bearerToken, expiredToken, invalidToken } from "./authenticate.ts";
import { missingAccessToken } from "./refresh-tokens.action.ts";
import { revokeSession } from "./session-tokens.ts";

export async function signOut(
  { db, config }: Platform,
  request: FastifyRequest,
  context: Context,
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (!token) throw missingAccessToken();
  const verified = await verifyAccessToken(config.tokenSecret, token, context.now());
  if (!verified) throw invalidToken();
  if (verified.expired) throw expiredToken();
  const actor = await findSessionActor(db, verified.claims, null);
  if (!actor || !isSignedIn(actor)) throw invalidToken();
  await db.transaction().execute(async (tx) => {
    await revokeSession(tx, actor.sessionId, context.now());
    await recordAudit(
      { db: tx, actor },
      { action: "sign_out", entity: "account", entityId: actor.accountId },
    );
  });
}
