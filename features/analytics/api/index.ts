/** What analytics adds to the server: where ahoy.js reports to, and what operators read of it. */
import { feature } from "#platform/server/feature.ts";
import { deleteOldEvents, deleteOldVisits } from "./delete-old-analytics.job.ts";
import { events } from "./events.resource.ts";
import { trackingRoutes } from "./tracking.route.ts";
import { visits } from "./visits.resource.ts";
import { analyticsPersonalData } from "./personal-data.ts";

export const analytics = feature({
  name: "analytics",
  personalData: analyticsPersonalData,
  jobs: [deleteOldEvents, deleteOldVisits],
  resources: [visits, events],
  routes: [trackingRoutes],
});
