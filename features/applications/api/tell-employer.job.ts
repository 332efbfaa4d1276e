/** Mails the employer's team about a new application, and reminds them of one that waits. Running twice is harmless. */
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { nudgeDays } from "../waiting.ts";
import { applicationForMail, brandFor, languageOf, reviewers } from "./application-for-mail.query.ts";
import { applicationWaits, newApplication } from "./employer-mails.mail.ts";

const one = z.object({ applicationId: z.uuid() });

export const mailEmployer = job(
  "applications.mail-employer",
  one,
  async ({ applicationId }, { db, mail, settings }) => {
    const application = await applicationForMail(db, applicationId, settings.origin);
    if (!application || application.aasmState !== "submitted") return;
    for (const reader of await reviewers(db, application.employerId)) {
      const brand = await brandFor(db, reader.brandId, settings.origin);
      await mail.send({
        key: `new-application:${applicationId}:${reader.id}`,
        to: reader.email,
        template: newApplication({ ...application, readerName: reader.firstName }),
        language: languageOf(reader),
        brand,
      });
    }
  },
);

export const nudgeEmployers = job(
  "applications.nudge-employers",
  z.object({}),
  async (_payload, { db, now }) => {
    for (const days of nudgeDays) {
      const until = new Date(now().getTime() - days * 86_400_000);
      const since = new Date(until.getTime() - 86_400_000);
      const waiting = await db
        .selectFrom("jobApplications")
        .select("id")
        .where("aasmState", "=", "submitted")
        .where("employerActedAt", "is", null)
        .where("submittedAt", ">", since)
        .where("submittedAt", "<=", until)
        .execute();
      for (const { id } of waiting)
        await nudge.later(db, { applicationId: id, days }, { key: `${id}:${days}` });
    }
  },
  { cron: "0 15 * * *" },
);

export const nudge = job(
  "applications.nudge",
  one.extend({ days: z.int() }),
  async ({ applicationId, days }, { db, mail, settings }) => {
    const application = await applicationForMail(db, applicationId, settings.origin);
    if (!application || application.aasmState !== "submitted") return;
    const acted = await sql<{ acted: boolean }>`select employer_acted_at is not null as acted
      from job_applications where id = ${applicationId}`.execute(db);
    if (acted.rows[0]?.acted) return;
    for (const reader of await reviewers(db, application.employerId)) {
      const brand = await brandFor(db, reader.brandId, settings.origin);
      const template = applicationWaits({ ...application, days, readerName: reader.firstName });
      const key = `application-waits:${applicationId}:${days}:${reader.id}`;
      await mail.send({ key, to: reader.email, template, language: languageOf(reader), brand });
    }
  },
);
