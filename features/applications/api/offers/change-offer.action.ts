/** Changes an offer that is not accepted yet: pay, first day or deadline. */
import { changeRow } from "#platform/server/change-row.ts";
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { isOfferPending } from "../../pending-decision.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { action } from "#platform/server/action.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import { JobApplication } from "../../application.ts";
import { offerInput } from "../../offer-input.ts";
import { isSameOffer, offerFrom } from "../../offer.ts";
import { applicationStreams, reviewStreams } from "../applications.channel.ts";
import { applicationForMail } from "../mails/application-for-mail.query.ts";
import { offerMade } from "./offer-mails.mail.ts";

export const changeOffer = action({
  path: "employer/job_applications/:id/change_offer",
  summary: "Change what an offer says, while nobody accepted it.",
  for: ["employer"],
  input: offerInput,
  on: JobApplication,
  run: async (context, terms, application) => {
    const { db } = context;
    const { id } = application;
    if (application.aasmState !== "offered") throw notOffered();
    if (application.offerAcceptedAt) throw offerAccepted();
    const now = context.now();
    const offer = offerFrom(terms, now);
    const resource = { type: "job_applications", id };
    if (isSameOffer(offer, application.offer)) return { resource };
    if (isOfferPending(application, now)) {
      // Nobody has read it: it is sent as it is now, at its time.
      await db
        .updateTable("jobApplications")
        .set({ offer: JSON.stringify(offer), updatedAt: now })
        .where("id", "=", id)
        .execute();
      await recordAudit(context, {
        action: "application.change_offer",
        entity: "job_applications",
        entityId: id,
      });
      await broadcastRow(db, reviewStreams, application);
      return { resource };
    }
    await changeRow(
      context,
      "jobApplications",
      application,
      { offer: JSON.stringify(offer), employerActedAt: now },
      {
        audit: "application.change_offer",
        events: ["job_applications.offer_changed"],
        changed: ["offer"],
        broadcast: applicationStreams,
      },
    );
    await emailChangedOffer.enqueue(db, { applicationId: id, madeAt: offer.madeAt }, { key: id });
    return { resource };
  },
});

export const emailChangedOffer = job(
  "applications.email-changed-offer",
  z.object({ applicationId: z.uuid(), madeAt: z.iso.datetime() }),
  async ({ applicationId, madeAt }, { db, settings }) => {
    const application = await applicationForMail(db, applicationId);
    const offer = application?.offer;
    if (application?.aasmState !== "offered" || offer?.madeAt !== madeAt) return;
    await emailSubscriber(db, settings, {
      accountId: application.accountId,
      key: `application-offer-changed:${applicationId}:${madeAt}`,
      template: offerMade({ ...application, offer, isChanged: true }),
    });
  },
);

const notOffered = () => unprocessable(/*i18n*/ "There is no offer to change", { code: "not_offered" });

const offerAccepted = () =>
  conflict(/*i18n*/ "The offer was accepted meanwhile, and is not changed any more.", {
    code: "offer_accepted",
  });
