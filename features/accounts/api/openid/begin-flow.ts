/** The address at a provider to which somebody is sent, with everything that their answer is checked by. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { notFound, unavailable } from "#platform/server/errors.ts";
import type { SignInProvider } from "../../sign-in-providers.ts";
import { markBrowser } from "./browser-cookie.ts";
import type { OpenIdClients } from "./openid-clients.ts";
import { createFlow, type FlowStart, flowSecrets } from "./openid-flow.ts";

interface FlowCall {
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context | WriteContext;
}

interface Site {
  clients: OpenIdClients;
  /** The path of the API. */
  base: string;
}

/** @throws ApiError 404 for a provider that is not set up, 503 for one that cannot be reached. */
export async function beginFlow(
  { clients, base }: Site,
  { request, reply, context }: FlowCall,
  start: FlowStart,
): Promise<string> {
  const client = clients[start.provider];
  if (!client) throw notFound();
  const issuer = await client.find().catch((error: unknown) => {
    context.log.warn({ provider: start.provider, err: error }, "a provider cannot be reached");
    throw unavailable(
      "provider_unreachable",
      /*i18n*/ "We can't reach them right now. Try again, or log in another way.",
    );
  });
  const browser = markBrowser(request, reply);
  const state = await createFlow(context.db, browser, start, context.now());
  const { verifier, nonce } = flowSecrets(browser, state);
  const url = buildAuthorizationUrl(issuer, {
    ...client.asks,
    redirect_uri: callbackAddress({ base, ...start }),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return url.href;
}

/** At the brand where it began, as the server knows it: the provider has a list of them. */
export const callbackAddress = (at: { base: string; origin: string; provider: SignInProvider }) =>
  `${at.origin}${at.base}/accounts/openid/${at.provider}/callback`;
