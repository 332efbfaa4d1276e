/** The web process of a test, without pages: it says where it listens, and ends with its parent. */
import { readConfig } from "#platform/server/config.ts";
import { openLog } from "#platform/server/log.ts";
import { createServer } from "../server.ts";

const config = readConfig(process.env, process.cwd());
const server = await createServer({
  config,
  databaseUrl: config.databaseUrl!,
  logger: openLog({ level: "error" }),
});
process.send?.({ origin: await server.app.listen({ port: 0, host: "127.0.0.1" }) });
process.once("disconnect", () => process.exit(0));
