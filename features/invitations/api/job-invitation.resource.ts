/** Invitations to apply over JSON:API: an educator reads their own, an employer's team all that it sent. */
import { jobInvitationStates } from "#features/candidates/job-invitation-states.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { idListParam, listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource, type Row, type Rows } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { JobInvitation } from "../job-invitation.ts";
import { invitationInput, inviteToApply } from "./invite-to-apply.action.ts";
import { invitationStreams } from "./invitations.channel.ts";

export const jobInvitations = resource({
  entity: JobInvitation,
  table: "jobInvitations",
  operators: operatorAccess.people,
  collections: {
    "employer/job_invitations": { for: ["employer"], create: ["employer"] },
    "user_profile/job_invitations": { for: ["educator"] },
  },
  visibleTo: {
    educator: (rows, me) => rows.where("jobInvitations.userProfileId", "=", me.userProfileId),
    employer: (rows, me) => rows.where("jobInvitations.employerId", "=", me.employerId),
  },
  fields: { invitedBy: { load: loadInviters } },
  filters: {
    jobListingId: by("jobListingId"),
    userProfileId: by("userProfileId"),
    messageId: by("messageId"),
    state: filter(listParam(z.enum(jobInvitationStates)), (rows, states) =>
      rows.where("jobInvitations.state", "in", states),
    ),
  },
  sorts: { createdAt: "createdAt", stateChangedAt: "stateChangedAt" },
  defaultSort: "-createdAt",
  includes: ["jobListing", "jobListing.locations", "userProfile", "employer"],
  streams: invitationStreams,
  create: { input: invitationInput, run: inviteToApply },
});

function by(column: "jobListingId" | "userProfileId" | "messageId") {
  return filter(idListParam, (rows: Rows<"jobInvitations">, wanted) =>
    rows.where(`jobInvitations.${column}`, "in", wanted),
  );
}

async function loadInviters(rows: Row<"jobInvitations">[], { db }: Context | WriteContext) {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom("jobInvitations as invitation")
    .innerJoin("employerProfiles as inviter", "inviter.id", "invitation.employerProfileId")
    .select(["invitation.id", "inviter.firstName"])
    .where("invitation.id", "in", ids)
    .where("inviter.removedAt", "is", null)
    .execute();
  return new Map(found.map(({ id, firstName }) => [id, firstName]));
}
