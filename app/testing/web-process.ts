/** A web process for tests, without pages: it prints where it listens, and exits with its parent. */
import { readConfig } from "#platform/server/config/config.ts";
import { openLog } from "#platform/server/log.ts";
import { runProcess } from "../process/long-running.ts";
import { createServer } from "../server.ts";

runProcess(async ({ onEnd, extendShutdown }) => {
  const config = readConfig(process.env, process.cwd());
  extendShutdown(config.shutdownDelaySeconds * 1_000);
  const server = await createServer({
    config,
    databaseUrl: config.databaseUrl!,
    logger: openLog({ level: "error" }),
  });
  onEnd(server.close);
  process.send?.({ origin: await server.app.listen({ port: 0, host: "127.0.0.1" }) });
});
