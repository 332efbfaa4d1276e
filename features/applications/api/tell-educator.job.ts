/** Tells the educator what became of an application: sent, moved, or (after its half hour) not selected. */
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import { applicationStates } from "../application-constants.ts";
import { rejectionMessages } from "../rejection.ts";
import { tellEducator } from "./announce.ts";
import { applicationForMail, languageOf } from "./application-for-mail.query.ts";
import { applicationMoved, applicationSent, movedStates, notSelected } from "./educator-mails.mail.ts";

const one = z.object({ applicationId: z.uuid() });

export const confirmToEducator = job(
  "applications.confirm",
  one,
  async ({ applicationId }, { db, mail, settings }) => {
    const application = await applicationForMail(db, applicationId, settings.origin);
    if (!application || !application.emailNotifications) return;
    await mail.send({
      key: `application-sent:${applicationId}`,
      to: application.email,
      template: applicationSent(application),
      language: languageOf(application),
      brand: application.educatorBrand,
    });
  },
);

export const tellMove = job(
  "applications.tell-move",
  one.extend({ to: z.enum(applicationStates) }),
  async ({ applicationId, to }, { db, mail, settings }) => {
    const application = await applicationForMail(db, applicationId, settings.origin);
    const state = movedStates.find((known) => known === to);
    if (!application || !application.emailNotifications || !state || application.aasmState !== to) return;
    await mail.send({
      key: `application-moved:${applicationId}:${to}`,
      to: application.email,
      template: applicationMoved({ ...application, state }),
      language: languageOf(application),
      brand: application.educatorBrand,
    });
  },
);

/** Runs when the half hour is over; a rejection that was undone meanwhile is not there any more. */
export const tellRejection = job(
  "applications.tell-rejection",
  one,
  async ({ applicationId }, { db, mail, settings }) => {
    const application = await applicationForMail(db, applicationId, settings.origin);
    if (!application || application.aasmState !== "rejected") return;
    await tellEducator(db, application, "application.updated");
    // Nobody is rejected silently: this mail is not one that notifications switch off.
    await mail.send({
      key: `application-rejected:${applicationId}:${application.rejectionTellAt?.toISOString()}`,
      to: application.email,
      template: notSelected({ ...application, message: messageOf(application) }),
      language: languageOf(application),
      brand: application.educatorBrand,
    });
  },
);

const messageOf = ({ rejectionMessage }: { rejectionMessage: string | null }) =>
  rejectionMessages.find((known) => known === rejectionMessage) ?? "others";
