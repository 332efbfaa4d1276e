/** Deletes the account: the server ends every session, so this browser forgets its own. */
import { call } from "#platform/web/api.ts";
import { dropEverything } from "#platform/web/query-client.ts";
import { forgetSession } from "#platform/web/session.ts";

/** Rejects with an `ApiError`; a wrong password stands at `password`. */
export async function deleteAccount(password: string): Promise<void> {
  await call("account", { method: "DELETE", body: { password } });
  forgetSession("signed-out");
  dropEverything();
}
