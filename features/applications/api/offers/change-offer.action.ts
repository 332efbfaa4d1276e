/** An offer that nobody accepted yet is written anew: another amount, another day, a longer time to think. */
import { mailTo } from "#features/accounts/api/mail-to.ts";
import { action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import { offerInput } from "../../offer-input.ts";
import { isSameOffer, offerFrom } from "../../offer.ts";
import { tellBoth } from "../broadcast-application.ts";
import { applicationForMail } from "../mails/application-for-mail.query.ts";
import { emitChange } from "../application-row.ts";
import { offerMade } from "./offer-mails.mail.ts";
import { findVisibleApplication } from "../visible-application.query.ts";

export const changeOffer = action({
  path: "employer/job_applications/:id/change_offer",
  summary: "Change what an offer says, while nobody accepted it.",
  for: ["employer"],
  input: offerInput,
  find: findVisibleApplication,
  run: async (context, said, application) => {
    const { db } = context;
    const { id } = application;
    if (application.aasmState !== "offered") throw notOffered();
    if (application.offerAcceptedAt) throw offerAccepted();
    const now = context.now();
    const offer = offerFrom(said, now);
    const resource = { type: "job_applications", id };
    if (isSameOffer(offer, application.offer as never)) return { resource };
    await db
      .updateTable("jobApplications")
      .set((eb) => ({
        offer: JSON.stringify(offer),
        employerActedAt: now,
        updatedAt: now,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    await recordAudit(context, { action: "application.change_offer", entity: "job_applications", entityId: id });
    await emitChange(context, "offer_changed", application, ["offer"]);
    await emailChangedOffer.enqueue(db, { applicationId: id, madeAt: offer.madeAt }, { key: id });
    await tellBoth(db, application, "application.updated");
    return { resource };
  },
});

export const emailChangedOffer = job(
  "applications.tell-changed-offer",
  z.object({ applicationId: z.uuid(), madeAt: z.iso.datetime() }),
  async ({ applicationId, madeAt }, { db, settings }) => {
    const application = await applicationForMail(db, applicationId);
    const offer = application?.offer as never as Parameters<typeof offerMade>[0]["offer"];
    if (application?.aasmState !== "offered" || offer?.madeAt !== madeAt) return;
    await mailTo(db, settings, {
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
