/**
 * Asks how a hiring went: educators 7 days after the last interview or offer, teams 14 days after a job ended without a
 * word; each once more a week later, and never again.
 */
import { createNotification } from "#features/notifications/api/create-notification.ts";
import { endNotifications } from "#features/notifications/api/end-notifications.ts";
import { postMessage } from "#features/messages/api/messages/post-message.action.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { z } from "zod";
import { emailHireQuestion } from "./email-hire-question.job.ts";

export const educatorAfterDays = 7;
export const employerAfterDays = 14;
export const reminderAfterDays = 7;
/** What ended longer ago is not asked about. */
const oldestDays = 60;
const batchSize = 200;

export const askAboutHires = job(
  "hiring-updates.ask",
  z.object({}),
  async (_payload, context) => {
    await forEachFound(context, findApplications, (tools, one) => askEducator(tools, one, false));
    await forEachFound(context, findJobs, (tools, one) => askTeam(tools, one, false));
    await forEachFound(context, findApplicationsToRemind, (tools, one) => askEducator(tools, one, true));
    await forEachFound(context, findJobsToRemind, (tools, one) => askTeam(tools, one, true));
  },
  { cron: "50 15 * * *", attempts: 3 },
);

/** One transaction each, which notes that it was asked: found again, it is not asked again. */
async function forEachFound<T>(
  context: JobContext,
  find: (context: JobContext) => Promise<T[]>,
  ask: (context: WriteContext, one: T) => Promise<void>,
): Promise<void> {
  for (;;) {
    const found = await find(context);
    for (const one of found)
      await context.db.transaction().execute((db) => ask(systemContext(context, db), one));
    if (found.length < batchSize) return;
  }
}

interface AskedApplication {
  id: string;
  employerId: string;
  userProfileId: string;
  jobListingId: string;
  accountId: string;
  employer: string;
}

const ago = (now: Date, days: number) => new Date(Number(now) - days * dayMs);

const applications = (db: JobContext["db"]) =>
  db
    .selectFrom("jobApplications as application")
    .innerJoin("userProfiles as person", "person.id", "application.userProfileId")
    .innerJoin("employers as employer", "employer.id", "application.employerId")
    .select(["application.id", "application.employerId", "application.userProfileId"])
    .select(["application.jobListingId", "person.accountId", "employer.name as employer"])
    .where("person.activeState", "!=", "closed")
    .orderBy("application.id")
    .limit(batchSize);

/** Interviews and offers move the state: since then nothing has happened. */
const findApplications = ({ db, now }: JobContext): Promise<AskedApplication[]> =>
  applications(db)
    .where("application.aasmState", "in", ["interviewing", "offered"])
    .where("application.stateChangedAt", "<=", ago(now(), educatorAfterDays))
    .where("application.stateChangedAt", ">", ago(now(), oldestDays))
    .where(
      sql<boolean>`not exists (select 1 from interviews where job_application_id = application.id
        and time > ${ago(now(), educatorAfterDays)} and status in ('pending', 'scheduled', 'completed'))`,
    )
    .where(sql<boolean>`not exists (select 1 from hiring_surveys where job_application_id = application.id)`)
    .execute();

const isToRemind = (now: Date, column: "job_application_id" | "job_listing_id", id: string) =>
  sql<boolean>`exists (select 1 from hiring_surveys where ${sql.ref(column)} = ${sql.ref(id)}
    and answered_at is null and reminded_at is null and asked_at <= ${ago(now, reminderAfterDays)})`;

const findApplicationsToRemind = ({ db, now }: JobContext): Promise<AskedApplication[]> =>
  applications(db)
    .where("application.aasmState", "in", ["interviewing", "offered"])
    .where(isToRemind(now(), "job_application_id", "application.id"))
    .execute();

async function askEducator(
  context: WriteContext,
  { id, employerId, userProfileId, jobListingId, accountId, employer }: AskedApplication,
  isReminder: boolean,
): Promise<void> {
  const { db, now } = context;
  const metadata = { employerId, askedId: userProfileId };
  if (isReminder) {
    await endNotifications(context, ["show_hiring_survey"], metadata);
    await markReminded(context, "jobApplicationId", id);
  } else {
    await db.insertInto("hiringSurveys").values({ jobApplicationId: id, askedAt: now() }).execute();
    await postMessage(context, {
      ...{ employerId, userProfileId, by: null, messageType: "hiring_survey" },
      data: { jobApplicationId: id, jobListingId },
    });
  }
  await createNotification(context, {
    ...{ accountId, notificationType: "show_hiring_survey" },
    metadata: { ...metadata, name: employer, jobListingId },
  });
  await emailHireQuestion.enqueue(db, { side: "educator", employerId, userProfileId });
}

interface AskedJob {
  id: string;
  employerId: string;
  title: string;
}

const jobs = (db: JobContext["db"]) =>
  db
    .selectFrom("jobListings as listing")
    .select(["listing.id", "listing.employerId", "listing.title"])
    .where("listing.listingStatus", "=", "closed")
    .orderBy("listing.id")
    .limit(batchSize);

/** What a team said when it closed the job is its answer. */
const findJobs = ({ db, now }: JobContext): Promise<AskedJob[]> =>
  jobs(db)
    .where("listing.closedReason", "=", "expired")
    .where("listing.closedAt", "<=", ago(now(), employerAfterDays))
    .where("listing.closedAt", ">", ago(now(), oldestDays))
    .where(sql<boolean>`not exists (select 1 from hiring_surveys where job_listing_id = listing.id)`)
    .where(sql<boolean>`not exists (select 1 from hiring_updates where job_listing_id = listing.id)`)
    .execute();

const findJobsToRemind = ({ db, now }: JobContext): Promise<AskedJob[]> =>
  jobs(db)
    .where(isToRemind(now(), "job_listing_id", "listing.id"))
    .execute();

async function askTeam(
  context: WriteContext,
  { id: jobListingId, employerId, title }: AskedJob,
  isReminder: boolean,
): Promise<void> {
  const { db, now } = context;
  if (isReminder) {
    await endNotifications(context, ["show_hiring_survey"], { jobListingId });
    await markReminded(context, "jobListingId", jobListingId);
  } else await db.insertInto("hiringSurveys").values({ jobListingId, askedAt: now() }).execute();
  const team = await db
    .selectFrom("employerProfiles")
    .select(["id", "accountId"])
    .where("employerId", "=", employerId)
    .where("role", "=", "owner")
    .where("removedAt", "is", null)
    .execute();
  for (const { id, accountId } of team)
    await createNotification(context, {
      ...{ accountId, employerProfileId: id, notificationType: "show_hiring_survey" },
      metadata: { name: title, jobListingId },
    });
  await emailHireQuestion.enqueue(db, { side: "job", jobListingId, round: isReminder ? 2 : 1 });
}

const markReminded = ({ db, now }: WriteContext, column: "jobApplicationId" | "jobListingId", id: string) =>
  db.updateTable("hiringSurveys").set({ remindedAt: now() }).where(column, "=", id).execute();
