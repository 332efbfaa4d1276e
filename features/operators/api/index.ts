/** What operators add to the server: feature flags, set by them and asked by every client, and the audit log. */
import { feature } from "#platform/server/feature.ts";
import { bulkChanges, takeBackBulkChange, undoBulkChange } from "./bulk-changes/bulk-change.resource.ts";
import { auditLogs } from "./audit-log.resource.ts";
import { consoleRoute } from "./console.route.ts";
import { featureFlags } from "./feature-flags.resource.ts";
import { operatorsPersonalData } from "./personal-data.ts";
import { jobsRoute } from "./jobs.route.ts";
import { failedJobActions } from "./retry-job.action.ts";
import { flipperRoutes, ownFeatures } from "./flipper.route.ts";

export const operators = feature({
  name: "operators",
  personalData: operatorsPersonalData,
  resources: [auditLogs, featureFlags, bulkChanges],
  actions: [undoBulkChange, ...failedJobActions],
  jobs: [takeBackBulkChange],
  routes: [flipperRoutes, consoleRoute, jobsRoute],
  callerDocuments: [ownFeatures],
});
