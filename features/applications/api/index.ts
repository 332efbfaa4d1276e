/** Applications: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { applicationActions } from "./application-events.action.ts";
import { applications } from "./application.resource.ts";
import { applicationsChannel } from "./applications.channel.ts";
import { bulk } from "./bulk.action.ts";
import { tellChangedOffer } from "./change-offer.action.ts";
import { closeWithJob } from "./close-with-job.ts";
import { applicationMoved, applicationSent, notSelected } from "./educator-mails.mail.ts";
import { applicationWaits, newApplication } from "./employer-mails.mail.ts";
import { hireConfirmed, offerAnswered, offerMade } from "./offer-mails.mail.ts";
import { confirmToEducator, tellMove, tellRejection } from "./tell-educator.job.ts";
import { mailEmployer, nudge, nudgeEmployers, tellOfferAnswer } from "./tell-employer.job.ts";
import { withdrawWithAccount } from "./withdraw-with-account.ts";
import { applicationsPersonalData } from "./personal-data.ts";

export const applicationsFeature = (links: FileLinks) =>
  feature({
    name: "applications",
    personalData: applicationsPersonalData,
    resources: [applications(links)],
    actions: [bulk, ...applicationActions],
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
    when: [
      ["job_listings", "updated", closeWithJob],
      ["job_listings", "closed", closeWithJob],
      ["account", "closed", withdrawWithAccount],
    ],
  });
