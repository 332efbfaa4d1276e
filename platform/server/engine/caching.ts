/** What caches may store of the API's responses. */
import type { FastifyReply, FastifyRequest } from "fastify";

/** Headers by which a browser takes over a session, or the profile it acts as: replayed, they would switch it back. */
const sessionHeaders = ["access-token", "refresh-token", "expire-at", "current-employer-profile-id"];

/**
 * A response to a session, or one that carries a session, is private and not reusable. RFC 9111, 3.5, would
 * let a shared cache store it where a route says `public`. The others depend on these headers of the
 * request.
 */
export function forbidSharedCaching({ headers }: FastifyRequest, reply: FastifyReply): void {
  const hasSession =
    headers.authorization !== undefined || sessionHeaders.some((name) => reply.hasHeader(name));
  if (hasSession) reply.header("Cache-Control", "private, no-store");
  else if (!reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-cache");
  const vary = [reply.getHeader("Vary") ?? []].flat().join(", ");
  const missing = ["Authorization", "Accept-Language", "Cookie"].filter(
    (name) => !vary.toLowerCase().includes(name.toLowerCase()),
  );
  reply.header("Vary", [...(vary ? [vary] : []), ...missing].join(", "));
}
