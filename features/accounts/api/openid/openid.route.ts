/**
 * Logging in by way of Google or Apple: to the provider, back to an address that knows no session, and from there to
 * a page that exchanges a code for one. OpenID Connect's code flow, with PKCE, state and nonce.
 */
import { authorizationCodeGrant, AuthorizationResponseError } from "openid-client";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { toError } from "#platform/shared/caught-error.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import type { Context } from "#platform/server/context.ts";
import { flatBody, parseFields } from "#platform/server/engine/body.ts";
import { jsonBody } from "#platform/server/engine/negotiation.ts";
import { describeRoute, redirect } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { OutgoingError } from "#platform/server/outgoing/outgoing-error.ts";
import { pages } from "#features/paths.ts";
import { type SignInProvider, signInProviders } from "../../sign-in-providers.ts";
import { apiGuardAnswers, sendSuccess } from "../api-guard-answers.ts";
import { apiGuardCalls } from "../api-guard-descriptions.ts";
import { limitSignIn } from "../sessions/limit-sign-in.ts";
import { beginFlow, callbackAddress } from "./begin-flow.ts";
import { browserOf } from "./browser-cookie.ts";
import type { OpenIdClients } from "./openid-clients.ts";
import {
  answerFlow,
  deleteFlow,
  findFlowByState,
  flowSecrets,
  type OpenIdFlow,
  storeClaims,
  storeName,
} from "./openid-flow.ts";
import { nameInForm, providerClaims } from "./provider-claims.ts";
import { flowCode, signInWithIdentity } from "./sign-in-with-identity.action.ts";

/** What the page at the end says (`screens/openid`). */
type FlowProblem = "canceled" | "expired" | "unreachable" | "refused";

export const returnAddress = z
  .string()
  .max(2000)
  // Within this site: "//host" and "/\host" would leave it, and browsers drop tabs and line breaks.
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/)
  .optional()
  .catch(undefined);
const startInput = z.object({ provider: z.enum(signInProviders), returnPath: returnAddress });

/** What of an answer goes from Apple's form into the address; the rest stays out of it. */
const answerNames = ["state", "code", "error", "iss"] as const;
const maxValueLength = 4_000;

const callbackInput = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
  iss: z.string().optional(),
});
const callback = describeRoute({
  summary: "Where a provider sends the browser back to; goes on to the page that signs in.",
  query: callbackInput,
  answers: { 303: redirect },
});
const formCallback = describeRoute({
  summary: "The same by a form, as Apple answers; goes on by GET.",
  body: callbackInput.extend({ user: z.string().optional() }),
  bodyTypes: ["application/x-www-form-urlencoded"],
  answers: { 303: redirect },
});
/** `ProvenPerson`: whom a provider has named, and no account here knows yet. */
const provenPerson = z.object({
  next: z.enum(["sign_up", "code"]),
  provider: z.enum(signInProviders),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  identityProof: z.string(),
  emailProof: z.string().optional(),
});
const signInCall = apiGuardCalls.openIdSignIn(flowCode, provenPerson);

interface CallbackRequest {
  Params: { provider: string };
  Querystring: Record<string, string | string[] | undefined>;
}

export const openIdRoutes =
  (clients: OpenIdClients) =>
  (server: FastifyInstance, platform: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    const limit = limitSignIn(platform.config);
    const { answer, sendSession } = apiGuardAnswers(platform);
    const { base } = platform.registry;

    server.post("/accounts/openid/start", apiGuardCalls.openIdStart(startInput), (request, reply) =>
      answer(reply, request, async (context) => {
        await limit.address(context.address);
        const { provider, returnPath = null } = parseFields(startInput, flatBody(jsonBody(request)));
        const start = { provider, origin: context.origin, returnPath };
        const url = await beginFlow({ clients, base }, { request, reply, context }, start);
        return sendSuccess(reply, "Go on there.", { url });
      }),
    );

    server.post("/accounts/openid/sign_in", signInCall, (request, reply) =>
      answer(reply, request, async (context) => {
        await limit.address(context.address);
        const { code } = parseFields(flowCode, flatBody(jsonBody(request)));
        const exchange = { code, browser: browserOf(request) ?? "" };
        const made = await signInWithIdentity(platform, context, exchange, request.headers["user-agent"]);
        if ("person" in made) return sendSuccess(reply, "No account is connected yet.", made.person);
        return sendSession(reply, context, made.pair);
      }),
    );

    // Apple answers by a form of its own site, with which browsers send no cookie; they do with the redirect.
    server.post<CallbackRequest>(
      "/accounts/openid/:provider/callback",
      formCallback,
      async (request, reply) => {
        const context = await platform.contextOf(request, { asGuest: true });
        const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
        const name = nameInForm(form.get("user"));
        const state = form.get("state") ?? "";
        if (name.firstName || name.lastName)
          await storeName(context.db, state.slice(0, maxValueLength), name);
        const values = answerNames.flatMap((key) => {
          const value = form.get(key);
          return value === null ? [] : [[key, value.slice(0, maxValueLength)]];
        });
        return send(reply, `?${new URLSearchParams(values).toString()}`);
      },
    );

    server.get<CallbackRequest>("/accounts/openid/:provider/callback", callback, async (request, reply) => {
      const context = await platform.contextOf(request, { asGuest: true });
      const state = textOf(request.query["state"]);
      const begun = await findFlowByState(context.db, state);
      const { provider } = request.params;
      const result = isOneOf(signInProviders, provider)
        ? await takeAnswer(context, request, provider, state)
        : { problem: "expired" as const };
      const query = begun?.returnPath ? `?${new URLSearchParams({ return: begun.returnPath })}` : "";
      const fragment = new URLSearchParams(result).toString();
      return send(reply, `${begun?.origin ?? context.origin}${pages.loginContinue}${query}#${fragment}`);
    });

    /** `code` is for a log-in, `connect` for the settings. */
    async function takeAnswer(
      context: Context,
      request: FastifyRequest<CallbackRequest>,
      provider: SignInProvider,
      state: string,
    ): Promise<{ code: string } | { connect: string } | { problem: FlowProblem }> {
      const { db, now, log } = context;
      const browser = browserOf(request);
      const answered = browser && (await answerFlow(db, { provider, state, browser }, now()));
      if (!answered) return { problem: "expired" };
      const { flow, code } = answered;
      try {
        await storeClaims(db, flow, await requestClaims(flow, request, { state, browser }), now());
      } catch (error) {
        await deleteFlow(db, flow);
        const problem = problemOf(error);
        log.warn({ provider, problem, reason: toError(error).message }, "a log-in by a provider failed");
        return { problem };
      }
      return flow.accountId === null ? { code } : { connect: code };
    }

    /** Throws where anything in the answer or the ID token is not as it was asked for. */
    async function requestClaims(
      { provider, origin }: OpenIdFlow,
      request: FastifyRequest<CallbackRequest>,
      { state, browser }: { state: string; browser: string },
    ) {
      const client = clients[provider];
      if (!client) throw new Error("The provider is not set up any more.");
      const { verifier, nonce } = flowSecrets(browser, state);
      const returned = new URL(callbackAddress({ base, origin, provider }));
      returned.search = new URL(request.url, origin).search;
      const granted = await authorizationCodeGrant(await client.find(), returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return providerClaims(provider, granted.claims()!);
    }
  };

/** Neither the address with a code in it nor the page that it leads to is stored or passed on. */
const send = (reply: FastifyReply, url: string) =>
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer").redirect(url, 303);

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, maxValueLength) : "");

/** Apple has a word of its own for it. */
const cancellations = ["access_denied", "user_cancelled_authorize"];

function problemOf(error: unknown): FlowProblem {
  if (error instanceof AuthorizationResponseError)
    return cancellations.includes(error.error) ? "canceled" : "refused";
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof OutgoingError) return "unreachable";
    if (at.cause instanceof Response && at.cause.status >= 500) return "unreachable";
  }
  return "refused";
}
