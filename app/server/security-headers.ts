/** What every answer says to the browser: pages, API, files, assets and errors alike. */
import type { Config } from "#platform/server/config/config.ts";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const yearInSeconds = 31_536_000;

/**
 * Helmet writes on the raw answer, which answers that are taken over (uploads in parts) carry as well. A page or a file
 * says more in its own Content-Security-Policy; what says nothing may load nothing and is shown in no frame.
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
    // A browser that came by http must not be told to come by https: there may be none.
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
