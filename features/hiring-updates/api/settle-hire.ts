/** What two sides say of one hire, together: confirmed, reported by one and asked of the other, or in conflict. */
import { fullName } from "#features/accounts/full-name.ts";
import { lockApplication } from "#features/applications/api/application-row.ts";
import { transitionApplication } from "#features/applications/api/transitions/transition.action.ts";
import { applicationTransitions } from "#features/applications/application-transitions.ts";
import { createNotification } from "#features/notifications/api/create-notification.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { canTransition } from "#platform/shared/transitions.ts";
import { hireStateOf, whomToAsk } from "../hire-state.ts";
import { emailHireQuestion } from "./email-hire-question.job.ts";

export interface Pair {
  employerId: string;
  userProfileId: string;
}

interface Answers {
  educatorSays?: boolean;
  employerSays?: boolean;
}

interface Answer extends Answers {
  jobListingId?: string | null | undefined;
}

/** Locks the hire, so that of two answers that come together the second sees the first. What was said before asks nothing. */
export async function settleHire(
  context: WriteContext,
  pair: Pair,
  { jobListingId, ...answer }: Answer,
): Promise<void> {
  const { db, now } = context;
  await db
    .insertInto("hires")
    .values(pair)
    .onConflict((known) => known.doNothing())
    .execute();
  const before = await db
    .selectFrom("hires")
    .selectAll()
    .where("employerId", "=", pair.employerId)
    .where("userProfileId", "=", pair.userProfileId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (Object.entries(answer).every(([side, says]) => before[side as keyof Answers] === says)) return;
  const hire = { ...before, ...answer, jobListingId: jobListingId ?? before.jobListingId };
  const state = hireStateOf(hire);
  const asked = whomToAsk(hire);
  await db
    .updateTable("hires")
    .set({
      ...answer,
      jobListingId: hire.jobListingId,
      confirmedAt: state === "confirmed" ? (before.confirmedAt ?? now()) : null,
      ...(state === "conflict" && asked ? { conflictAskedAt: now() } : {}),
      updatedAt: now(),
    })
    .where("employerId", "=", pair.employerId)
    .where("userProfileId", "=", pair.userProfileId)
    .execute();
  if (hire.employerSays) await hireApplicant(context, pair, hire.jobListingId);
  if (asked === "employer") await askTeam(context, pair);
  if (asked === "educator") await askEducator(context, pair);
}

/** The application moves to hired where its table allows it; without one, or after its end, nothing moves. */
async function hireApplicant(context: WriteContext, pair: Pair, jobListingId: string | null): Promise<void> {
  const found = await context.db
    .selectFrom("jobApplications")
    .select("id")
    .where("employerId", "=", pair.employerId)
    .where("userProfileId", "=", pair.userProfileId)
    .$if(jobListingId !== null, (rows) => rows.where("jobListingId", "=", jobListingId!))
    .where("submittedAt", "is not", null)
    .orderBy("submittedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  const application = found && (await lockApplication(context, found.id));
  if (!application || !canTransition(applicationTransitions, application.aasmState, "hired", "employer"))
    return;
  await transitionApplication(context, application, "hired", { role: "employer" });
}

/** "{name} says you hired them": whoever of the team may answer finds it under the bell, owners by mail as well. */
async function askTeam(context: WriteContext, { employerId, userProfileId }: Pair): Promise<void> {
  const { db } = context;
  const person = await db
    .selectFrom("userProfiles")
    .select(["firstName", "lastName"])
    .where("id", "=", userProfileId)
    .executeTakeFirstOrThrow();
  const team = await db
    .selectFrom("employerProfiles")
    .select(["id", "accountId"])
    .where("employerId", "=", employerId)
    .where("removedAt", "is", null)
    .orderBy("id")
    .limit(50)
    .execute();
  for (const { id, accountId } of team)
    await createNotification(context, {
      ...{ accountId, employerProfileId: id, notificationType: "user_profile_reported_hire" },
      metadata: { name: fullName(person), employerId, userProfileId },
    });
  await emailHireQuestion.enqueue(db, { side: "employer", employerId, userProfileId });
}

/** "Did {employer} hire you?" */
async function askEducator(context: WriteContext, { employerId, userProfileId }: Pair): Promise<void> {
  const { db } = context;
  const { accountId, name } = await db
    .selectFrom("userProfiles")
    .innerJoin("employers", (join) => join.on("employers.id", "=", employerId))
    .select(["userProfiles.accountId", "employers.name"])
    .where("userProfiles.id", "=", userProfileId)
    .executeTakeFirstOrThrow();
  await createNotification(context, {
    ...{ accountId, notificationType: "show_hiring_survey" },
    metadata: { name, employerId, askedId: userProfileId },
  });
  await emailHireQuestion.enqueue(db, { side: "educator", employerId, userProfileId });
}
