/** Whether the process is up, whether it can work, and its figures for Prometheus. */
import { bearer } from "#features/accounts/api/authenticate.ts";
import type { Config } from "#platform/server/config.ts";
import type { Database } from "#platform/server/database.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

interface HealthOptions {
  db: Database;
  config: Pick<Config, "metricsToken">;
}

const buckets = [0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function health(app: FastifyInstance, { db, config }: HealthOptions): void {
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Server time of requests by route and status.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [figures],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get("/healthz", () => ({ status: "up" }));

  app.get("/readyz", async (_request, reply) => {
    try {
      await sql`select 1 from schema_migrations limit 1`.execute(db);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "not ready" });
    }
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayReadFigures(request, config.metricsToken)) return reply.code(404).send();
    return reply.type(figures.contentType).send(await figures.metrics());
  });
}

const mayReadFigures = (request: FastifyRequest, token: string | undefined) =>
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip) ||
  (token !== undefined && bearer(request.headers.authorization) === token);
