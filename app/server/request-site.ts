/** Finds the site of a request, refuses unknown hosts, and reports look-ups that found no brand. */
import { isHostHeader, type Site, type SiteOf } from "#features/brands/api/trusted-origin.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context.ts";
import { badRequest, misdirectedRequest } from "#platform/server/errors.ts";
import { errorFacts } from "#platform/server/log.ts";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    site: Site;
  }
}

interface SiteOptions {
  /** Stores a report of an error for operators; logs what cannot be stored. */
  report: (error: Error) => void;
  now?: () => number;
  siteOf: SiteOf;
  config: Pick<Config, "publicUrl" | "sample">;
}

/** Load balancers call these by an address of their own; their responses do not depend on the host. */
const hostlessPaths = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Sets `request.site`. The `Host` header alone is read: proxies pass an `X-Forwarded-Host` of the client's on, so it is
 * never believed. A host that is nobody's is `421`; with sample people it is served as PUBLIC_URL's default brand.
 */
export function findSite(
  app: FastifyInstance,
  { siteOf, config, report, now = () => Date.now() }: SiteOptions,
): void {
  const fallback: Site = { brand: null, origin: config.publicUrl, isKnown: true };
  const mayReportFailure = oncePer(reportEveryMs, now);
  const mayReportHost = oncePer(reportEveryMs, now);
  app.decorateRequest("site");
  app.addHook("onRequest", async (request) => {
    request.site = fallback;
    const { host = "" } = request.headers;
    if (!isHostHeader(host)) throw badRequest(/*i18n*/ "The request is not valid.", { code: "invalid_host" });
    if (hostlessPaths.has(request.routeOptions.url ?? "")) return;
    // Pages are served without a database as well: with links to PUBLIC_URL.
    request.site = await siteOf(host).catch((error: unknown) => {
      if (mayReportFailure()) reportLookup(app.log, report, "a brand look-up failed", error);
      return fallback;
    });
    if (request.site.isKnown || config.sample) return;
    if (mayReportHost()) reportLookup(app.log, report, "a request came for a host that no brand has");
    throw misdirectedRequest();
  });
}

/** Anybody can send a flood of hosts, and an outage fails every request. */
const reportEveryMs = 60_000;

/** True the first time, and then once per `ms`. */
function oncePer(ms: number, now: () => number): () => boolean {
  let next = -Infinity;
  return () => {
    if (now() < next) return false;
    next = now() + ms;
    return true;
  };
}

/** Without the host and the address: both are the caller's own words, and may name a person. */
function reportLookup(log: Log, report: SiteOptions["report"], message: string, cause?: unknown): void {
  log.error(cause === undefined ? {} : { err: errorFacts(cause) }, message);
  report(new Error(message, { cause }));
}
