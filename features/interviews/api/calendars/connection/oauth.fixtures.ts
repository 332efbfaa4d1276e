/** For tests: servers that speak the protocols of Google and Microsoft, as far as calendars go, on loopback. */
import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../calendars.fixtures.ts";

export const client = { id: "our-client", secret: "our-secret-that-nobody-sees" };

interface Asked {
  url: URL;
  body: string;
  headers: IncomingMessage["headers"];
}
type Answerer = (asked: Asked) => unknown;

/** `api` answers calls below its paths with JSON, when the token is the one of the moment. */
export async function oauthServer(authorizePath: string, tokenPath: string, api: Record<string, Answerer>) {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const state = {
    isRevoked: false,
    givesRefreshToken: true,
    /** Grants in order: which kind, and the refresh token that was given. */
    grants: [] as string[],
    calls: [] as Asked[],
    /** Tokens that were given back, and what the server answers to that. */
    revoked: [] as string[],
    revocationStatus: 200,
    accessToken: "",
    refreshToken: "",
  };
  const server = await listen(async (request, answer) => {
    const url = new URL(request.url!, "http://localhost");
    const asked = { url, body: await text(request), headers: request.headers };
    if (url.pathname === "/revoke") {
      state.revoked.push(new URLSearchParams(asked.body).get("token")!);
      return send(answer, state.revocationStatus, {});
    }
    if (url.pathname === tokenPath) return token(new URLSearchParams(asked.body), answer);
    const found = Object.entries(api).find(([path]) => url.pathname.startsWith(path));
    if (!found) return send(answer, 404, {});
    if (request.headers.authorization !== `Bearer ${state.accessToken}`) return send(answer, 401, {});
    state.calls.push(asked);
    send(answer, 200, found[1](asked));
  });

  return {
    ...server,
    state,
    /** What its page does when somebody says yes: checks how they came, and sends them back with a code. */
    allow(address: string): URL {
      const url = new URL(address);
      const asked = Object.fromEntries(url.searchParams);
      if (url.origin !== server.url || url.pathname !== authorizePath) throw new Error(`Sent to ${address}`);
      if (
        asked.client_id !== client.id ||
        asked.response_type !== "code" ||
        asked.code_challenge_method !== "S256"
      )
        throw new Error(`Asked with ${url.search}`);
      const code = randomBytes(8).toString("hex");
      codes.set(code, { challenge: asked.code_challenge!, redirectUri: asked.redirect_uri! });
      const back = new URL(asked.redirect_uri!);
      back.search = new URLSearchParams({ code, state: asked.state! }).toString();
      return back;
    },
  };

  function token(given: URLSearchParams, answer: ServerResponse): void {
    if (given.get("client_id") !== client.id || given.get("client_secret") !== client.secret)
      return send(answer, 401, { error: "invalid_client" });
    const kind = given.get("grant_type")!;
    const isGood = kind === "refresh_token" ? mayRefresh(given) : mayBegin(given);
    if (state.isRevoked || !isGood) return send(answer, 400, { error: "invalid_grant" });
    state.grants.push(kind);
    state.accessToken = randomBytes(8).toString("hex");
    state.refreshToken = randomBytes(8).toString("hex");
    send(answer, 200, {
      ...{ token_type: "Bearer", expires_in: 3600, access_token: state.accessToken },
      ...(state.givesRefreshToken ? { refresh_token: state.refreshToken } : {}),
    });
  }

  function mayRefresh(given: URLSearchParams): boolean {
    return given.get("refresh_token") === state.refreshToken;
  }

  /** RFC 7636, 4.6: the verifier hashes to the challenge; and a code is good once. */
  function mayBegin(given: URLSearchParams): boolean {
    const begun = codes.get(given.get("code")!);
    codes.delete(given.get("code")!);
    const challenge = createHash("sha256")
      .update(given.get("code_verifier") ?? "")
      .digest("base64url");
    return begun?.challenge === challenge && begun.redirectUri === given.get("redirect_uri");
  }
}

function send(answer: ServerResponse, status: number, body: unknown): void {
  answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
