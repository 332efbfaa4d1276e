/**
 * The api_guard endpoints (sign up, sign in, tokens, passwords): their own short JSON, as the public
 * api_guard clients expect it.
 */
import type { Context } from "#platform/server/context.ts";
import { parseFields, flatBody } from "#platform/server/engine/body.ts";
import { jsonBody } from "#platform/server/engine/negotiation.ts";
import { ApiError, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { z } from "zod";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiGuardAnswers, sendSuccess } from "./api-guard-answers.ts";
import { apiGuardCalls } from "./api-guard-descriptions.ts";
import { sendEmailCode } from "./email-code/email-code.ts";
import { codeInput, requestCodeInput, signInWithCode } from "./email-code/sign-in-with-code.action.ts";
import { isKnownAddress, limitSignIn } from "./sessions/limit-sign-in.ts";
import {
  passkeySignInInput,
  passkeySignInOptions,
  signInWithPasskey,
} from "./passkeys/sign-in-with-passkey.action.ts";
import { requestPasswordReset, resetInput, resetPassword } from "./passwords/reset-password.action.ts";
import { pageSessions } from "./sessions/page-session.ts";
import type { TokenPair } from "./sessions/session-tokens.ts";
import { credentialsInput, signIn } from "./sessions/sign-in.action.ts";
import { signOut } from "./sessions/sign-out.action.ts";
import { requireFreeEmail, signUp, signUpInput } from "./sign-up.action.ts";
import { refreshTokens } from "./sessions/refresh-tokens.action.ts";

/** Registers them below the API's base. */
export function apiGuardRoutes(server: FastifyInstance, platform: Platform): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  const limit = limitSignIn(platform.config);
  const pages = pageSessions(platform);
  const { answer, sendSession } = apiGuardAnswers(platform);

  server.post("/accounts/sign_up", apiGuardCalls.signUp, (request, reply) =>
    answer(reply, request, async (context) => {
      await limit.address(context.address);
      const input = parseFields(signUpInput, flatBody(jsonBody(request)));
      const pair = await signUp(platform, context, input, request.headers["user-agent"]);
      const message = "Signed up successfully";
      return pair ? sendSession(reply, context, pair, message) : sendSuccess(reply, message);
    }),
  );

  server.post("/accounts/check_email", apiGuardCalls.checkEmail, (request, reply) =>
    answer(reply, request, async (context) => {
      const { email } = parseFields(requestCodeInput, flatBody(jsonBody(request)));
      await limit.mail(context.address, email);
      await requireFreeEmail(platform, context, email);
      return sendSuccess(reply, "Sign up with this email.");
    }),
  );

  server.post("/accounts/sign_in", apiGuardCalls.signIn, (request, reply) =>
    answer(reply, request, async (context) => {
      const input = parseFields(credentialsInput, flatBody(jsonBody(request)));
      const pair = await limitedSignIn(request, context, input);
      return sendSession(reply, context, pair);
    }),
  );

  server.post("/accounts/email_code", apiGuardCalls.emailCode, (request, reply) =>
    answer(reply, request, async (context) => {
      const { email } = parseFields(requestCodeInput, flatBody(jsonBody(request)));
      await limit.mail(context.address, email);
      await sendEmailCode(context, platform.config.tokenSecret, email);
      return sendSuccess(reply, "We've sent a code.");
    }),
  );

  server.post("/accounts/email_code/sign_in", apiGuardCalls.signInWithCode, (request, reply) =>
    answer(reply, request, async (context) => {
      const input = parseFields(codeInput, flatBody(jsonBody(request)));
      const made = await limited(context, input.email, () =>
        signInWithCode(platform, context, input, request.headers["user-agent"]),
      );
      if ("emailProof" in made) return sendSuccess(reply, "Address confirmed", made);
      return sendSession(reply, context, made.pair);
    }),
  );

  server.post("/accounts/passkey/options", apiGuardCalls.passkeyOptions, (request, reply) =>
    answer(reply, request, async (context) => {
      await limit.address(context.address);
      return sendSuccess(reply, "Sign this with a passkey.", await passkeySignInOptions(context));
    }),
  );

  server.post("/accounts/passkey/sign_in", apiGuardCalls.signInWithPasskey, (request, reply) =>
    answer(reply, request, async (context) => {
      await limit.address(context.address);
      const input = parseFields(passkeySignInInput, flatBody(jsonBody(request)));
      const pair = await signInWithPasskey(platform, context, input, request.headers["user-agent"]);
      return sendSession(reply, context, pair);
    }),
  );

  server.post("/accounts/tokens", apiGuardCalls.tokens, (request, reply) =>
    answer(reply, request, async (context) => {
      const body = flatBody(jsonBody(request)).values;
      if (typeof body.email === "string" && request.headers.authorization === undefined) {
        const input = credentialsInput.parse(body);
        const pair = await limitedSignIn(request, context, input).catch(unauthorizes);
        return sendSession(reply, context, pair);
      }
      const pair = await refreshTokens(platform, request, context.now());
      return sendSession(reply, context, pair, "Token refreshed successfully");
    }),
  );

  server.delete("/accounts/sign_out", apiGuardCalls.signOut, (request, reply) =>
    answer(reply, request, async (context) => {
      await signOut(platform, request, context);
      pages.end(request, reply);
      return sendSuccess(reply, "Signed out successfully");
    }),
  );

  server.post("/account/reset_password", apiGuardCalls.resetPassword, (request, reply) =>
    answer(reply, request, async (context) => {
      const input = parseFields(resetInput, flatBody(jsonBody(request)));
      if ("email" in input) {
        await limit.mail(context.address, input.email);
        await requestPasswordReset(platform, context, input.email);
        return sendSuccess(reply, "If that email has an account, we've sent a link.");
      }
      await limit.address(context.address);
      const pair = await resetPassword(platform, context, input, request.headers["user-agent"]);
      return sendSuccess(reply, "Password changed successfully", undefined, pair);
    }),
  );

  const limitedSignIn = (
    request: FastifyRequest,
    context: Context,
    input: z.output<typeof credentialsInput>,
  ): Promise<TokenPair> =>
    limited(context, input.email, () => signIn(platform, context, input, request.headers["user-agent"]));

  async function limited<T>(context: Context, email: string, attempt: () => Promise<T>): Promise<T> {
    const { address } = context;
    const isKnown = await isKnownAddress(context.db, { address, email }, context.now());
    return limit.signIn({ address, email, isKnown }, attempt);
  }
}

/** Reports wrong credentials as a wrong token would be reported. */
function unauthorizes(refusal: unknown): never {
  if (!(refusal instanceof ApiError) || refusal.status !== 422) throw refusal;
  throw unauthorized(refusal.message, { code: "invalid_credentials" });
}
