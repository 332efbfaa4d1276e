/** Emails the educator about an invitation to apply, while nothing has come of it yet. Running twice is harmless. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { loadJobsForEmail } from "#features/jobs/api/alerts/jobs-in-email.query.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { invitationMail } from "./invitation.mail.ts";

export const emailInvitation = job(
  "invitations.email",
  z.object({ invitationId: z.uuid() }),
  async ({ invitationId }, { db, settings }) => {
    const invitation = await findInvitation(db, invitationId);
    if (invitation?.state !== "invited") return;
    const { accountId, firstName, invitedBy, text, conversationId, language, jobListingId } = invitation;
    const [jobInMail] = await loadJobsForEmail(db, [jobListingId], language === "es" ? "es" : "en");
    if (!jobInMail) return;
    const template = invitationMail({ firstName, invitedBy, text, conversationId, job: jobInMail });
    await emailSubscriber(db, settings, { accountId, key: `job-invitation:${invitationId}`, template });
  },
);

const findInvitation = (db: Queryable, id: string) =>
  db
    .selectFrom("jobInvitations as invitation")
    .innerJoin("messages as message", "message.id", "invitation.messageId")
    .innerJoin("userProfiles as educator", "educator.id", "invitation.userProfileId")
    .innerJoin("accounts as account", "account.id", "educator.accountId")
    .leftJoin("employerProfiles as inviter", "inviter.id", "invitation.employerProfileId")
    .select([
      "invitation.state",
      "invitation.jobListingId",
      "message.conversationId",
      "educator.accountId",
      "educator.firstName",
      "account.language",
    ])
    .select([
      sql<string>`coalesce(message.data ->> 'text', '')`.as("text"),
      sql<string>`coalesce(inviter.first_name, '')`.as("invitedBy"),
    ])
    .where("invitation.id", "=", id)
    .executeTakeFirst();
