/** Jobs: what they add to the server. */
import { on } from "#platform/server/events.ts";
import type { Config } from "#platform/server/config/config.ts";
import { feature } from "#platform/server/feature.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { alertRoute } from "./alerts/alert.route.ts";
import { confirmAlertMail, newJobsMail, renewAlertMail } from "./alerts/alerts.mail.ts";
import { jobAlerts } from "./alerts/job-alert.resource.ts";
import { maintainAlerts } from "./alerts/maintain-alerts.job.ts";
import { emailAlerts, scheduleAlertEmails } from "./alerts/email-alerts.job.ts";
import { draftDescription } from "./drafting/draft-description.route.ts";
import { expireJobs, renewJob } from "./lifecycle/expire-jobs.job.ts";
import { closeAllJobs, publishWaitingJobs, unpublishAllJobs } from "./lifecycle/follow-employer-review.ts";
import { copyJobActions } from "./listing/copy-job.action.ts";
import { jobListings } from "./listing/job-listing.resource.ts";
import { jobTransitionActions } from "./lifecycle/job-transitions.action.ts";
import { jobResumedMail } from "./lifecycle/job-resumed.mail.ts";
import { emailLikersOfResumedJob, emailLikers } from "./lifecycle/email-likers.job.ts";
import { jobNotPublishedMail, renewJobMail } from "./lifecycle/job.mail.ts";
import { jobsChannel } from "./jobs.channel.ts";
import { countApplicationSource } from "./activity/count-job-sources.action.ts";
import { hiddenJobs } from "./activity/hidden-job.resource.ts";
import { likeJob, unlikeJob } from "./activity/like-job.action.ts";
import { pauseUnattendedJobs } from "./lifecycle/pause-unattended-jobs.ts";
import { payHintRoute } from "./drafting/pay-hint.route.ts";
import { recommendOnChange } from "./recommendations/recommend-on-change.ts";
import {
  recommendJobToBatch,
  recommendJob,
  recommendToEducator,
  recommendToAllEducators,
} from "./recommendations/recommend.job.ts";
import { jobListingRecommendations } from "./recommendations/recommendation.resource.ts";
import {
  refreshJob,
  refreshJobsAtLocation,
  refreshJobsOfEmployer,
  refreshJobsOfMerged,
  refreshJobsOfUndone,
} from "./search/refresh-on-change.ts";
import { publishScheduled, scheduleJob } from "./lifecycle/schedule-job.action.ts";
import { sharingRoutes } from "./sharing/sharing.route.ts";
import { leaveToApply, recordJobView } from "./activity/view-job.action.ts";
import { jobsPersonalData } from "./personal-data.ts";

export function jobsFeature(config: Config) {
  const model = openLanguageModel(config);
  return feature({
    name: "jobs",
    personalData: jobsPersonalData,
    resources: [jobListings, jobListingRecommendations, jobAlerts(config), hiddenJobs],
    actions: [
      ...jobTransitionActions,
      ...copyJobActions,
      scheduleJob,
      renewJob,
      likeJob,
      unlikeJob,
      recordJobView,
      leaveToApply,
    ],
    routes: [
      payHintRoute,
      alertRoute(tokenSigner(config.tokenSecret)),
      draftDescription(model),
      sharingRoutes,
    ],
    // The form shows "Draft with AI" only where a model is configured.
    capabilities: model ? ["job_descriptions"] : [],
    jobs: [
      expireJobs,
      publishScheduled,
      recommendToEducator,
      recommendJob,
      recommendJobToBatch,
      recommendToAllEducators,
      emailAlerts,
      maintainAlerts,
      emailLikers,
    ],
    channels: [jobsChannel],
    mails: [renewJobMail, jobNotPublishedMail, jobResumedMail, confirmAlertMail, newJobsMail, renewAlertMail],
    listeners: [
      on("job_listings.updated", refreshJob),
      on("job_listings.published", scheduleAlertEmails),
      on("job_listings.published", emailLikersOfResumedJob),
      on("job_applications.transitioned", countApplicationSource),
      on("accounts.closed", pauseUnattendedJobs),
      on("employers.updated", refreshJobsOfEmployer),
      on("employers.hiring_hero_changed", refreshJobsOfEmployer),
      on("employers.approved", publishWaitingJobs),
      on("employers.rejected", unpublishAllJobs),
      on("employers.suspended", unpublishAllJobs),
      on("employers.left", closeAllJobs),
      on("employers.merged", refreshJobsOfMerged),
      on("bulk_changes.undone", refreshJobsOfUndone),
      on("locations.updated", refreshJobsAtLocation),
      ...recommendOnChange,
    ],
  });
}
