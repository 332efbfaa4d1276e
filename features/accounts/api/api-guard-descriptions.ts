/** What the api_guard endpoints take and answer, for the OpenAPI document. */
import {
  type Answers,
  describeRoute,
  jsonApi,
  resourceObject,
  success,
} from "#platform/server/engine/describe-route.ts";
import { z } from "zod";
import { codeInput, requestCodeInput } from "./email-code/sign-in-with-code.action.ts";
import { passkeySignInInput } from "./passkeys/sign-in-with-passkey.action.ts";
import { resetForms } from "./passwords/reset-password.action.ts";
import { credentialsInput } from "./sessions/sign-in.action.ts";
import { signUpInput } from "./sign-up.action.ts";

/** Errors are `{status: "error", error, errors}` too. */
const describeCall = (summary: string, body: z.ZodType | undefined, answers: Answers) =>
  describeRoute({ summary, ...(body ? { body } : {}), answers, refusals: "api_guard" });

export const account = resourceObject("account");
const signedIn = { 200: success(account) };

export const apiGuardCalls = {
  signUp: describeCall(
    "Makes an account and signs in. Without tokens where a mail goes to the address first.",
    signUpInput,
    { 200: success(account.optional()) },
  ),
  checkEmail: describeCall("Says whether an address is free to sign up with.", requestCodeInput, {
    200: success(),
  }),
  signIn: describeCall("Signs in with a password.", credentialsInput, signedIn),
  emailCode: describeCall("Mails a code to sign in with.", requestCodeInput, { 200: success() }),
  signInWithCode: describeCall(
    "Signs in with a mailed code; where nobody has an account, it proves the address for signing up.",
    codeInput,
    { 200: success(z.union([account, z.object({ emailProof: z.string() })])) },
  ),
  passkeyOptions: describeCall("What a browser is asked to sign with a passkey.", z.object({}), {
    200: success(z.looseObject({ challenge: z.string() })),
  }),
  signInWithPasskey: describeCall("Signs in with what a passkey signed.", passkeySignInInput, signedIn),
  tokens: describeCall(
    "New tokens for `Refresh-Token` and the old access token, or for an email and a password.",
    credentialsInput.partial(),
    { 200: success(account) },
  ),
  signOut: describeCall("Ends the session family and closes its sockets.", undefined, { 200: success() }),
  resetPassword: describeCall(
    "Mails a link for a new password, or takes the new password with the link's token.",
    z.union(resetForms),
    { 200: success() },
  ),
  openIdStart: (body: z.ZodType) =>
    describeCall("Where to send the browser for signing in at a provider.", body, {
      200: success(z.object({ url: z.string() })),
    }),
  openIdSignIn: (body: z.ZodType, person: z.ZodType) =>
    describeCall("Signs in with a provider's code; or says who it is that has no account yet.", body, {
      200: success(z.union([account, person])),
    }),
};

/** `{meta: {closedAt, eraseAfter}}` of an account that was closed. */
export const closedAccount = jsonApi(
  z.object({ meta: z.object({ closedAt: z.iso.datetime(), eraseAfter: z.iso.datetime() }) }),
);
