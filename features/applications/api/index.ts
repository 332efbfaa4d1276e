/** Applications: what they add to the server. */
import type { Config } from "#platform/server/config.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { applicationActions } from "./application-events.action.ts";
import { applications } from "./application.resource.ts";
import { applicationsChannel } from "./applications.channel.ts";
import { bulk } from "./bulk.action.ts";
import { tellChangedOffer } from "./change-offer.action.ts";
import { closeWithJob } from "./close-with-job.ts";
import { countNotes, countNotesOfSent } from "./count-notes.ts";
import { countsRoute } from "./counts.route.ts";
import { downloadRoute } from "./download/download.route.ts";
import { applicationMoved, applicationSent, notSelected } from "./educator-mails.mail.ts";
import { applicationWaits, newApplication } from "./employer-mails.mail.ts";
import { matchWhatIsShown } from "./match-shown.action.ts";
import { hireConfirmed, offerAnswered, offerMade } from "./offer-mails.mail.ts";
import { summarizeWhatIsSent } from "./summary/start-summary.ts";
import { rateSummary, regenerateSummary } from "./summary/summary.action.ts";
import { writeSummaryJob } from "./summary/write-summary.job.ts";
import { confirmToEducator, tellMove, tellRejection } from "./tell-educator.job.ts";
import { mailEmployer, nudge, nudgeEmployers, tellOfferAnswer } from "./tell-employer.job.ts";
import { followApproval } from "./withdraw-rejected.action.ts";
import { withdrawWithAccount } from "./withdraw-with-account.ts";
import { applicationsPersonalData } from "./personal-data.ts";

export function applicationsFeature(links: FileLinks, config: Config) {
  const model = openLanguageModel(config);
  const writing = writeSummaryJob(model);
  return feature({
    name: "applications",
    personalData: applicationsPersonalData,
    resources: [applications(links)],
    actions: [bulk, ...applicationActions, regenerateSummary(model, writing), rateSummary],
    routes: [downloadRoute, countsRoute],
    // Screens show "Regenerate" where there is something to ask.
    capabilities: model ? ["ai_summaries"] : [],
    channels: [applicationsChannel],
    jobs: [
      mailEmployer,
      nudgeEmployers,
      nudge,
      confirmToEducator,
      tellMove,
      tellRejection,
      tellOfferAnswer,
      tellChangedOffer,
      writing,
    ],
    mails: [
      newApplication,
      applicationWaits,
      applicationSent,
      applicationMoved,
      notSelected,
      offerMade,
      offerAnswered,
      hireConfirmed,
    ],
    listeners: [
      ["job_listings", "updated", closeWithJob],
      ["job_listings", "closed", closeWithJob],
      ["account", "closed", withdrawWithAccount],
      ["job_applications", "moved", countNotesOfSent],
      ["job_applications", "moved", summarizeWhatIsSent(model && writing)],
      ["user_profiles", "approval_changed", followApproval],
      ["user_profiles", "updated", matchWhatIsShown(model && writing)],
      ["notes", "created", countNotes],
      ["notes", "deleted", countNotes],
    ],
  });
}
