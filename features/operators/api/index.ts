/** What operators add to the server: feature flags, set by them and asked by every client, and the audit log. */
import { feature } from "#platform/server/feature.ts";
import { auditLogs } from "./audit-log.resource.ts";
import { consoleRoute } from "./console.route.ts";
import { featureFlags } from "./feature-flags.resource.ts";
import { flipperRoutes, ownFeatures } from "./flipper.route.ts";

export const operators = feature({
  name: "operators",
  resources: [auditLogs, featureFlags],
  routes: [flipperRoutes, consoleRoute],
  callerDocuments: [ownFeatures],
});
