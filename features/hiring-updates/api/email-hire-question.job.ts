/** Emails whoever is asked whether a hire happened: the educator, or the team. */
import { fullName } from "#features/accounts/full-name.ts";
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { findTeamMailRecipients } from "#features/employers/api/team/team-mail-recipients.query.ts";
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { originOf } from "#features/brands/api/brand-of-host.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { z } from "zod";
import { answerUrl, type HireQuestion } from "./answer-link.ts";
import { educatorHireMail, jobHireMail, teamHireMail } from "./hiring.mail.ts";

const ids = { employerId: z.uuid(), userProfileId: z.uuid() };

export const emailHireQuestion = job(
  "hiring-updates.email-question",
  z.discriminatedUnion("side", [
    z.object({ side: z.literal("educator"), ...ids }),
    z.object({ side: z.literal("employer"), ...ids }),
    z.object({ side: z.literal("job"), jobListingId: z.uuid(), round: z.number().int() }),
  ]),
  async (asked, context) => {
    if (asked.side === "educator") await askEducator(context, asked);
    else if (asked.side === "employer") await askTeam(context, asked);
    else await askAboutJob(context, asked);
  },
);

interface Pair {
  employerId: string;
  userProfileId: string;
}

async function askEducator(context: JobContext, { employerId, userProfileId }: Pair): Promise<void> {
  const { db, now } = context;
  const row = await db
    .selectFrom("userProfiles")
    .innerJoin("employers", (join) => join.on("employers.id", "=", employerId))
    .select(["userProfiles.accountId", "employers.name"])
    .where("userProfiles.id", "=", userProfileId)
    .executeTakeFirst();
  if (!row) return;
  const { accountId, name: employer } = row;
  const url = await linkFor(context, accountId, { about: "employer", employerId, userProfileId });
  await emailSubscriber(db, context.settings, {
    accountId,
    key: `hired-by:${employerId}:${userProfileId}:${monthOf(now())}`,
    template: educatorHireMail({ employer, answerUrl: url }),
  });
}

async function askTeam(context: JobContext, { employerId, userProfileId }: Pair): Promise<void> {
  const { db, now } = context;
  const person = await db
    .selectFrom("userProfiles")
    .select(["firstName", "lastName"])
    .where("id", "=", userProfileId)
    .executeTakeFirst();
  if (!person) return;
  const name = fullName(person);
  for (const { id, accountId } of await ownersOf(context, employerId)) {
    const asked = { about: "person", employerId, employerProfileId: id, userProfileId } as const;
    await emailSubscriber(db, context.settings, {
      accountId,
      key: `hired:${employerId}:${userProfileId}:${monthOf(now())}:${accountId}`,
      template: teamHireMail({ name, answerUrl: await linkFor(context, accountId, asked) }),
    });
  }
}

async function askAboutJob(
  context: JobContext,
  { jobListingId, round }: { jobListingId: string; round: number },
): Promise<void> {
  const { db } = context;
  const listing = await db
    .selectFrom("jobListings")
    .select(["title", "employerId"])
    .where("id", "=", jobListingId)
    .executeTakeFirst();
  if (!listing) return;
  const { title, employerId } = listing;
  for (const { id, accountId } of await ownersOf(context, employerId)) {
    const asked = { about: "job", employerId, employerProfileId: id, jobListingId } as const;
    await emailSubscriber(db, context.settings, {
      accountId,
      key: `hired-for:${jobListingId}:${round}:${accountId}`,
      template: jobHireMail({ title, answerUrl: await linkFor(context, accountId, asked) }),
    });
  }
}

const ownersOf = async ({ db }: JobContext, employerId: string) =>
  (await findTeamMailRecipients(db, employerId)).filter(({ role }) => role === "owner");

async function linkFor(
  { db, settings }: JobContext,
  accountId: string,
  asked: HireQuestion,
): Promise<string> {
  const account = await db
    .selectFrom("accounts")
    .select("brandId")
    .where("id", "=", accountId)
    .executeTakeFirst();
  const origin = originOf(await brandById(db, account?.brandId ?? null), settings.origin);
  return answerUrl(settings.tokens, origin, accountId, asked);
}

/** A conflict, weeks later, is another occasion to ask. */
const monthOf = (at: Date) => at.toISOString().slice(0, 10);
