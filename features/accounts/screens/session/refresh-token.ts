/** Renews the access token: once at a time over all tabs, because each refresh token works exactly once. */
import { expiresWithin } from "./token-claims.ts";
import { clearSession, storeSessionHeaders } from "./current-session.ts";
import { store, stored } from "#platform/web/data/storage.ts";
import { sessionKeys } from "./session-storage.ts";

/** The access token, renewed first when it is about to run out; null for a guest. */
export async function freshAccessToken(): Promise<string | null> {
  const token = stored(sessionKeys.accessToken);
  if (!token || !expiresWithin(token, 20)) return token;
  return alone(async () => {
    const meanwhile = stored(sessionKeys.accessToken);
    return meanwhile && !expiresWithin(meanwhile, 20) ? meanwhile : renew();
  });
}

/** After a 401: the token another call or tab has got meanwhile, or a renewed one; null when the session is over. */
export const renewRejectedToken = (refused: string) =>
  alone(async () => {
    const meanwhile = stored(sessionKeys.accessToken);
    return meanwhile && meanwhile !== refused ? meanwhile : renew({ isRefused: true });
  });

const alone = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("session-refresh", run) : run();

async function renew({ isRefused = false } = {}): Promise<string | null> {
  const refresh = stored(sessionKeys.refreshToken);
  const access = stored(sessionKeys.accessToken);
  if (!access) return null;
  if (!refresh) return isRefused || expiresWithin(access, 0) ? endUnrefreshable() : access;
  const headers = { Authorization: `Bearer ${access}`, "Refresh-Token": refresh };
  // Without an answer the session may well be good: the call itself will tell what is wrong.
  const response = await fetch("/api/accounts/tokens", { method: "POST", headers }).catch(() => null);
  if (response?.ok) {
    storeSessionHeaders(response.headers);
    return stored(sessionKeys.accessToken);
  }
  if (response?.status === 401) {
    store(sessionKeys.accessToken, null);
    clearSession("over");
    return null;
  }
  return access;
}

/** An operator's hour of acting as somebody: when it is over, so is the session, and their own is taken up again. */
async function endUnrefreshable(): Promise<string | null> {
  const { restoreOperatorSession: restoreOperatorSession } = await import("./account-calls.ts");
  return restoreOperatorSession() ? stored(sessionKeys.accessToken) : null;
}
