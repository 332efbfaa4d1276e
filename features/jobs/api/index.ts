/** Jobs: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import { expireJobs, renewJob } from "./expire-jobs.job.ts";
import { jobCopies } from "./job-copies.action.ts";
import { jobListings } from "./job-listing.resource.ts";
import { jobMoves } from "./job-moves.action.ts";
import { jobNotPublishedMail, renewJobMail } from "./job.mail.ts";
import { jobsChannel } from "./jobs.channel.ts";
import { likeJob, unlikeJob, viewJob } from "./like-job.action.ts";
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
import { jobsPersonalData } from "./personal-data.ts";

export const jobsFeature = feature({
  name: "jobs",
  personalData: jobsPersonalData,
  resources: [jobListings, jobListingRecommendations],
  actions: [...jobMoves, ...jobCopies, scheduleJob, renewJob, likeJob, unlikeJob, viewJob],
  routes: [payHintRoute],
  jobs: [expireJobs, publishScheduled, recommendToEducator, recommendJob, offerToSome, recommendToEverybody],
  channels: [jobsChannel],
  mails: [renewJobMail, jobNotPublishedMail],
  when: [
    ["job_listings", "updated", refreshJob],
    ["account", "closed", pauseWithAccount],
    ["employers", "updated", refreshJobsOfEmployer],
    ["locations", "updated", refreshJobsAtLocation],
    ...recommendOnChange,
  ],
});
