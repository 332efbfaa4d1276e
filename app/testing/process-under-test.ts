/** The web process of a test, without pages: it says where it listens, and ends with its parent. */
import { readConfig } from "#platform/server/config.ts";
import { openLog } from "#platform/server/log.ts";
import { longRunning } from "../long-running.ts";
import { createServer } from "../server.ts";

longRunning(async ({ onEnd, allowMore }) => {
  const config = readConfig(process.env, process.cwd());
  allowMore(config.shutdownDelaySeconds * 1_000);
  const server = await createServer({
    config,
    databaseUrl: config.databaseUrl!,
    logger: openLog({ level: "error" }),
  });
  onEnd(server.close);
  process.send?.({ origin: await server.app.listen({ port: 0, host: "127.0.0.1" }) });
});
