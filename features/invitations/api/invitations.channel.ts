/** `JobInvitationsChannel`: `job_invitation.created` and `.updated`, to the educator and to the employer's team. */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";
import type { Row } from "#platform/server/resource.ts";

export const invitationsChannel = channel({
  name: "JobInvitationsChannel",
  streams: (actor) =>
    actor.kind === "educator"
      ? [ofEducator(actor.userProfileId)]
      : actor.kind === "employer"
        ? [ofEmployer(actor.employerId)]
        : null,
});

type InvitationKeys = Pick<Row<"jobInvitations">, "userProfileId" | "employerId">;

export const invitationStreams: RowStreams<InvitationKeys> = {
  type: "job_invitations",
  event: "job_invitation",
  of: ({ userProfileId, employerId }) => [ofEducator(userProfileId), ofEmployer(employerId)],
};

const ofEducator = (id: string) => `job_invitations:educator:${id}`;
const ofEmployer = (id: string) => `job_invitations:employer:${id}`;
