/** Whether a proxy has forwarded a request, and a warning where its headers are not trusted. */
import type { Config } from "#platform/server/config/config.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

const proxyHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  proxyHeaders.some((name) => headers[name] !== undefined);

/** Behind a proxy that is not named all visitors share its address, and with it one limit: someone should know. */
export function warnOfUntrustedProxy(
  app: FastifyInstance,
  { trustedProxies }: Pick<Config, "trustedProxies">,
): void {
  if (trustedProxies.length > 0) return;
  let hasWarned = false;
  app.addHook("onRequest", async (request) => {
    if (hasWarned || request.headers["x-forwarded-for"] === undefined) return;
    hasWarned = true;
    request.log.warn(
      "a proxy sends X-Forwarded-For but TRUSTED_PROXIES is not set: all visitors count as one address",
    );
  });
}
