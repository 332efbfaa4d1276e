/** Google and Apple as OpenID issuers: found by discovery, with what this site shows to prove itself there. */
import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { Config } from "#platform/server/config/config.ts";
import { asFetch } from "#platform/server/outgoing/as-fetch.ts";
import { hostAndPortOf } from "#platform/server/outgoing/check-address.ts";
import { openOutgoing } from "#platform/server/outgoing/guarded-client.ts";
import { type SignInProvider, signInProviders } from "../../sign-in-providers.ts";

export type OpenIdSettings = Pick<
  Config,
  | "googleSignInClientId"
  | "googleSignInClientSecret"
  | "googleSignInIssuer"
  | "appleSignInClientId"
  | "appleSignInTeamId"
  | "appleSignInKeyId"
  | "appleSignInPrivateKey"
  | "appleSignInIssuer"
>;

export interface OpenIdClient {
  /** What people are asked there. */
  asks: Record<string, string>;
  /** Rejects where the issuer cannot be reached; what it said is kept for an hour. */
  find: () => Promise<Configuration>;
}

export type OpenIdClients = Partial<Record<SignInProvider, OpenIdClient>>;

const limits = { maxBytes: 100_000, timeoutMs: 5_000 };
const discoveryHours = 1;
/** Longer than a discovery is kept; Apple allows six months. */
const clientSecretHours = 2;
const hourMs = 3_600_000;

/** A provider is there when all its settings are. */
export function openIdClientsOf(config: OpenIdSettings): OpenIdClients {
  const found = signInProviders.map((provider) => [provider, setUp[provider](config)] as const);
  return Object.fromEntries(found.filter(([, client]) => client !== undefined));
}

const setUp: Record<SignInProvider, (config: OpenIdSettings) => OpenIdClient | undefined> = {
  google({ googleSignInClientId: id, googleSignInClientSecret: secret, googleSignInIssuer: issuer }) {
    if (!id || !secret) return undefined;
    const asks = { scope: "openid email profile", prompt: "select_account" };
    return { asks, find: keptForAnHour(() => discover(issuer, id, secret)) };
  },
  apple(config) {
    const { appleSignInClientId: id, appleSignInIssuer: issuer } = config;
    const { appleSignInTeamId: team, appleSignInKeyId: key, appleSignInPrivateKey: pem } = config;
    if (!id || !team || !key || !pem) return undefined;
    // Apple gives a name or an address only to a form.
    const asks = { scope: "openid name email", response_mode: "form_post" };
    const secret = () => appleClientSecret({ issuer, id, team, key, pem });
    return { asks, find: keptForAnHour(async () => discover(issuer, id, await secret())) };
  },
};

interface AppleClient {
  issuer: string;
  id: string;
  team: string;
  key: string;
  pem: string;
}

/** Apple knows a client by a statement that it signs itself. */
const appleClientSecret = ({ issuer, id, team, key, pem }: AppleClient) =>
  new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: key })
    .setIssuer(team)
    .setSubject(id)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(`${clientSecretHours}h`)
    .sign(createPrivateKey(pem));

async function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const url = new URL(issuer);
  const outgoing = openOutgoing({ exceptions: [hostAndPortOf(url)] });
  return discovery(url, clientId, undefined, ClientSecretPost(clientSecret), {
    [customFetch]: asFetch(outgoing, limits) as Configuration[typeof customFetch] & typeof fetch,
    execute: [
      // The signature of an ID token is checked, although it comes from the issuer itself over TLS.
      enableNonRepudiationChecks,
      // Only a test's own issuer, which the settings name.
      ...(url.protocol === "http:" ? [allowInsecureRequests] : []),
    ],
  });
}

/** A failure is not kept. */
function keptForAnHour<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: { loading: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.loading;
    const fresh = { loading: load(), until: Date.now() + discoveryHours * hourMs };
    kept = fresh;
    fresh.loading.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.loading;
  };
}
