/** Emails the educator: application sent, state changed, or (after 30 minutes) not selected. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { changeRow } from "#platform/server/change-row.ts";
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { job } from "#platform/server/job.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { z } from "zod";
import { applicationStates } from "../../application-constants.ts";
import { isOfferPending, isRejectionPending } from "../../pending-decision.ts";
import { applicantStreams, applicationStreams } from "../applications.channel.ts";
import { type ApplicationForMail, applicationForMail } from "./application-for-mail.query.ts";
import { type ApplicationRow, emitChange, lockApplication } from "../application-row.ts";
import {
  applicationStateChanged,
  applicationSent,
  emailedStates,
  applicationRejected,
} from "./educator-mails.mail.ts";
import { writeRejection } from "../transitions/write-rejection.query.ts";
import { hireConfirmed, offerMade, offerWithdrawn } from "../offers/offer-mails.mail.ts";

const applicationPayload = z.object({ applicationId: z.uuid() });

export const emailConfirmation = job(
  "applications.confirm",
  applicationPayload,
  async ({ applicationId }, { db, settings }) => {
    const application = await applicationForMail(db, applicationId);
    if (!application) return;
    const { accountId } = application;
    const template = applicationSent(application);
    await emailSubscriber(db, settings, { accountId, key: `application-sent:${applicationId}`, template });
  },
);

export const emailTransition = job(
  "applications.email-transition",
  applicationPayload.extend({ to: z.enum(applicationStates) }),
  async ({ applicationId, to }, { db, settings }) => {
    const application = await applicationForMail(db, applicationId);
    if (!application || application.aasmState !== to) return;
    const template = templateFor(application);
    if (!template) return;
    // The same state reached a second time is emailed again.
    const key = `application-moved:${applicationId}:${to}:${application.stateChangedAt.toISOString()}`;
    await emailSubscriber(db, settings, { accountId: application.accountId, key, template });
  },
);

function templateFor(application: ApplicationForMail): BoundMail | null {
  const { aasmState, offer } = application;
  if (aasmState === "offered") return offerMade({ ...application, offer: offer });
  if (aasmState === "hired") return hireConfirmed(application);
  const state = emailedStates.find((known) => known === aasmState);
  return state ? applicationStateChanged({ ...application, state }) : null;
}

/** Runs 5 minutes after the offer was made, unless it was undone. */
export const emailOffer = job(
  "applications.email-offer",
  applicationPayload,
  async ({ applicationId }, worker) => {
    await worker.db.transaction().execute(async (db) => {
      const row = await lockApplication({ db }, applicationId);
      if (row && !isOfferPending(row, worker.now())) await announceOffer(systemContext(worker, db), row);
    });
  },
);

/** From now on the educator sees the offer. Announcing it twice is harmless. */
export async function announceOffer(context: WriteContext, row: ApplicationRow): Promise<void> {
  if (row.aasmState !== "offered" || row.offerEmailedAt || !row.offerEmailAt) return;
  const { db, now } = context;
  await changeRow({ db, now }, "jobApplications", row, {
    offerEmailedAt: now(),
    stateChangedAt: row.offerEmailAt,
  });
  await emitChange(context, "offer_emailed", row, ["aasmState"]);
  await broadcastRow(db, applicationStreams, row);
  await emailTransition.enqueue(db, { applicationId: row.id, to: "offered" });
}

/** A new offer made meanwhile has an email of its own. */
export const emailWithdrawnOffer = job(
  "applications.email-withdrawn-offer",
  z.object({ applicationId: z.uuid(), at: z.iso.datetime() }),
  async ({ applicationId, at }, { db, settings }) => {
    const application = await applicationForMail(db, applicationId);
    if (!application || application.offer) return;
    await emailSubscriber(db, settings, {
      accountId: application.accountId,
      key: `application-offer-withdrawn:${applicationId}:${at}`,
      template: offerWithdrawn(application),
    });
  },
);

/** Runs 30 minutes after the rejection, unless it was undone. */
export const emailRejection = job(
  "applications.email-rejection",
  applicationPayload,
  async ({ applicationId }, worker) => {
    const { settings, now } = worker;
    await worker.db.transaction().execute(async (db) => {
      const row = await lockApplication({ db }, applicationId);
      if (row?.aasmState !== "rejected" || row.rejectionEmailedAt || isRejectionPending(row, now())) return;
      const context = systemContext(worker, db);
      // Rejections made before letters were stored have none yet.
      const rejectionText =
        row.rejectionText ?? (await writeRejection(context, row, { message: row.rejectionMessage }));
      await changeRow({ db, now }, "jobApplications", row, { rejectionEmailedAt: now(), rejectionText });
      await emitChange(context, "rejection_emailed", row, ["aasmState"]);
      await broadcastRow(db, applicantStreams, row);
      const application = await applicationForMail(db, applicationId);
      if (!application) return;
      // Rejections are always emailed: notification settings do not apply.
      await emailSubscriber(db, settings, {
        accountId: application.accountId,
        key: `application-rejected:${applicationId}:${row.rejectionEmailAt?.toISOString()}`,
        template: applicationRejected({
          employerName: application.employerName,
          letter: rejectionText.split("\n\n"),
        }),
      });
    });
  },
);
