/** Renews the access token: one renewal at a time over all tabs, because each refresh token works exactly once. */
import { expiresWithin } from "./token-claims.ts";
import { clearSession, storeSessionHeaders } from "./current-session.ts";
import { writeStored, readStored } from "#platform/web/data/storage.ts";
import { restoreOperatorSession } from "./operator-session.ts";
import { sessionKeys } from "./session-storage.ts";

/** The access token, renewed first if it is about to expire; null for a guest. */
export async function freshAccessToken(): Promise<string | null> {
  const token = readStored(sessionKeys.accessToken);
  if (!token || !expiresWithin(token, 20)) return token;
  return alone(async () => {
    const meanwhile = readStored(sessionKeys.accessToken);
    return meanwhile && !expiresWithin(meanwhile, 20) ? meanwhile : renew();
  });
}

/** After a 401: the token that another call or tab has obtained since, or a renewed one; null when the session is over. */
export const renewRejectedToken = (refused: string) =>
  alone(async () => {
    const meanwhile = readStored(sessionKeys.accessToken);
    return meanwhile && meanwhile !== refused ? meanwhile : renew({ isRefused: true });
  });

const alone = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("session-refresh", run) : run();

async function renew({ isRefused = false } = {}): Promise<string | null> {
  const refresh = readStored(sessionKeys.refreshToken);
  const access = readStored(sessionKeys.accessToken);
  if (!access) return null;
  if (!refresh) return isRefused || expiresWithin(access, 0) ? endUnrefreshable() : access;
  // The profile is for the cookie of pages, which comes with the tokens.
  const profile = readStored(sessionKeys.employerProfileId);
  const headers = {
    Authorization: `Bearer ${access}`,
    "Refresh-Token": refresh,
    ...(profile ? { "Current-Employer-Profile-Id": profile } : {}),
  };
  // Without a response the session may still be valid: the call itself will fail with the reason.
  const response = await fetch("/api/accounts/tokens", { method: "POST", headers }).catch(() => null);
  if (response?.ok) {
    storeSessionHeaders(response.headers);
    return readStored(sessionKeys.accessToken);
  }
  if (response?.status === 401) {
    writeStored(sessionKeys.accessToken, null);
    clearSession("over");
    return null;
  }
  return access;
}

/** An impersonated session cannot be renewed: when its hour is over, the operator's own session is restored. */
function endUnrefreshable(): string | null {
  return restoreOperatorSession() ? readStored(sessionKeys.accessToken) : null;
}
