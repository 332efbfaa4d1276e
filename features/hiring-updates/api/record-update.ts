/** Records what one side says of a hire, and what follows from it for the hire, its surveys and its notifications. */
import { endNotifications } from "#features/notifications/api/end-notifications.ts";
import { invalidFields } from "#platform/server/errors.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { z } from "zod";
import type { HiringPlatform } from "../hiring-platforms.ts";
import type { educatorUpdate, employerUpdate } from "../hiring-update.ts";
import { type Pair, settleHire } from "./settle-hire.ts";

const surveyTypes = ["show_hiring_survey", "user_profile_reported_hire"] as const;

/**
 * What an educator says: of a program that it applied to or wrote with, the hire is settled. Of any other it is only
 * recorded: nobody is written to by a stranger's word.
 */
export async function recordEducatorUpdate(
  context: WriteContext,
  userProfileId: string,
  { foundJob, platform, employerId, employerName, jobListingId }: z.output<typeof educatorUpdate>,
): Promise<string> {
  const { db } = context;
  if (employerId) await requireEmployer(context, employerId);
  if (jobListingId) await requireJobs(context, employerId ?? null, [jobListingId], "jobListingId");
  const { id } = await db
    .insertInto("hiringUpdates")
    .values({
      ...{ foundJob, platform, userProfileId, jobListingId: jobListingId ?? null },
      ...{ employerId: employerId ?? null, employerName: employerId ? null : (employerName ?? null) },
      ...{ reportedById: userProfileId, reportedByType: "UserProfile" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!employerId || (await knownOf(context, employerId, [userProfileId])).length === 0) return id;
  await answerSurveys(context, { employerId, userProfileId });
  await endNotifications(context, surveyTypes, { employerId, askedId: userProfileId });
  await settleHire(context, { employerId, userProfileId }, { educatorSays: foundJob, jobListingId });
  return id;
}

interface TeamMember {
  /** The employer profile. */
  id: string;
  employerId: string;
}

/** What a team says: of each person whom it names, the hire is settled. */
export async function recordEmployerUpdate(
  context: WriteContext,
  { id: reportedById, employerId }: TeamMember,
  input: z.output<typeof employerUpdate>,
): Promise<string> {
  const { db } = context;
  const { foundJob, platform, userProfileId, jobListingId, noCubbyReason } = input;
  const hired = foundJob ? input.hiredUserListings : [];
  const people = [...hired.map((one) => one.userProfileId), ...(userProfileId ? [userProfileId] : [])];
  await requireKnown(context, employerId, people);
  if (jobListingId) await requireJobs(context, employerId, [jobListingId], "jobListingId");
  const jobs = hired.flatMap((one) => one.jobListingId ?? []);
  await requireJobs(context, employerId, jobs, "hiredUserListings");
  const { id } = await db
    .insertInto("hiringUpdates")
    .values({
      ...{ foundJob, noCubbyReason, employerId, userProfileId: userProfileId ?? null },
      platform: platform ?? (hired.length > 0 ? ("here" satisfies HiringPlatform) : null),
      ...{ jobListingId: jobListingId ?? null, reportedById, reportedByType: "EmployerProfile" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (hired.length > 0)
    await db
      .insertInto("hiredUserListings")
      .values(hired.map((one) => ({ ...one, hiringUpdateId: id })))
      .onConflict((known) => known.doNothing())
      .execute();
  if (jobListingId) {
    await db
      .updateTable("hiringSurveys")
      .set({ answeredAt: context.now() })
      .where("jobListingId", "=", jobListingId)
      .where("answeredAt", "is", null)
      .execute();
    await endNotifications(context, surveyTypes, { jobListingId });
  }
  for (const one of hired) await answerAbout(context, { employerId, ...one }, true);
  if (userProfileId && !foundJob)
    await answerAbout(context, { employerId, userProfileId, jobListingId: jobListingId ?? null }, false);
  return id;
}

async function answerAbout(
  context: WriteContext,
  { jobListingId, ...pair }: Pair & { jobListingId: string | null },
  employerSays: boolean,
): Promise<void> {
  const { employerId, userProfileId } = pair;
  await endNotifications(context, surveyTypes, { employerId, userProfileId });
  await settleHire(context, pair, { employerSays, jobListingId });
}

/** Of an educator, about the applications with that program. */
async function answerSurveys({ db, now }: WriteContext, { employerId, userProfileId }: Pair): Promise<void> {
  await db
    .updateTable("hiringSurveys")
    .set({ answeredAt: now() })
    .where("answeredAt", "is", null)
    .where("jobApplicationId", "in", (of) =>
      of
        .selectFrom("jobApplications")
        .select("id")
        .where("employerId", "=", employerId)
        .where("userProfileId", "=", userProfileId),
    )
    .execute();
}

const refuse = (field: string, message: string) =>
  invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);

async function requireEmployer({ db }: WriteContext, id: string): Promise<void> {
  const known = await db
    .selectFrom("employers")
    .select("id")
    .where("id", "=", id)
    .where("refused", "is", null)
    .executeTakeFirst();
  if (!known) throw refuse("employerId", /*i18n*/ "We don't know this program. Type its name instead.");
}

/** A team speaks only of people who applied to it or talked with it. */
async function requireKnown(context: WriteContext, employerId: string, people: string[]): Promise<void> {
  const wanted = [...new Set(people)];
  if ((await knownOf(context, employerId, wanted)).length < wanted.length)
    throw refuse("hiredUserListings", /*i18n*/ "Choose people who applied to you or wrote with you.");
}

/** Those of these people who applied to the program, or wrote with it. */
async function knownOf({ db }: WriteContext, employerId: string, people: string[]) {
  if (people.length === 0) return [];
  return db
    .selectFrom("jobApplications")
    .select("userProfileId")
    .where("employerId", "=", employerId)
    .where("userProfileId", "in", people)
    .where("submittedAt", "is not", null)
    .union(
      db
        .selectFrom("conversations")
        .select("userProfileId")
        .where("employerId", "=", employerId)
        .where("userProfileId", "in", people),
    )
    .execute();
}

/** Jobs of that program and of no other. */
async function requireJobs(
  { db }: WriteContext,
  employerId: string | null,
  jobListingIds: string[],
  field: string,
): Promise<void> {
  const wanted = [...new Set(jobListingIds)];
  if (wanted.length === 0) return;
  const known = await db
    .selectFrom("jobListings")
    .select("id")
    .where("id", "in", wanted)
    .where("employerId", "=", employerId)
    .execute();
  if (known.length < wanted.length) throw refuse(field, /*i18n*/ "Choose from the list");
}
