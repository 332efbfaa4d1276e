/** Signing in by a code that is mailed. */
import { isRecord } from "#platform/shared/is-record.ts";
import { call } from "#platform/web/api-client/api.ts";
import { callForTokens, receiveSession, startSession } from "./account-calls.ts";
import { storeEmailProof } from "./email-proof.ts";

/** The response is the same for an address without an account. */
export const requestEmailCode = (email: string) =>
  call("accounts/email_code", { method: "POST", body: { email }, idempotencyKey: null });

/** new: nobody has this address; the tab keeps its proof · closed: `/login` asks whether to restore the account. */
export type CodeOutcome = "signed-in" | "new" | "closed";

/** `previous` as in `startSession`. Rejects with an `ApiError`; a wrong code is status 422 at its field. */
export async function signInByCode(
  email: string,
  code: string,
  previous: string | null = null,
): Promise<CodeOutcome> {
  const given = await callForTokens("accounts/email_code/sign_in", { email, code });
  const data: unknown = given.answer.data;
  if (isRecord(data) && typeof data["emailProof"] === "string") {
    storeEmailProof(email, data["emailProof"]);
    return "new";
  }
  if (!receiveSession(given)) return "closed";
  await startSession(previous);
  return "signed-in";
}
