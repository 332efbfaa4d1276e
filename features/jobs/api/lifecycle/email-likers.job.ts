/** When a paused job is resumed, who likes it and has not applied is told by mail, at most once a day. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import type { JobTransition } from "./job-events.ts";
import { jobResumedMail } from "./job-resumed.mail.ts";

export const emailLikers = job(
  "jobs.email-likers",
  z.object({ jobListingId: z.uuid() }),
  async ({ jobListingId }, worker) => {
    const found = await worker.db
      .selectFrom("jobListings as job")
      .innerJoin("employers as employer", "employer.id", "job.employerId")
      .select(["job.title", "job.slug", "employer.name as employer"])
      .where("job.id", "=", jobListingId)
      .where("job.listingStatus", "=", "published")
      .where("employer.refused", "is", null)
      .executeTakeFirst();
    if (!found) return;
    const day = worker.now().toISOString().slice(0, 10);
    for (const { accountId } of await findLikers(worker.db, jobListingId)) {
      const key = `job.resumed:${jobListingId}:${accountId}:${day}`;
      await worker.db
        .transaction()
        .execute((db) =>
          emailSubscriber(db, worker.settings, { accountId, key, template: jobResumedMail(found) }),
        );
    }
  },
  { attempts: 3 },
);

export async function emailLikersOfResumedJob(
  { db }: Pick<WriteContext, "db">,
  { id, before }: JobTransition,
): Promise<void> {
  if (before?.listingStatus === "paused") await emailLikers.enqueue(db, { jobListingId: id });
}

const findLikers = (db: Queryable, jobListingId: string) =>
  db
    .selectFrom("jobLikes")
    .innerJoin("userProfiles", "userProfiles.id", "jobLikes.userProfileId")
    .select("userProfiles.accountId")
    .where("jobLikes.jobListingId", "=", jobListingId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("jobApplications")
            .select("jobApplications.id")
            .whereRef("jobApplications.userProfileId", "=", "jobLikes.userProfileId")
            .where("jobApplications.jobListingId", "=", jobListingId)
            .where("jobApplications.aasmState", "!=", "draft"),
        ),
      ),
    )
    .execute();
