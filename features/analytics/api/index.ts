/** What analytics adds to the server: where ahoy.js reports to, and what operators read of it. */
import { feature } from "#platform/server/feature.ts";
import { deleteOldEvents, deleteOldVisits } from "./delete-old-analytics.job.ts";
import { countPeopleSteps, countVisitDays } from "./insight/count-funnel.job.ts";
import { emailWeeklyReports } from "./insight/email-weekly-reports.job.ts";
import { savedReports } from "./insight/saved-report.resource.ts";
import { weeklyReportMail } from "./insight/weekly-report.mail.ts";
import { insightRoutes } from "./insight/insight.route.ts";
import { events } from "./events.resource.ts";
import { trackingRoutes } from "./tracking.route.ts";
import { visits } from "./visits.resource.ts";
import { analyticsPersonalData } from "./personal-data.ts";

export const analytics = feature({
  name: "analytics",
  personalData: analyticsPersonalData,
  jobs: [deleteOldEvents, deleteOldVisits, countVisitDays, countPeopleSteps, emailWeeklyReports],
  mails: [weeklyReportMail],
  resources: [visits, events, savedReports],
  routes: [trackingRoutes, insightRoutes],
});
