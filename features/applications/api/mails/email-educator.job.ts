/** Tells the educator what became of an application: sent, moved, or (after its half hour) not selected. */
import { mailTo } from "#features/accounts/api/mail-to.ts";
import { job } from "#platform/server/job.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { z } from "zod";
import { applicationStates } from "../../application-constants.ts";
import type { Offer } from "../../application.ts";
import { isRejectionPending, rejectionMessages } from "../../rejection.ts";
import { tellEducator } from "../broadcast-application.ts";
import { type ApplicationForMail, applicationForMail } from "./application-for-mail.query.ts";
import { emitChange, lockApplication } from "../application-row.ts";
import { applicationMoved, applicationSent, emailedStates, applicationRejected } from "./educator-mails.mail.ts";
import { hireConfirmed, offerMade } from "../offers/offer-mails.mail.ts";

const applicationPayload = z.object({ applicationId: z.uuid() });

export const emailConfirmation = job(
  "applications.confirm",
  applicationPayload,
  async ({ applicationId }, { db, settings }) => {
    const application = await applicationForMail(db, applicationId);
    if (!application) return;
    const { accountId } = application;
    const template = applicationSent(application);
    await mailTo(db, settings, { accountId, key: `application-sent:${applicationId}`, template });
  },
);

export const emailTransition = job(
  "applications.tell-move",
  applicationPayload.extend({ to: z.enum(applicationStates) }),
  async ({ applicationId, to }, { db, settings }) => {
    const application = await applicationForMail(db, applicationId);
    if (!application || application.aasmState !== to) return;
    const template = templateFor(application);
    if (!template) return;
    // The same state reached a second time is news again.
    const key = `application-moved:${applicationId}:${to}:${application.stateChangedAt.toISOString()}`;
    await mailTo(db, settings, { accountId: application.accountId, key, template });
  },
);

function templateFor(application: ApplicationForMail): BoundMail | null {
  const { aasmState, offer } = application;
  if (aasmState === "offered") return offerMade({ ...application, offer: offer as unknown as Offer | null });
  if (aasmState === "hired") return hireConfirmed(application);
  const state = emailedStates.find((known) => known === aasmState);
  return state ? applicationMoved({ ...application, state }) : null;
}

/** Runs when the half hour is over; a rejection that was undone meanwhile is not there any more. */
export const emailRejection = job("applications.tell-rejection", applicationPayload, async ({ applicationId }, worker) => {
  const { settings, now } = worker;
  await worker.db.transaction().execute(async (db) => {
    const row = await lockApplication({ db }, applicationId);
    if (row?.aasmState !== "rejected" || row.rejectionToldAt || isRejectionPending(row, now())) return;
    await db
      .updateTable("jobApplications")
      .set((eb) => ({ rejectionToldAt: now(), updatedAt: now(), version: eb("version", "+", 1) }))
      .where("id", "=", applicationId)
      .execute();
    await emitChange(systemContext(worker, db), "rejection_told", row, ["aasmState"]);
    await tellEducator(db, row, "application.updated");
    const application = await applicationForMail(db, applicationId);
    if (!application) return;
    // Nobody is rejected silently: this mail is not one that notifications switch off.
    await mailTo(db, settings, {
      accountId: application.accountId,
      key: `application-rejected:${applicationId}:${row.rejectionTellAt?.toISOString()}`,
      template: applicationRejected({ ...application, message: rejectionMessageOf(application) }),
    });
  });
});

const rejectionMessageOf = ({ rejectionMessage }: { rejectionMessage: string | null }) =>
  rejectionMessages.find((known) => known === rejectionMessage) ?? "others";
