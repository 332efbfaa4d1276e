/** The pages of a build, for `testServer`: with their reader and the API in process, as the product serves them. */
import { pageSessions } from "#features/accounts/api/sessions/page-session.ts";
import type { Platform } from "#platform/server/feature.ts";
import { createRateLimits } from "#platform/server/http/rate-limits.ts";
import type { FastifyInstance } from "fastify";
import { inProcessApi } from "../server/in-process-api.ts";
import { serveWebPages, type WebPagesOptions } from "../server/web-pages.ts";

/** @param root the folder of the build, as `onePageBuild` makes one */
export const servePages =
  (root: string, options: Pick<Partial<WebPagesOptions>, "mapTiles"> = {}) =>
  (app: FastifyInstance, platform: Platform) =>
    serveWebPages(app, {
      api: inProcessApi(app),
      readerOf: pageSessions(platform).readerOfPage,
      limits: createRateLimits(platform.config),
      mode: "production",
      root,
      ...options,
    });
