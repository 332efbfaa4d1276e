/** The web process: listens once everything is there, and ends in order. */
import { brandsOf } from "#features/brands/api/brand-of-host.ts";
import { openLog } from "#platform/server/log.ts";
import { fileURLToPath } from "node:url";
import { brandForWeb } from "./brand-for-web.ts";
import { loadConfig } from "./config.ts";
import { databaseAddress } from "./database-address.ts";
import { inProcessApi } from "./in-process-api.ts";
import { longRunning } from "./long-running.ts";
import { createServer } from "./server.ts";
import { siteFiles } from "./site-files.ts";
import { webServer } from "./web-server.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

longRunning(async ({ onEnd }) => {
  const config = loadConfig();
  const server = await createServer({
    config,
    databaseUrl: await databaseAddress(config),
    logger: openLog({ level: config.logLevel }),
    pages: async (app, platform) => {
      const brandOf = brandsOf(platform.db);
      const brand = async (host: string) => brandForWeb(await brandOf(host).catch(() => null));
      siteFiles(app, { db: platform.db, brand });
      await webServer(app, {
        api: inProcessApi(app),
        collections: [
          ...platform.registry.resources.flatMap(({ collections }) => Object.keys(collections)),
          ...platform.offers,
        ],
        brand,
        mode: process.env["NODE_ENV"] === "development" ? "development" : "production",
        root,
      });
    },
  });
  onEnd(server.close);
  await server.app.listen({ port: config.port, host: config.host });
});
