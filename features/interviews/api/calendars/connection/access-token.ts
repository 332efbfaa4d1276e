/** The current access token for Google or Microsoft, refreshed when it is about to expire. */
import { refreshTokenGrant, ResponseBodyError, type TokenEndpointResponse } from "openid-client";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { isConnectedService } from "../../../calendar-constants.ts";
import { CalendarError } from "../providers/calendar-error.ts";
import { type Calendars, sealedFor } from "../providers/open-calendars.ts";
import type { OAuthService } from "./oauth-clients.ts";

export type Credential = Row<"thirdPartyCredentials">;

const minute = 60_000;

/**
 * A token that is good for a minute at least.
 * @throws CalendarError `revoked` where the service takes the refresh token no more.
 */
export async function accessToken(
  db: Queryable,
  { secrets, services }: Calendars,
  credential: Credential,
  now: Date,
): Promise<{ service: OAuthService; token: string }> {
  const { id } = credential;
  const service = isConnectedService(credential.service) ? services[credential.service] : undefined;
  if (!service) throw new CalendarError("not_set_up");
  const isGood = (credential.expiresAt?.getTime() ?? 0) > now.getTime() + minute;
  const token = isGood && credential.access ? secrets.open(sealedFor.access, credential.access) : undefined;
  if (token) return { service, token };
  const refreshToken = secrets.open(sealedFor.secret, credential.secret);
  if (refreshToken === undefined) throw new CalendarError("lost_key");
  const granted = await refreshTokenGrant(service.oauth, refreshToken).catch((error: unknown) => {
    throw isRevoked(error) ? new CalendarError("revoked") : error;
  });
  await db
    .updateTable("thirdPartyCredentials")
    .set({ ...tokenColumns(secrets, granted, now), updatedAt: now })
    .where("id", "=", id)
    .execute();
  return { service, token: granted.access_token };
}

/** RFC 6749, 5.2: the grant is invalid, expired or revoked. */
const isRevoked = (error: unknown) =>
  error instanceof ResponseBodyError && ["invalid_grant", "unauthorized_client"].includes(error.error);

/** The columns that store a granted token; a new refresh token replaces the old one. */
export const tokenColumns = (secrets: Calendars["secrets"], granted: TokenEndpointResponse, now: Date) => ({
  access: secrets.seal(sealedFor.access, granted.access_token),
  expiresAt: new Date(now.getTime() + (granted.expires_in ?? 300) * 1_000),
  ...(granted.refresh_token ? { secret: secrets.seal(sealedFor.secret, granted.refresh_token) } : {}),
});
