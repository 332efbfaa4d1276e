/** `POST employer/job_invitations`: sends one of the employer's published jobs to an educator, in the conversation. */
import {
  createMessage,
  requireVisibleEducator,
} from "#features/messages/api/messages/create-message.action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields, notFound } from "#platform/server/errors.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import { z } from "zod";
import { inviteRefusalTexts, maxInvitationLength } from "../invite-permission.ts";
import { emailInvitation } from "./email-invitation.job.ts";
import { findInvolvedInJob, findOwnJob } from "./invite-facts.query.ts";

export const invitationInput = z.strictObject({
  jobListingId: z.uuid(/*i18n*/ "Choose one of your open jobs"),
  userProfileId: z.uuid(/*i18n*/ "Say whom you invite"),
  text: z.string().trim().max(maxInvitationLength, /*i18n*/ "Use at most 1,000 characters").default(""),
});

export async function inviteToApply(
  context: WriteContext,
  { jobListingId, userProfileId, text }: z.output<typeof invitationInput>,
): Promise<string> {
  const { actor, db } = context;
  if (actor.kind !== "employer") throw notFound();
  requireStanding(actor, ["pending"]);
  await requireOpenJob(context, actor.employerId, jobListingId);
  await requireVisibleEducator(context, actor, userProfileId);
  const { applied } = await findInvolvedInJob(db, jobListingId, [userProfileId]);
  if (applied.has(userProfileId)) throw refused("already_applied");
  const id = await insertInvitation(context, {
    employerId: actor.employerId,
    employerProfileId: actor.employerProfileId,
    jobListingId,
    userProfileId,
  });
  // Writing first has its own limits, which refuse the invitation with the message.
  const messageId = await createMessage(context, {
    userProfileId,
    messageType: "job_share",
    data: { text, attachments: [], jobListingId },
  });
  await db.updateTable("jobInvitations").set({ messageId }).where("id", "=", id).execute();
  await recordAudit(context, {
    action: "job_invitation.create",
    entity: "job_invitations",
    entityId: id,
    detail: { jobListingId },
  });
  await emailInvitation.enqueue(db, { invitationId: id });
  return id;
}

async function requireOpenJob({ db }: WriteContext, employerId: string, jobListingId: string): Promise<void> {
  const job = await findOwnJob(db, employerId, jobListingId);
  if (job?.isOpen) return;
  if (job) throw refused("job_closed");
  const message = /*i18n*/ "Choose one of your open jobs";
  throw invalidFields([{ field: "jobListingId", message }], (field) => `/data/attributes/${field}`);
}

/** Of two invitations at once the second waits here for the first, and is refused. */
async function insertInvitation(
  { db, now }: WriteContext,
  invitation: { employerId: string; employerProfileId: string; jobListingId: string; userProfileId: string },
): Promise<string> {
  const at = now();
  const created = await db
    .insertInto("jobInvitations")
    .values({ ...invitation, stateChangedAt: at, createdAt: at, updatedAt: at })
    .onConflict((conflicting) => conflicting.columns(["jobListingId", "userProfileId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) throw refused("already_invited");
  return created.id;
}

const refused = (code: "job_closed" | "already_applied" | "already_invited") =>
  conflict(inviteRefusalTexts[code], { code, meta: { reason: code } });
