/** Cookies for the server alone: no script reads them, and no other host can set them where there is encryption. */
import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie of this host, of every path. `SameSite=Lax`: sent when a link of another site leads to us. */
export function hostCookie(name: string) {
  return {
    /** The cookie's text, which anybody may have written. */
    read(request: FastifyRequest): string | undefined {
      const start = `${fullName(request)}=`;
      const pair = (request.headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(start));
      return pair?.slice(start.length);
    },

    write(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
      const secure = isSecure(request) ? "; Secure" : "";
      const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
      reply.header("Set-Cookie", `${fullName(request)}=${value}; ${attributes}`);
    },

    clear(request: FastifyRequest, reply: FastifyReply): void {
      this.write(request, reply, "", 0);
    },
  };

  /** With this prefix no other host and no page without encryption can set it (RFC 6265bis, 4.1.3.2). */
  function fullName(request: FastifyRequest): string {
    return isSecure(request) ? `__Host-${name}` : name;
  }
}

/** Local development is served by http, where browsers refuse the prefix. */
const isSecure = ({ site }: FastifyRequest) => site.origin.startsWith("https:");
