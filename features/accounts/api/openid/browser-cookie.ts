/** The cookie that binds a flow to a provider to the browser that began it. It opens nothing by itself. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { generateSecret } from "../sessions/session-tokens.ts";
import { awayMinutes } from "./openid-flow.ts";

/** With this prefix no other host and no page without encryption can set it (RFC 6265bis, 4.1.3.2). */
const cookieName = (isSecure: boolean) => (isSecure ? "__Host-openid" : "openid");

/** The browser's secret, where it has begun something. */
export function browserOf({ headers, site }: FastifyRequest): string | undefined {
  const name = cookieName(site.origin.startsWith("https:"));
  const pair = (headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The same for flows in several tabs. `Lax`: browsers send it when the provider leads back to us. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const browser = browserOf(request) ?? generateSecret();
  const isSecure = request.site.origin.startsWith("https:");
  const attributes = `Path=/; Max-Age=${2 * awayMinutes * 60}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  reply.header("Set-Cookie", `${cookieName(isSecure)}=${browser}; ${attributes}`);
  return browser;
}
