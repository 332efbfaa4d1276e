/**
 * The graceful shutdown of a web process: it reports that it is not ready, answers open requests, and then
 * exits.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

export interface GracefulShutdown {
  isDraining: () => boolean;
  /** Resolves when every request has been answered, or cut off after ten seconds. */
  close(steps: ShutdownSteps): Promise<void>;
}

interface ShutdownSteps {
  /** Serving continues for this long after /readyz reports it is not ready. */
  delayMs: number;
  /** Runs once no new request is accepted. */
  beforeClose: () => Promise<void>;
}

/** Anyone who comes now is still served, until nobody has come for so long. */
const quietMs = 500;
const maxQuietWaitMs = 2_000;
/** From the end of the delay to when connections are cut. */
export const drainTimeoutMs = 10_000;

const isProbe = (url = "") => /^\/(healthz|readyz|metrics)\b/.test(url);

/** HTTP/2 has no such header: its connections learn it when idle ones are closed. */
function closeAfter(response: ServerResponse): void {
  if (response.req.httpVersionMajor < 2 && !response.headersSent) response.setHeader("connection", "close");
}

/** Call before any route is registered. */
export function gracefulShutdown(app: FastifyInstance): GracefulShutdown {
  const open = new Set<ServerResponse>();
  let draining = false;
  let lastRequestAt = 0;
  app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    if (!isProbe(request.url)) lastRequestAt = Date.now();
    if (draining) closeAfter(response);
    response.once("close", () => open.delete(response));
  });

  return {
    isDraining: () => draining,
    async close({ delayMs, beforeClose }) {
      if (draining) return;
      draining = true;
      for (const response of open) closeAfter(response);
      await pause(delayMs);
      const closeConnection = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
      await waitUntilQuiet();
      await beforeClose();
      // Connections become idle one by one; nobody is left to close those later.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50);
      try {
        // Right after the event loop has accepted waiting connections: those not yet accepted would be
        // reset.
        await new Promise(setImmediate);
        await app.close();
      } finally {
        clearInterval(idle);
        clearTimeout(closeConnection);
      }
    },
  };

  async function waitUntilQuiet(): Promise<void> {
    const until = Date.now() + maxQuietWaitMs;
    while (Date.now() < until && Date.now() - lastRequestAt < quietMs) await pause(50);
  }
}
