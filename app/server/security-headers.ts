/** Security headers of every response: pages, API, files, assets and errors alike. */
import type { Config } from "#platform/server/config/config.ts";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const yearInSeconds = 31_536_000;

/**
 * Helmet writes to the raw response, which also covers hijacked ones (resumable uploads). A page or a file
 * adds its own Content-Security-Policy; by default nothing may be loaded or framed.
 */
export async function securityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, "publicUrl">,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // A browser that came by http must not be redirected to https: it may not be served.
    strictTransportSecurity: publicUrl.startsWith("https:")
      ? { maxAge: yearInSeconds, includeSubDomains: false }
      : false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.raw.setHeader("Permissions-Policy", permissions);
  });
}

/** The same in short for a request that Fastify refuses before it has a route, and with it before any hook. */
export const headersWithoutRoute = ({ publicUrl }: Pick<Config, "publicUrl">) => ({
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  ...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": `max-age=${yearInSeconds}` } : {}),
});

const permissions = "camera=(self), microphone=(self), geolocation=(self), payment=(self)";
