/** The cookie that binds a flow to a provider to the browser that began it. It opens nothing by itself. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { hostCookie } from "../host-cookie.ts";
import { generateSecret } from "../sessions/session-tokens.ts";
import { awayMinutes } from "./openid-flow.ts";

const cookie = hostCookie("openid");

/** The browser's secret, where it has begun something. */
export function browserOf(request: FastifyRequest): string | undefined {
  const value = cookie.read(request) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The same for flows in several tabs. `Lax`: browsers send it when the provider leads back to us. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const browser = browserOf(request) ?? generateSecret();
  cookie.write(request, reply, browser, 2 * awayMinutes * 60);
  return browser;
}
