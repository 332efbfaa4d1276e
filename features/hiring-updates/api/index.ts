/** Hiring updates: what they add to the server. */
import type { Config } from "#platform/server/config/config.ts";
import { mergeReporters } from "./merge-reporters.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { on } from "#platform/server/events.ts";
import { feature } from "#platform/server/feature.ts";
import { answerRoute } from "./answer.route.ts";
import { askAboutHires } from "./ask-about-hires.job.ts";
import { emailHireQuestion } from "./email-hire-question.job.ts";
import { recordClosedJob, settleHiredApplication } from "./follow-hires.ts";
import { hiringMails } from "./hiring.mail.ts";
import { hiringUpdates } from "./hiring-update.resource.ts";
import { hiringUpdatesPersonalData } from "./personal-data.ts";

export const hiringUpdatesFeature = (config: Config) =>
  feature({
    name: "hiring-updates",
    resources: [hiringUpdates],
    routes: [answerRoute(tokenSigner(config.tokenSecret))],
    jobs: [askAboutHires, emailHireQuestion],
    mails: hiringMails,
    listeners: [
      on("job_listings.closed", recordClosedJob),
      on("employers.merging", mergeReporters),
      on("job_applications.transitioned", settleHiredApplication),
    ],
    personalData: hiringUpdatesPersonalData,
  });
