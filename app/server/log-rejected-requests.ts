/** A line for every request that was refused: when, what was asked, and as which account; never a name or an address. */
import type { FastifyInstance } from "fastify";

const rejectedStatuses = new Set([401, 403]);

/** The route stands for what was asked: a path may hold what somebody typed. */
export function logRejectedRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ log, method, routeOptions }, { statusCode }) => {
    if (rejectedStatuses.has(statusCode))
      log.info({ status: statusCode, method, route: routeOptions.url ?? null }, "a request was refused");
  });
}
