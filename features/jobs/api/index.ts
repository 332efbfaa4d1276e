/** Jobs: what they add to the server. */
import { on } from "#platform/server/events.ts";
import type { Config } from "#platform/server/config/config.ts";
import { feature } from "#platform/server/feature.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { alertRoute } from "./alerts/alert.route.ts";
import { confirmAlertMail, newJobsMail, stillWantedMail } from "./alerts/alerts.mail.ts";
import { jobAlerts } from "./alerts/job-alert.resource.ts";
import { keepAlerts } from "./alerts/keep-alerts.job.ts";
import { tellAlerts, tellSoon } from "./alerts/tell-alerts.job.ts";
import { draftDescription } from "./draft-description.route.ts";
import { expireJobs, renewJob } from "./expire-jobs.job.ts";
import { closeAll, publishWaiting, unpublishAll } from "./follow-review.ts";
import { jobCopies } from "./job-copies.action.ts";
import { jobListings } from "./job-listing.resource.ts";
import { jobMoves } from "./job-moves.action.ts";
import { jobNotPublishedMail, renewJobMail } from "./job.mail.ts";
import { jobsChannel } from "./jobs.channel.ts";
import { countApplication } from "./job-sources.action.ts";
import { likeJob, unlikeJob } from "./like-job.action.ts";
import { pauseWithAccount } from "./pause-with-account.ts";
import { payHintRoute } from "./pay-hint.route.ts";
import { recommendOnChange } from "./recommendations/recommend-on-change.ts";
import {
  offerToSome,
  recommendJob,
  recommendToEducator,
  recommendToEverybody,
} from "./recommendations/recommend.job.ts";
import { jobListingRecommendations } from "./recommendations/recommendation.resource.ts";
import { refreshJob, refreshJobsAtLocation, refreshJobsOfEmployer } from "./refresh-on-change.ts";
import { publishScheduled, scheduleJob } from "./schedule-job.action.ts";
import { leaveToApply, viewJob } from "./view-job.action.ts";
import { jobsPersonalData } from "./personal-data.ts";

export function jobsFeature(config: Config) {
  const model = openLanguageModel(config);
  return feature({
    name: "jobs",
    personalData: jobsPersonalData,
    resources: [jobListings, jobListingRecommendations, jobAlerts(config)],
    actions: [...jobMoves, ...jobCopies, scheduleJob, renewJob, likeJob, unlikeJob, viewJob, leaveToApply],
    routes: [payHintRoute, alertRoute(tokenSigner(config.tokenSecret)), draftDescription(model)],
    // The form shows "Draft with AI" where there is something to ask.
    capabilities: model ? ["job_descriptions"] : [],
    jobs: [
      expireJobs,
      publishScheduled,
      recommendToEducator,
      recommendJob,
      offerToSome,
      recommendToEverybody,
      tellAlerts,
      keepAlerts,
    ],
    channels: [jobsChannel],
    mails: [renewJobMail, jobNotPublishedMail, confirmAlertMail, newJobsMail, stillWantedMail],
    listeners: [
      on("job_listings.updated", refreshJob),
      on("job_listings.published", tellSoon),
      on("job_applications.moved", countApplication),
      on("accounts.closed", pauseWithAccount),
      on("employers.updated", refreshJobsOfEmployer),
      on("employers.approved", publishWaiting),
      on("employers.rejected", unpublishAll),
      on("employers.suspended", unpublishAll),
      on("employers.left", closeAll),
      on("locations.updated", refreshJobsAtLocation),
      ...recommendOnChange,
    ],
  });
}
