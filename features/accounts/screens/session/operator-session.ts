/** The operator's own session, which this tab keeps while they act as another account. */
import { clearCache } from "#platform/web/data/query-client.ts";
import { readStored } from "#platform/web/data/storage.ts";
import { clearSession, storeSessionHeaders } from "./current-session.ts";
import { sessionKeys } from "./session-storage.ts";

const operatorTokensKey = "own_session";

type Tokens = [access: string | null, refresh: string | null];

export const storedTokens = (): Tokens => [
  readStored(sessionKeys.accessToken),
  readStored(sessionKeys.refreshToken),
];

export const storeOperatorTokens = (tokens: Tokens) =>
  sessionStorage.setItem(operatorTokensKey, JSON.stringify(tokens));

/** Restores the operator's session that this tab stores; false without one: then nobody is signed in. */
export function restoreOperatorSession(): boolean {
  const tokens: unknown = JSON.parse(sessionStorage.getItem(operatorTokensKey) ?? "[]");
  const [access, refresh] = Array.isArray(tokens) ? tokens.filter((token) => typeof token === "string") : [];
  sessionStorage.removeItem(operatorTokensKey);
  clearSession("signed-out");
  clearCache();
  if (!access) return false;
  storeSessionHeaders(new Headers({ "Access-Token": access, "Refresh-Token": refresh ?? "" }));
  return true;
}
