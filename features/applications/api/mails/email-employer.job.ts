/** Emails the employer's team: a new application, a waiting one, the answer to an offer. Running twice is harmless. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { findTeamMailRecipients } from "#features/employers/api/team/team-mail-recipients.query.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import { sql } from "kysely";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { reminderDays } from "../../waiting-days.ts";
import { type ApplicationForMail, applicationForMail } from "./application-for-mail.query.ts";
import { applicationWaiting, newApplication } from "./employer-mails.mail.ts";
import { offerAnswered, offerAnswers } from "../offers/offer-mails.mail.ts";

const applicationPayload = z.object({ applicationId: z.uuid() });

export const emailEmployer = job(
  "applications.email-employer",
  applicationPayload,
  async ({ applicationId }, worker) => {
    const application = await applicationForMail(worker.db, applicationId);
    if (application?.aasmState !== "submitted") return;
    await emailTeam(worker, application, `new-application:${applicationId}`, (readerName) =>
      newApplication({ ...application, readerName }),
    );
  },
);

export const nudgeEmployers = job(
  "applications.remind-employers",
  z.object({}),
  async (_payload, { db, now }) => {
    for (const days of reminderDays) {
      const until = new Date(now().getTime() - days * dayMs);
      const since = new Date(until.getTime() - dayMs);
      const waiting = await db
        .selectFrom("jobApplications")
        .select("id")
        .where("aasmState", "=", "submitted")
        .where("employerActedAt", "is", null)
        .where("submittedAt", ">", since)
        .where("submittedAt", "<=", until)
        .execute();
      for (const { id } of waiting)
        await nudge.enqueue(db, { applicationId: id, days }, { key: `${id}:${days}` });
    }
  },
  { cron: "0 15 * * *" },
);

export const nudge = job(
  "applications.remind-educator",
  applicationPayload.extend({ days: z.int() }),
  async ({ applicationId, days }, worker) => {
    const { db } = worker;
    const application = await applicationForMail(db, applicationId);
    if (application?.aasmState !== "submitted") return;
    const acted = await sql<{ acted: boolean }>`select employer_acted_at is not null as acted
      from job_applications where id = ${applicationId}`.execute(db);
    if (acted.rows[0]?.acted) return;
    await emailTeam(worker, application, `application-waits:${applicationId}:${days}`, (readerName) =>
      applicationWaiting({ ...application, days, readerName }),
    );
  },
);

export const emailOfferAnswer = job(
  "applications.email-offer-answer",
  applicationPayload.extend({ answer: z.enum(offerAnswers), at: z.iso.datetime() }),
  async ({ applicationId, answer, at }, worker) => {
    const application = await applicationForMail(worker.db, applicationId);
    if (!application || !isStillCurrent(application, answer)) return;
    await emailTeam(worker, application, `offer-answered:${applicationId}:${answer}:${at}`, (readerName) =>
      offerAnswered({ ...application, answer, readerName }),
    );
  },
);

/** An answer that changed before the email was sent is not emailed. */
const isStillCurrent = (
  { aasmState, offerAcceptedAt }: ApplicationForMail,
  answer: (typeof offerAnswers)[number],
): boolean => {
  if (answer === "declined") return aasmState === "declined";
  return aasmState === "offered" && !!offerAcceptedAt === (answer === "accepted");
};

async function emailTeam(
  { db, settings }: Pick<JobContext, "db" | "settings">,
  { employerId, jobListingId }: ApplicationForMail,
  key: string,
  buildTemplate: (readerName: string) => BoundMail,
): Promise<void> {
  for (const { id, accountId, firstName } of await findTeamMailRecipients(db, employerId, { jobListingId }))
    await emailSubscriber(db, settings, {
      accountId,
      key: `${key}:${id}`,
      template: buildTemplate(firstName),
    });
}
