/** A log line for every rejected request: time, route and account; never a name or an address. */
import type { FastifyInstance } from "fastify";

const rejectedStatuses = new Set([401, 403]);

/** The route, not the path: a path may contain typed text. */
export function logRejectedRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ log, method, routeOptions }, { statusCode }) => {
    if (rejectedStatuses.has(statusCode))
      log.info({ status: statusCode, method, route: routeOptions.url ?? null }, "a request was refused");
  });
}
