/** Logging in by a passkey, and adding one. The library is loaded when it is needed. */
import { call, type Answer } from "#platform/web/api-client/api.ts";
import { callForTokens, receiveSession, startSession } from "./account-calls.ts";

const webAuthn = () => import("@simplewebauthn/browser");

/** False on the server, and in browsers without passkeys. */
export const hasPasskeys = () => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** closed: `/login` asks whether to restore the account · none: nobody chose a passkey. */
export type PasskeyOutcome = "signed-in" | "closed" | "none";

interface PasskeyRequest {
  /** Waits beside a field instead of asking at once. */
  offered?: boolean;
  /** The account whose session ended on this page. */
  previous?: string | null;
}

/**
 * Asks for a passkey and signs in. `offered`: the browser offers passkeys beside the field that has `webauthn` in
 * its autocomplete, and the promise waits until one is chosen; another request ends it with "none". Rejects with an
 * `ApiError` where the server refuses.
 */
export async function signInByPasskey({
  offered = false,
  previous = null,
}: PasskeyRequest = {}): Promise<PasskeyOutcome> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await webAuthn();
  if (offered && !(await browserSupportsWebAuthnAutofill())) return "none";
  const { answer } = await callForTokens("accounts/passkey/options", {});
  const optionsJSON = answer.data as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: offered }).catch(
    noneChosen,
  );
  if (!credential) return "none";
  if (!receiveSession(await callForTokens("accounts/passkey/sign_in", { credential }))) return "closed";
  await startSession(previous);
  return "signed-in";
}

/** Ends an offer that waits. */
export const withdrawPasskeyOffer = () =>
  webAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

/** False when nobody made one. Rejects with an `ApiError`: 422 at `password` where the session is not fresh. */
export async function addPasskey(name: string, password?: string): Promise<boolean> {
  const { startRegistration } = await webAuthn();
  const body = password === undefined ? {} : { password };
  const { data } = await call<Answer>("account/passkeys/options", {
    method: "POST",
    body,
    idempotencyKey: null,
  });
  const optionsJSON = data as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const credential = await startRegistration({ optionsJSON }).catch(noneChosen);
  if (!credential) return false;
  await call("account/passkeys/register", {
    method: "POST",
    body: { credential, name },
    idempotencyKey: null,
  });
  return true;
}

/** Dismissed, timed out, or this device has one already: the browser has said so itself. */
function noneChosen(error: unknown): null {
  const names = ["NotAllowedError", "AbortError", "InvalidStateError"];
  if (error instanceof Error && names.includes(error.name)) return null;
  throw error;
}
