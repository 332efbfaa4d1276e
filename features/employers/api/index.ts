/** Employers: what they add to the server. */
import { type RowChange, on } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { answerInvitation } from "./invitations/answer-invitation.action.ts";
import { approveAfterConfirmation } from "./review/automatic-review.ts";
import type { EmployersConfig } from "./registration/create-employer.action.ts";
import { connectors } from "./connector.resource.ts";
import { employerProfileLocations } from "./team/employer-profile-location.resource.ts";
import { employerProfiles } from "./team/employer-profile.resource.ts";
import { employers } from "./employer/employer.resource.ts";
import { employerReviewMail } from "./review/employer-review.mail.ts";
import { invitationElsewhereMail, invitationMail } from "./invitations/invitation.mail.ts";
import { sendAfterApproval, sendAfterConfirmation } from "./invitations/invite-team.action.ts";
import { teamInvitation } from "./invitations/team-invitation.route.ts";
import { joinAnswerMail, joinRequestMail } from "./join-requests/join-request.mail.ts";
import { joinRequests } from "./join-requests/join-request.resource.ts";
import { requireOtherOwner, archiveAbandonedEmployers } from "./team/account-closing.ts";
import { completeMemberOnboarding } from "./team/complete-team-onboarding.action.ts";
import { likeEducator, unlikeEducator } from "./like-educator.action.ts";
import { updateLocationAddress } from "./locations/location.action.ts";
import { locations } from "./locations/location.resource.ts";
import { registerEmployer } from "./registration/register-employer.action.ts";
import { reviewEmployerActions, reviewEmployers, sendForReview } from "./review/review-employer.action.ts";
import { alignAfterUndo, mergeEmployer, mergePreviewRoute } from "./merge/merge-employers.route.ts";
import { resendInvitation } from "./invitations/resend-invitation.action.ts";
import { requireOwner } from "./team/remove-from-team.action.ts";
import { previewImport, rosterImportRoute, runImport, startRosterImport } from "./roster/roster-import.ts";
import { employersPersonalData } from "./personal-data.ts";

export const employersFeature = (config: EmployersConfig, links: FileLinks) =>
  feature({
    name: "employers",
    personalData: employersPersonalData,
    resources: [
      employers(config, links),
      employerProfiles,
      employerProfileLocations,
      locations,
      joinRequests,
      connectors,
    ],
    actions: [
      likeEducator,
      unlikeEducator,
      resendInvitation,
      ...answerInvitation,
      ...reviewEmployerActions,
      sendForReview,
      reviewEmployers,
      mergeEmployer,
      startRosterImport,
    ],
    routes: [teamInvitation, mergePreviewRoute, rosterImportRoute],
    jobs: [previewImport, runImport],
    mails: [invitationMail, invitationElsewhereMail, joinRequestMail, joinAnswerMail, employerReviewMail],
    listeners: [
      on("accounts.signed_up", registerEmployer),
      on("accounts.email_verified", approveAfterConfirmation(config)),
      on("accounts.email_verified", sendAfterConfirmation),
      on("employers.approved", sendAfterApproval),
      on("accounts.closing", requireOtherOwner),
      on("accounts.erased", archiveAbandonedEmployers),
      on("employer_profiles.joined", completeMemberOnboarding),
      on("employer_profiles.updated", checkOwners),
      on("locations.updated", updateLocationAddress),
      alignAfterUndo,
    ],
  });

async function checkOwners(
  context: WriteContext,
  { after, changed }: RowChange<"employerProfiles">,
): Promise<void> {
  if (changed.includes("role")) await requireOwner(context, String(after!.employerId));
}
