/** What an educator does with an invitation besides applying: look at it, say "Not for me", or take that back. */
import { type Action, action } from "#platform/server/action.ts";
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";
import type { JobInvitationState } from "#features/candidates/job-invitation-states.ts";
import { mayDecline, stateAfterView } from "../invitation-transitions.ts";
import { JobInvitation } from "../job-invitation.ts";
import { invitationStreams } from "./invitations.channel.ts";

type InvitationRow = Row<"jobInvitations">;
type Answer = (context: WriteContext, invitation: InvitationRow) => Promise<void>;

export const answerInvitationActions: Action[] = [
  answerAction("view", "Note that the educator has seen the invitation; again changes nothing.", view),
  answerAction("decline", "Say that the job is not for oneself.", decline),
  answerAction("undo_decline", "Take that back.", undoDecline),
];

function answerAction(verb: string, summary: string, run: Answer): Action {
  return action({
    path: `user_profile/job_invitations/:id/${verb}`,
    summary,
    for: ["educator"],
    input: z.object({}),
    on: JobInvitation,
    run: async (context, _input, invitation) => {
      await run(context, invitation);
      return { resource: { type: JobInvitation.type, id: invitation.id } };
    },
  });
}

async function view(context: WriteContext, invitation: InvitationRow): Promise<void> {
  if (invitation.viewedAt) return;
  const at = context.now();
  const state = stateAfterView(invitation.state);
  const changes = { viewedAt: at, ...(state === invitation.state ? {} : { state, stateChangedAt: at }) };
  await changeRow(context, "jobInvitations", invitation, changes, { broadcast: invitationStreams });
}

async function decline(context: WriteContext, invitation: InvitationRow): Promise<void> {
  if (invitation.state === "declined") return;
  if (!mayDecline(invitation.state))
    throw conflict(/*i18n*/ "You have applied for this job already.", { code: "already_applied" });
  await answer(context, invitation, "declined");
}

async function undoDecline(context: WriteContext, invitation: InvitationRow): Promise<void> {
  if (invitation.state === "declined") await answer(context, invitation, "viewed");
}

async function answer(context: WriteContext, invitation: InvitationRow, state: JobInvitationState) {
  const at = context.now();
  await changeRow(
    context,
    "jobInvitations",
    invitation,
    { state, stateChangedAt: at, viewedAt: invitation.viewedAt ?? at },
    { audit: `job_invitation.${state}`, broadcast: invitationStreams },
  );
}
