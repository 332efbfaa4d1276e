/**
 * The api_guard endpoints (sign up, sign in, tokens, passwords): their own short JSON, as the public
 * api_guard clients expect it.
 */
import type { Context } from "#platform/server/context.ts";
import { parseFields, flatBody } from "#platform/server/engine/body.ts";
import { jsonBody } from "#platform/server/engine/negotiation.ts";
import { ApiError, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { translator } from "#platform/server/translations.ts";
import { guest } from "#platform/shared/actor.ts";
import type { z } from "zod";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountDocument } from "./account.resource.ts";
import { sendEmailCode } from "./email-code/email-code.ts";
import { codeInput, requestCodeInput, signInWithCode } from "./email-code/sign-in-with-code.action.ts";
import { authenticate } from "./sessions/authenticate.ts";
import { isKnownAddress, limitSignIn } from "./sessions/limit-sign-in.ts";
import {
  passkeySignInInput,
  passkeySignInOptions,
  signInWithPasskey,
} from "./passkeys/sign-in-with-passkey.action.ts";
import { requestPasswordReset, resetInput, resetPassword } from "./passwords/reset-password.action.ts";
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

  server.post("/accounts/sign_up", (request, reply) =>
    answer(reply, request, async (context) => {
      await limit.address(context.address);
      const input = parseFields(signUpInput, flatBody(jsonBody(request)));
      const pair = await signUp(platform, context, input, request.headers["user-agent"]);
      return sendSuccess(
        reply,
        "Signed up successfully",
        pair && (await dataOf(platform, context, pair)),
        pair,
      );
    }),
  );

  server.post("/accounts/check_email", (request, reply) =>
    answer(reply, request, async (context) => {
      const { email } = parseFields(requestCodeInput, flatBody(jsonBody(request)));
      await limit.mail(context.address, email);
      await requireFreeEmail(platform, context, email);
      return sendSuccess(reply, "Sign up with this email.");
    }),
  );

  server.post("/accounts/sign_in", (request, reply) =>
    answer(reply, request, async (context) => {
      const input = parseFields(credentialsInput, flatBody(jsonBody(request)));
      const pair = await limitedSignIn(request, context, input);
      return sendSuccess(reply, "Signed in successfully", await dataOf(platform, context, pair), pair);
    }),
  );

  server.post("/accounts/email_code", (request, reply) =>
    answer(reply, request, async (context) => {
      const { email } = parseFields(requestCodeInput, flatBody(jsonBody(request)));
      await limit.mail(context.address, email);
      await sendEmailCode(context, platform.config.tokenSecret, email);
      return sendSuccess(reply, "We've sent a code.");
    }),
  );

  server.post("/accounts/email_code/sign_in", (request, reply) =>
    answer(reply, request, async (context) => {
      const input = parseFields(codeInput, flatBody(jsonBody(request)));
      const made = await limited(context, input.email, () =>
        signInWithCode(platform, context, input, request.headers["user-agent"]),
      );
      if ("emailProof" in made) return sendSuccess(reply, "Address confirmed", made);
      const data = await dataOf(platform, context, made.pair);
      return sendSuccess(reply, "Signed in successfully", data, made.pair);
    }),
  );

  server.post("/accounts/passkey/options", (request, reply) =>
    answer(reply, request, async (context) => {
      await limit.address(context.address);
      return sendSuccess(reply, "Sign this with a passkey.", await passkeySignInOptions(context));
    }),
  );

  server.post("/accounts/passkey/sign_in", (request, reply) =>
    answer(reply, request, async (context) => {
      await limit.address(context.address);
      const input = parseFields(passkeySignInInput, flatBody(jsonBody(request)));
      const pair = await signInWithPasskey(platform, context, input, request.headers["user-agent"]);
      return sendSuccess(reply, "Signed in successfully", await dataOf(platform, context, pair), pair);
    }),
  );

  server.post("/accounts/tokens", (request, reply) =>
    answer(reply, request, async (context) => {
      const body = flatBody(jsonBody(request)).values;
      if (typeof body.email === "string" && request.headers.authorization === undefined) {
        const input = credentialsInput.parse(body);
        const pair = await limitedSignIn(request, context, input).catch(unauthorizes);
        return sendSuccess(reply, "Signed in successfully", await dataOf(platform, context, pair), pair);
      }
      const pair = await refreshTokens(platform, request, context.now());
      return sendSuccess(reply, "Token refreshed successfully", await dataOf(platform, context, pair), pair);
    }),
  );

  server.delete("/accounts/sign_out", (request, reply) =>
    answer(reply, request, async (context) => {
      await signOut(platform, request, context);
      return sendSuccess(reply, "Signed out successfully");
    }),
  );

  server.post("/account/reset_password", (request, reply) =>
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

  /** Runs a call as a guest (these calls read their own headers) and turns errors into api_guard's form. */
  async function answer(
    reply: FastifyReply,
    request: FastifyRequest,
    work: (context: Context) => Promise<unknown>,
  ) {
    const context: Context = { ...(await platform.contextOf(request, { asGuest: true })), actor: guest };
    try {
      return await work(context);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) context.log.warn({ route: request.routeOptions.url }, "too many tries");
      const t = translator(context.language);
      const errors = error.errors.map((one) => ({
        field: String(one.meta?.field ?? ""),
        message: t(one.detail, one.meta),
      }));
      const fields = errors.filter(({ field }) => field !== "");
      reply.code(error.status).headers(error.headers);
      return {
        status: "error",
        error: errors[0]!.message,
        code: error.errors[0]!.code,
        ...(fields.length ? { errors: fields } : {}),
      };
    }
  }
}

function sendSuccess(reply: FastifyReply, message: string, data?: unknown, pair?: TokenPair) {
  if (pair) reply.headers(tokenHeaders(pair));
  return { status: "success", message, ...(data ? { data } : {}) };
}

/** Reports wrong credentials as a wrong token would be reported. */
function unauthorizes(refusal: unknown): never {
  if (!(refusal instanceof ApiError) || refusal.status !== 422) throw refusal;
  throw unauthorized(refusal.message, { code: "invalid_credentials" });
}

/** The headers of a token pair, on these calls and on inline refreshes. */
export const tokenHeaders = (pair: TokenPair) => ({
  "Access-Token": pair.accessToken,
  ...(pair.refreshToken === undefined ? {} : { "Refresh-Token": pair.refreshToken }),
  "Expire-At": String(pair.expireAt),
});

async function dataOf(platform: Platform, context: Context, pair: TokenPair) {
  const { actor } = await authenticate(
    platform.db,
    platform.config.tokenSecret,
    { authorization: `Bearer ${pair.accessToken}` },
    context.now(),
    { allowClosedAccount: true },
  );
  return (await accountDocument(platform, { ...context, actor })).document.data;
}
