/** Deletes the account: the server ends every session, and this browser clears its own. */
import { call } from "#platform/web/api-client/api.ts";
import { clearCache } from "#platform/web/data/query-client.ts";
import { clearSession } from "../session/current-session.ts";

/** Rejects with an `ApiError`; a wrong password is at `password`. */
export async function deleteAccount(password: string): Promise<void> {
  await call("account", { method: "DELETE", body: { password } });
  clearSession("signed-out");
  clearCache();
}
