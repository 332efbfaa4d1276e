/** Finds the site of a request, and refuses unknown hosts. */
import { isHostHeader, type Site, type SiteOf } from "#features/brands/api/trusted-origin.ts";
import type { Config } from "#platform/server/config/config.ts";
import { badRequest, misdirectedRequest } from "#platform/server/errors.ts";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    site: Site;
  }
}

interface SiteOptions {
  siteOf: SiteOf;
  config: Pick<Config, "publicUrl" | "sample">;
}

/** Load balancers call these by an address of their own; their responses do not depend on the host. */
const hostlessPaths = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Sets `request.site`. The `Host` header alone is read: proxies pass an `X-Forwarded-Host` of the client's on, so it is
 * never believed. A host that is nobody's is `421`; with sample people it is served as PUBLIC_URL's default brand.
 */
export function findSite(app: FastifyInstance, { siteOf, config }: SiteOptions): void {
  const fallback: Site = { brand: null, origin: config.publicUrl, isKnown: true };
  app.decorateRequest("site");
  app.addHook("onRequest", async (request) => {
    request.site = fallback;
    const { host = "" } = request.headers;
    if (!isHostHeader(host)) throw badRequest(/*i18n*/ "The request is not valid.", { code: "invalid_host" });
    if (hostlessPaths.has(request.routeOptions.url ?? "")) return;
    // Pages are served without a database as well: with links to PUBLIC_URL.
    request.site = await siteOf(host).catch(() => fallback);
    if (!request.site.isKnown && !config.sample) throw misdirectedRequest();
  });
}
