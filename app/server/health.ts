/** Liveness, readiness, and metrics for Prometheus. */
import { isMigrated } from "#db/migrate.ts";
import { bearerToken } from "#features/accounts/api/sessions/authenticate.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Database } from "#platform/server/database/database.ts";
import { isSameSecret } from "#platform/server/crypto/is-same-secret.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { isForwarded } from "./forwarded-requests.ts";

interface HealthOptions {
  db: Database;
  config: Pick<Config, "metricsToken" | "trustedProxies">;
  /** Whether the process is about to end. */
  isDraining: () => boolean;
}

const buckets = [0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function health(app: FastifyInstance, { db, config, isDraining }: HealthOptions): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Server time of requests by route and status.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [metrics],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get("/healthz", () => ({ status: "up" }));

  app.get("/readyz", async (_request, reply) => {
    const isReady = !isDraining() && (await isWorking().catch(() => false));
    return isReady ? { status: "ready" } : reply.code(503).send({ status: "not ready" });
  });

  let hasMigrations = false;
  /** Tables stay: once they were all there, it is enough that the database answers. */
  async function isWorking(): Promise<boolean> {
    if (hasMigrations) await sql`select 1`.execute(db);
    else hasMigrations = await isMigrated((text) => sql.raw<{ name: string }>(text).execute(db));
    return hasMigrations;
  }

  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, config)) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Behind a proxy on this machine that TRUSTED_PROXIES does not name, the whole world has a loopback address. */
const isFromThisMachine = (request: FastifyRequest, trustsProxies: boolean) =>
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip) && (trustsProxies || !isForwarded(request));

const mayReadMetrics = (
  request: FastifyRequest,
  { metricsToken, trustedProxies }: Pick<Config, "metricsToken" | "trustedProxies">,
) =>
  isFromThisMachine(request, trustedProxies.length > 0) ||
  (metricsToken !== undefined &&
    isSameSecret(bearerToken(request.headers.authorization) ?? "", metricsToken));
