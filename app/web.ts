/** The web process: listens once everything is ready, and shuts down in order. */
import { openLog } from "#platform/server/log.ts";
import { fileURLToPath } from "node:url";
import { loadConfig } from "./config.ts";
import { databaseAddress } from "./commands/database-address.ts";
import { embeddedJobs } from "./server/embedded-jobs.ts";
import { installableApp } from "./server/installable-app.ts";
import { inProcessApi } from "./server/in-process-api.ts";
import { linkImages } from "./server/link-images.ts";
import { runProcess } from "./process/long-running.ts";
import { openSampleWarning } from "./setup/sample-data.ts";
import { pageSessions } from "#features/accounts/api/sessions/page-session.ts";
import { createServer } from "./server.ts";
import { plainSignIn } from "./server/plain-sign-in.ts";
import { siteFiles } from "./server/site-files.ts";
import { serveWebPages } from "./server/web-pages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

runProcess(async ({ onEnd, extendShutdown }) => {
  const config = loadConfig();
  const warning = openSampleWarning(config);
  if (warning) console.warn(warning);
  extendShutdown(config.shutdownDelaySeconds * 1_000);
  const server = await createServer({
    config,
    databaseUrl: await databaseAddress(config),
    logger: openLog({ level: config.logLevel }),
    pages: async (app, platform, limits) => {
      siteFiles(app, { db: platform.db, limits });
      installableApp(app, { limits, hasServiceWorker: config.serviceWorker, root });
      await plainSignIn(app);
      embeddedJobs(app, { api: inProcessApi(app), limits });
      linkImages(app, { api: inProcessApi(app), limits });
      await serveWebPages(app, {
        api: inProcessApi(app),
        collections: [
          ...platform.registry.resources.flatMap(({ collections }) => Object.keys(collections)),
          ...platform.capabilities,
        ],
        limits,
        readerOf: pageSessions(platform).readerOfPage,
        fileStore: platform.files.directOrigin,
        videoLinkHosts: config.videoLinkHosts,
        mapTiles: config.mapTilesUrl
          ? { url: config.mapTilesUrl, attribution: config.mapTilesAttribution ?? "" }
          : null,
        mode: process.env["NODE_ENV"] === "development" ? "development" : "production",
        root,
      });
    },
  });
  onEnd(server.close);
  await server.app.listen({ port: config.port, host: config.host });
});
