/** Jobs: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import { expireJobs, renewJob } from "./expire-jobs.job.ts";
import { jobCopies } from "./job-copies.action.ts";
import { jobListings } from "./job-listing.resource.ts";
import { jobMoves } from "./job-moves.action.ts";
import { jobNotPublishedMail, renewJobMail } from "./job.mail.ts";
import { jobsChannel } from "./jobs.channel.ts";
import { likeJob, unlikeJob, viewJob } from "./like-job.action.ts";
import { payHintRoute } from "./pay-hint.route.ts";
import { refreshJob, refreshJobsAtLocation, refreshJobsOfEmployer } from "./refresh-on-change.ts";
import { publishScheduled, scheduleJob } from "./schedule-job.action.ts";

export const jobsFeature = feature({
  name: "jobs",
  resources: [jobListings],
  actions: [...jobMoves, ...jobCopies, scheduleJob, renewJob, likeJob, unlikeJob, viewJob],
  routes: [payHintRoute],
  jobs: [expireJobs, publishScheduled],
  channels: [jobsChannel],
  mails: [renewJobMail, jobNotPublishedMail],
  when: [
    ["job_listings", "updated", refreshJob],
    ["employers", "updated", refreshJobsOfEmployer],
    ["locations", "updated", refreshJobsAtLocation],
  ],
});
