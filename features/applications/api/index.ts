/** Server manifest of the applications feature. */
import { on } from "#platform/server/events.ts";
import type { Config } from "#platform/server/config/config.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { applicationActions } from "./transitions/run-event.action.ts";
import { applications } from "./application.resource.ts";
import { applicationsChannel } from "./applications.channel.ts";
import { bulkEventsAction } from "./review/bulk-events.action.ts";
import { emailChangedOffer } from "./offers/change-offer.action.ts";
import { closeApplicationsOfJob } from "./transitions/close-with-job.ts";
import { countNotes, countNotesOnSubmit } from "./review/count-notes.ts";
import { stateCountsRoute } from "./review/state-counts.route.ts";
import { downloadRoute } from "./download/download.route.ts";
import {
  applicationStateChanged,
  applicationSent,
  applicationRejected,
} from "./mails/educator-mails.mail.ts";
import { applicationWaiting, newApplication } from "./mails/employer-mails.mail.ts";
import { rejectionTemplates } from "./review/rejection-template.resource.ts";
import { rematchOnVisibilityChange } from "./review/rematch-on-visibility.ts";
import { hireConfirmed, offerAnswered, offerMade, offerWithdrawn } from "./offers/offer-mails.mail.ts";
import { summarizeOnSubmit } from "./summary/start-summary.ts";
import { rateSummary, regenerateSummary } from "./summary/summary.action.ts";
import { writeSummaryJob } from "./summary/write-summary.job.ts";
import {
  emailConfirmation,
  emailOffer,
  emailTransition,
  emailRejection,
  emailWithdrawnOffer,
} from "./mails/email-educator.job.ts";
import { emailEmployer, nudge, nudgeEmployers, emailOfferAnswer } from "./mails/email-employer.job.ts";
import { applyApprovalChange } from "./transitions/apply-approval-change.ts";
import { withdrawApplicationsOfAccount } from "./transitions/withdraw-with-account.ts";
import { applicationsPersonalData } from "./personal-data.ts";

export function applicationsFeature(links: FileLinks, config: Config) {
  const model = openLanguageModel(config);
  const writing = writeSummaryJob(model);
  return feature({
    name: "applications",
    personalData: applicationsPersonalData,
    resources: [applications(links), rejectionTemplates],
    actions: [bulkEventsAction, ...applicationActions, regenerateSummary(model, writing), rateSummary],
    routes: [downloadRoute, stateCountsRoute],
    // Screens show "Regenerate" only where a language model is configured.
    capabilities: model ? ["ai_summaries"] : [],
    channels: [applicationsChannel],
    jobs: [
      emailEmployer,
      nudgeEmployers,
      nudge,
      emailConfirmation,
      emailTransition,
      emailRejection,
      emailOffer,
      emailWithdrawnOffer,
      emailOfferAnswer,
      emailChangedOffer,
      writing,
    ],
    mails: [
      newApplication,
      applicationWaiting,
      applicationSent,
      applicationStateChanged,
      applicationRejected,
      offerMade,
      offerWithdrawn,
      offerAnswered,
      hireConfirmed,
    ],
    listeners: [
      on("job_listings.closed", closeApplicationsOfJob),
      on("accounts.closed", withdrawApplicationsOfAccount),
      on("job_applications.transitioned", countNotesOnSubmit),
      on("job_applications.transitioned", summarizeOnSubmit(model && writing)),
      on("user_profiles.approval_changed", applyApprovalChange),
      on("user_profiles.updated", rematchOnVisibilityChange(model && writing)),
      on("notes.created", countNotes),
      on("notes.deleted", countNotes),
    ],
  });
}
