/** Composes the web process: the API from the features, files, live updates, health, and the pages. */
import { mayFollowLinks } from "#features/employers/api/team/may-follow-links.query.ts";
import { brandsOf, mailBrandOf } from "#features/brands/api/brand-of-host.ts";
import { sitesOf } from "#features/brands/api/trusted-origin.ts";
import { apiDocs } from "#platform/server/http/api-docs.route.ts";
import { issueCableTicket } from "#platform/server/cable/issue-ticket.action.ts";
import { Positions } from "#platform/server/cable/positions.ts";
import { noUpgradeRoute } from "#platform/server/cable/no-upgrade.route.ts";
import type { Config } from "#platform/server/config/config.ts";
import { trackCallers } from "#platform/server/database/connection-limits.ts";
import { readTogether } from "#platform/server/database/combine-reads.ts";
import { openDatabase, requestLimits } from "#platform/server/database/database.ts";
import { openApiDocument, type PlainRoute, plainRoutes } from "#platform/server/engine/openapi.ts";
import { pageSessions } from "#features/accounts/api/sessions/page-session.ts";
import { createRegistry } from "#platform/server/engine/registry.ts";
import { forbidSharedCaching } from "#platform/server/engine/caching.ts";
import { rejectNulCharacters } from "#platform/server/engine/negotiation.ts";
import { mountEngine } from "#platform/server/engine/routes.ts";
import { reportErrorAction } from "#platform/server/error-reports/error-report.action.ts";
import { reportError } from "#platform/server/error-reports/report-error.ts";
import { notFound } from "#platform/server/errors.ts";
import { collectFrom, type Platform } from "#platform/server/feature.ts";
import { directUploads } from "#platform/server/files/direct-uploads.action.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { fileRoutes } from "#platform/server/files/files.route.ts";
import { verifyAndRetry } from "#platform/server/files/verify-and-retry.ts";
import { openStorage } from "#platform/server/files/open-storage.ts";
import { openScan } from "#platform/server/files/virus-scan.ts";
import { createUploadProcessor } from "#platform/server/files/upload-processor.ts";
import { sendFastifyError, handleErrors } from "#platform/server/http/error-responses.ts";
import { createRateLimits, type RateLimits } from "#platform/server/http/rate-limits.ts";
import { mailInbox } from "#platform/server/mail/inbox.route.ts";
import { smsInbox } from "#platform/server/sms/sms-inbox.route.ts";
import { limitRequestBodies } from "#platform/server/http/unread-bodies.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { positionHeader } from "#platform/shared/live-position.ts";
import cors from "@fastify/cors";
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { v7 as uuid } from "uuid";
import type { RequestListener, Server as HttpServer } from "node:http";
import { featuresFor } from "./features.ts";
import { warnOfUntrustedProxy } from "./server/forwarded-requests.ts";
import { gracefulShutdown } from "./process/graceful-shutdown.ts";
import { health } from "./server/health.ts";
import { openLiveUpdates } from "./server/live-updates.ts";
import { requestContexts } from "./server/request-context.ts";
import { logRejectedRequests } from "./server/log-rejected-requests.ts";
import { compressResponses } from "./server/compress-responses.ts";
import { findSite } from "./server/request-site.ts";
import { readCertificate, secureServer } from "./server/secure-server.ts";
import { headersWithoutRoute, securityHeaders } from "./server/security-headers.ts";

export interface Server {
  app: FastifyInstance;
  platform: Platform;
  close: () => Promise<void>;
}

export interface ServerOptions {
  config: Config;
  databaseUrl: string;
  logger: FastifyBaseLogger;
  /** Adds the pages; left out where only the API is wanted (tests). */
  pages?: (app: FastifyInstance, platform: Platform, limits: RateLimits) => Promise<void>;
}

const socketTimeouts = {
  /** Nothing sent and nothing read for so long. */
  connectionTimeout: 120_000,
  /** Longer than the minute after which most load balancers close idle connections. */
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};
type ServerFactory = (handler: RequestListener) => HttpServer;
const maxBodyBytes = 1_048_576;
const extraExposedHeaders = [
  ...["Access-Token", "Refresh-Token", "Expire-At", "Current-Employer-Profile-Id"],
  positionHeader,
];

/** Everything but listening: call `app.listen` (or `app.inject`) afterwards, `close` at the end. */
export async function createServer({ config, databaseUrl, logger, pages }: ServerOptions): Promise<Server> {
  const db = openDatabase(databaseUrl, {
    max: config.databaseConnections,
    applicationName: "cubby web",
    limits: { ...requestLimits, statementMs: config.statementSeconds * 1_000 },
  });
  const tokens = tokenSigner(config.tokenSecret);
  const storage = await openStorage(config);
  const processor = createUploadProcessor({ db, storage, scan: openScan(config), log: logger });
  const links = fileLinks(tokens);
  const features = featuresFor(config, links);
  const registry = createRegistry(collectFrom(features, "resources"), collectFrom(features, "listeners"));
  const certificate = readCertificate(config);
  const secured: { serverFactory?: ServerFactory } = certificate
    ? { serverFactory: (handler) => secureServer(certificate, socketTimeouts, handler) }
    : {};
  const app: FastifyInstance = fastify({
    ...secured,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => uuid(),
    rewriteUrl: ({ url = "/", headers }) => resolveAgainst(config, url, headers.host),
    forceCloseConnections: "idle",
    // While it ends, requests on open connections are answered like any other (graceful-shutdown.ts).
    return503OnClosing: false,
    ...socketTimeouts,
    requestTimeout: config.uploadSeconds * 1_000,
    frameworkErrors: (error, request, reply) =>
      sendFastifyError(error, request, reply.headers(headersWithoutRoute(config))),
  });
  const shutdown = gracefulShutdown(app);
  limitRequestBodies(app, {
    timeoutMs: (url) => (url.startsWith("/files/") ? config.uploadSeconds : config.requestSeconds) * 1_000,
  });
  trackCallers(app);
  // A page asks the API many small things at once, in this process.
  app.addHook("onRequest", ({ url }, _reply, done) =>
    url.startsWith(`${registry.base}/`) ? done() : readTogether(db, done),
  );
  const limits = createRateLimits(config);
  const positions = new Positions();
  const contexts = requestContexts({ db, config, emit: registry.emit, limits, positions });
  const platform: Platform = {
    config,
    db,
    registry,
    files: storage,
    capabilities: collectFrom(features, "capabilities"),
    callerDocuments: collectFrom(features, "callerDocuments"),
    contextOf: contexts.contextOf,
  };
  app.addHook("onRequest", async (request, reply) => {
    contexts.rememberReply(request, reply);
    reply.header("X-Request-Id", request.id);
  });
  const siteOf = sitesOf(config, brandsOf(db));
  warnOfUntrustedProxy(app, config);
  logRejectedRequests(app);
  findSite(app, {
    ...{ siteOf, config },
    report: (error) => void reportError({ db, log: logger }, { source: "server", error }),
  });
  await securityHeaders(app, config);
  handleErrors(app, (error, request) => {
    void reportError(
      { db, log: request.log },
      { source: "server", error, requestId: request.id, url: request.url },
    );
  });
  health(app, { db, config, isDraining: shutdown.isDraining });
  noUpgradeRoute(app);
  await app.register(fileRoutes, {
    ...{ db, storage, processor, tokens },
    allowedOrigins: config.allowedOrigins,
    mayDownload: (by) => mayFollowLinks(db, by),
    followed: recordDownload,
  });
  await compressResponses(app);
  if (config.sample) await app.register(async (scope) => mountMailInbox(scope));
  await app.register(mountApi, { prefix: registry.base });
  rejectOtherPaths();
  if (pages) await pages(app, platform, limits);
  const channels = collectFrom(features, "channels");
  const cable = await openLiveUpdates({
    ...{ app, db, registry, channels, config, databaseUrl, siteOf, positions },
  });
  const close = async () => {
    await shutdown.close({ delayMs: config.shutdownDelaySeconds * 1_000, beforeClose: cable.close });
    await db.destroy();
  };
  return { app, platform, close };

  /** A download is not delayed because its record could not be stored. */
  async function recordDownload(id: string, by: string): Promise<void> {
    const settings = { origin: config.publicUrl, tokens };
    const parts = { log: logger, settings, now: () => new Date(), emit: registry.emit };
    const change = { id, after: { id, by }, changed: [] };
    await db
      .transaction()
      .execute((tx) => registry.emit(systemContext(parts, tx), "files.downloaded", change))
      .catch((error: unknown) => logger.error({ err: error }, "a download was not kept"));
  }

  async function mountApi(scope: FastifyInstance): Promise<void> {
    const exposedHeaders = [...extraExposedHeaders, "ETag", "Location", "Retry-After", "X-Request-Id"];
    await scope.register(cors, {
      origin: config.allowedOrigins,
      credentials: true,
      exposedHeaders,
      maxAge: 600,
    });
    const uploads = directUploads({ storage, tokens });
    const actions = [issueCableTicket, reportErrorAction, uploads, ...collectFrom(features, "actions")];
    const { contextOf } = contexts;
    const plainRouteList: PlainRoute[] = [];
    scope.addHook("onRequest", rejectNulCharacters);
    const { followTokens } = pageSessions({ db, config });
    scope.addHook("onSend", async (request, reply) => {
      forbidSharedCaching(request, reply);
      await followTokens(request, reply);
    });
    scope.addHook("onRoute", ({ method, url, config }) => {
      plainRouteList.push(...plainRoutes(method, url, config?.openapi));
    });
    const document = () => openApiDocument(registry.resources, actions, plainRouteList, registry.base);
    await scope.register(apiDocs, { document });
    for (const route of collectFrom(features, "routes"))
      await scope.register(async (routeScope) => route(routeScope, platform));
    await scope.register(async (engine) =>
      mountEngine(engine, { registry, actions, contextOf, retryWrite: verifyAndRetry(db, processor) }),
    );
  }

  /** Below the API nothing is a page, also what is not there. */
  function rejectOtherPaths(): void {
    const answer = () => {
      throw notFound();
    };
    const onSend = async (request: FastifyRequest, reply: FastifyReply) =>
      forbidSharedCaching(request, reply);
    app.get(registry.base, { onSend }, answer);
    app.get(`${registry.base}/*`, { onSend }, answer);
  }

  async function mountMailInbox(scope: FastifyInstance): Promise<void> {
    const brand = mailBrandOf(await brandsOf(db)(new URL(config.publicUrl).host), config.publicUrl);
    mailInbox(scope, { db, catalogue: collectFrom(features, "mails"), brand });
    smsInbox(scope, { db });
  }
}

/** At the API's own host the same routes are served without `/api`. */
function resolveAgainst(config: Config, target: string, host = ""): string {
  // A target may be absolute, but the host in it counts as little as the header's.
  const url = target.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
  const isThere = config.apiHost && host.replace(/:\d+$/, "") === config.apiHost.replace(/:\d+$/, "");
  return isThere && !/^\/(api|cable|files|healthz|readyz|metrics)(\/|\?|$)/.test(url) ? `/api${url}` : url;
}
