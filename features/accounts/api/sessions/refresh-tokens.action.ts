/** Trading a refresh token, with the access token it came with, for a new pair. */
import { unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { FastifyRequest } from "fastify";
import { verifyAccessToken } from "./access-token.ts";
import { bearerToken, invalidToken } from "./authenticate.ts";
import { rotateRefreshToken, type TokenPair } from "./session-tokens.ts";

export const missingAccessToken = () =>
  unauthorized(/*i18n*/ "Access token is missing in the request", { code: "missing_token" });

/** The access token may have expired; the refresh token may not, nor may it be another session's. */
export async function refreshTokens(
  { db, config }: Platform,
  request: FastifyRequest,
  now: Date,
): Promise<TokenPair> {
  const token = bearerToken(request.headers.authorization);
  if (!token) throw missingAccessToken();
  const verified = await verifyAccessToken(config.tokenSecret, token, now);
  if (!verified) throw invalidToken();
  const refreshToken = request.headers["refresh-token"];
  if (typeof refreshToken !== "string" || refreshToken === "") {
    throw unauthorized(/*i18n*/ "Refresh token is missing in the request", { code: "missing_refresh_token" });
  }
  const pair = await db
    .transaction()
    .execute((tx) => rotateRefreshToken(tx, config.tokenSecret, refreshToken, verified.claims, now));
  if (!pair) throw unauthorized(/*i18n*/ "Invalid refresh token", { code: "invalid_refresh_token" });
  return pair;
}
