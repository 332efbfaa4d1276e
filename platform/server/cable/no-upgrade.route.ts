/** A request for `/cable` that is no WebSocket: 404 in plain text, and no log line, for its query carries a token. */
import type { FastifyInstance } from "fastify";

export function noUpgradeRoute(server: FastifyInstance): void {
  server.get("/cable", { logLevel: "silent" }, (_request, reply) =>
    reply.code(404).type("text/plain").send("Page not found"),
  );
}
