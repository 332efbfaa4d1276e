/** Server manifest of the invitations feature. */
import { on } from "#platform/server/events.ts";
import { feature } from "#platform/server/feature.ts";
import { answerInvitationActions } from "./answer-invitation.action.ts";
import { emailInvitation } from "./email-invitation.job.ts";
import { followApplication } from "./follow-application.ts";
import { invitationMail } from "./invitation.mail.ts";
import { invitationsChannel } from "./invitations.channel.ts";
import { jobInvitations } from "./job-invitation.resource.ts";
import { mayInviteRoute } from "./may-invite.route.ts";
import { invitationsPersonalData } from "./personal-data.ts";
import { takeBackWithMessage } from "./take-back-with-message.ts";

export const invitationsFeature = feature({
  name: "invitations",
  personalData: invitationsPersonalData,
  resources: [jobInvitations],
  actions: answerInvitationActions,
  routes: [mayInviteRoute],
  jobs: [emailInvitation],
  channels: [invitationsChannel],
  mails: [invitationMail],
  listeners: [
    on("job_applications.transitioned", followApplication),
    on("messages.withdrawn", takeBackWithMessage),
  ],
});
