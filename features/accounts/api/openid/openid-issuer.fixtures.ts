/**
 * For tests: two OpenID issuers on loopback that speak as Google and Apple do. In a browser they ask who somebody
 * is; `consent` says so without one.
 */
import { createHash, createPublicKey, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from "jose";
import type { SignInProvider } from "../../sign-in-providers.ts";

const keyPair = () =>
  generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const apple = { team: "TEAM123456", key: "KEY1234567" };

export interface IssuerPerson {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
  /** A domain that Google runs the mail of. */
  hd?: string;
}

/** What is wrong with the next ID token, for tests of what is refused. */
export interface TokenFaults {
  claims?: Record<string, unknown>;
  /** Signs with a key that the issuer does not publish. */
  isForged?: boolean;
  expiresIn?: string;
}

interface Granted {
  provider: SignInProvider;
  person: IssuerPerson;
  faults: TokenFaults;
  asked: Record<string, string>;
}

export async function startOpenIdIssuer() {
  const signing = await generateKeyPair("RS256");
  const forged = await generateKeyPair("RS256");
  const { publicKey, privateKey } = keyPair();
  const client = { id: "cubby-under-test", secret: "a-secret-that-nobody-sees" };
  const codes = new Map<string, Granted>();
  const state = { isDown: false };
  const server = createServer((request, response) => {
    // A test sees that its request failed; one that nobody waits for must not end all the others.
    serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, 500, { error: String(error) });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuerOf = (provider: string) => `${url}/${provider}`;

  return {
    url,
    state,
    settings: {
      GOOGLE_SIGN_IN_CLIENT_ID: client.id,
      GOOGLE_SIGN_IN_CLIENT_SECRET: client.secret,
      GOOGLE_SIGN_IN_ISSUER: issuerOf("google"),
      APPLE_SIGN_IN_CLIENT_ID: client.id,
      APPLE_SIGN_IN_TEAM_ID: apple.team,
      APPLE_SIGN_IN_KEY_ID: apple.key,
      APPLE_SIGN_IN_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n"),
      APPLE_SIGN_IN_ISSUER: issuerOf("apple"),
    },
    /** What its page does when somebody says yes: the answer that the browser brings back. */
    consent(address: string, person: IssuerPerson, faults: TokenFaults = {}): Record<string, string> {
      const { pathname, searchParams } = new URL(address);
      return grant(pathname, Object.fromEntries(searchParams), person, faults);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, url);
    const provider: SignInProvider = pathname.startsWith("/apple/") ? "apple" : "google";
    if (state.isDown) return send(response, 500, {});
    if (pathname.endsWith("/.well-known/openid-configuration"))
      return send(response, 200, metadata(provider));
    if (pathname.endsWith("/jwks")) {
      const key = { ...(await exportJWK(signing.publicKey)), kid: "one", alg: "RS256", use: "sig" };
      return send(response, 200, { keys: [key] });
    }
    if (pathname.endsWith("/token")) {
      const answer = await token(provider, new URLSearchParams(await text(request)));
      return send(response, answer ? 200 : 400, answer ?? { error: "invalid_grant" });
    }
    const asked = Object.fromEntries(searchParams);
    if (pathname.endsWith("/consent")) {
      const typed = Object.fromEntries(new URLSearchParams(await text(request)));
      return void sendBack(response, asked, grant(pathname, asked, personOf(typed), {}));
    }
    // Browsers also ask for an icon.
    if (!pathname.endsWith("/authorize")) return void response.writeHead(204).end();
    const { search } = new URL(request.url!, url);
    response.writeHead(200, { "content-type": "text/html" }).end(consentPage(pathname, search, asked));
  }

  function metadata(provider: SignInProvider) {
    const issuer = issuerOf(provider);
    return {
      issuer,
      ...{ authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/jwks`, response_types_supported: ["code"] },
      ...{ subject_types_supported: ["public"], id_token_signing_alg_values_supported: ["RS256"] },
    };
  }

  function grant(path: string, asked: Record<string, string>, person: IssuerPerson, faults: TokenFaults) {
    const isAsItShould =
      asked.client_id === client.id &&
      asked.response_type === "code" &&
      asked.code_challenge_method === "S256" &&
      asked.scope?.includes("openid") &&
      asked.nonce;
    if (!isAsItShould) throw new Error(`Asked with ${JSON.stringify(asked)}`);
    const provider = path.startsWith("/apple/") ? "apple" : "google";
    const code = randomBytes(8).toString("hex");
    codes.set(code, { provider, person, faults, asked });
    const { given_name: firstName, family_name: lastName, email } = person;
    // Apple tells the name outside of the token, and only the first time.
    const user = provider === "apple" && firstName ? { name: { firstName, lastName }, email } : undefined;
    return { code, state: asked.state!, ...(user ? { user: JSON.stringify(user) } : {}) };
  }

  async function token(provider: SignInProvider, given: URLSearchParams) {
    const code = given.get("code")!;
    const granted = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(given.get("code_verifier") ?? "")
      .digest("base64url");
    if (
      !granted ||
      granted.provider !== provider ||
      granted.asked.code_challenge !== challenge ||
      granted.asked.redirect_uri !== given.get("redirect_uri") ||
      !(await isClient(provider, given))
    )
      return undefined;
    const { person, faults, asked } = granted;
    const { given_name: _, family_name: __, ...withoutName } = person;
    const said = provider === "apple" ? withoutName : person;
    const idToken = await new SignJWT({ ...said, nonce: asked.nonce, ...faults.claims })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(String(faults.claims?.["iss"] ?? issuerOf(provider)))
      .setAudience(String(faults.claims?.["aud"] ?? client.id))
      .setIssuedAt()
      .setExpirationTime(faults.expiresIn ?? "10m")
      .sign(faults.isForged ? forged.privateKey : signing.privateKey);
    return { access_token: "unused", token_type: "Bearer", expires_in: 600, id_token: idToken };
  }

  async function isClient(provider: SignInProvider, given: URLSearchParams): Promise<boolean> {
    if (given.get("client_id") !== client.id) return false;
    const secret = given.get("client_secret") ?? "";
    if (provider === "google") return secret === client.secret;
    const key = createPublicKey(publicKey);
    const { payload, protectedHeader } = await jwtVerify(secret, key, {
      ...{ issuer: apple.team, subject: client.id, audience: issuerOf("apple"), algorithms: ["ES256"] },
    });
    return protectedHeader.kid === apple.key && payload.exp! - payload.iat! < 180 * 86_400;
  }

  /** Asks who somebody is, as a provider's own log-in would. */
  function consentPage(path: string, search: string, asked: Record<string, string>): string {
    const action = path.replace("authorize", "consent") + search;
    const field = (name: string, label: string) => `<p><label>${label} <input name="${name}"></label></p>`;
    return page(
      `<form method="post" action="${escape(action)}">${field("email", "Email")}
        ${field("given_name", "First name")}${field("family_name", "Last name")}<button>Go on</button></form>
        ${form(asked, { error: "access_denied", state: asked.state! }, "Cancel")}`,
    );
  }

  /** Sends somebody back: by a redirect, or by a form where that is asked for. */
  function sendBack(response: ServerResponse, asked: Record<string, string>, answer: Record<string, string>) {
    if (asked.response_mode === "form_post")
      return response
        .writeHead(200, { "content-type": "text/html" })
        .end(page(form(asked, answer, "Continue")));
    const location = `${asked.redirect_uri}?${new URLSearchParams(answer).toString()}`;
    return response.writeHead(303, { location }).end();
  }
}

const page = (body: string) => `<!doctype html><title>Provider</title><h1>Who are you?</h1>${body}`;

function form(asked: Record<string, string>, fields: Record<string, string>, label: string): string {
  const method = asked.response_mode === "form_post" ? "post" : "get";
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  return `<form method="${method}" action="${escape(asked.redirect_uri!)}">${inputs.join("")}<button>${label}</button></form>`;
}

/** Somebody whose address the provider answers for. */
const personOf = ({ email = "", ...names }: Record<string, string>): IssuerPerson => ({
  ...{ sub: `sub-of-${email}`, email, email_verified: true, hd: email.split("@")[1] },
  ...names,
});

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
