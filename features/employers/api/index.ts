/** Employers: what they add to the server. */
import { type RowChange, on } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { answerInvitation } from "./answer-invitation.action.ts";
import { approveConfirmed } from "./automatic-review.ts";
import type { EmployersConfig } from "./create-employer.action.ts";
import { connectors } from "./connector.resource.ts";
import { employerProfileLocations } from "./employer-profile-location.resource.ts";
import { employerProfiles } from "./employer-profile.resource.ts";
import { employers } from "./employer.resource.ts";
import { employerReviewMail } from "./employer-review.mail.ts";
import { invitationElsewhereMail, invitationMail } from "./invitation.mail.ts";
import { sendAfterApproval, sendAfterConfirmation } from "./invite-team.action.ts";
import { teamInvitation } from "./team-invitation.route.ts";
import { joinAnswerMail, joinRequestMail } from "./join-request.mail.ts";
import { joinRequests } from "./join-request.resource.ts";
import { handOverFirst, releaseLeft } from "./leave-with-account.ts";
import { likeEducator, unlikeEducator } from "./like-educator.action.ts";
import { moveLocation } from "./location.action.ts";
import { locations } from "./location.resource.ts";
import { registerEmployer } from "./register-employer.action.ts";
import { reviewEmployer, sendForReview } from "./review-employer.action.ts";
import { resendInvitation } from "./resend-invitation.action.ts";
import { keepAnOwner } from "./remove-from-team.action.ts";
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
      ...reviewEmployer,
      sendForReview,
    ],
    routes: [teamInvitation],
    mails: [invitationMail, invitationElsewhereMail, joinRequestMail, joinAnswerMail, employerReviewMail],
    listeners: [
      on("accounts.signed_up", registerEmployer),
      on("accounts.email_verified", approveConfirmed(config)),
      on("accounts.email_verified", sendAfterConfirmation),
      on("employers.approved", sendAfterApproval),
      on("accounts.closing", handOverFirst),
      on("accounts.erased", releaseLeft),
      on("employer_profiles.updated", checkOwners),
      on("locations.updated", moveLocation),
    ],
  });

async function checkOwners(
  context: WriteContext,
  { after, changed }: RowChange<"employerProfiles">,
): Promise<void> {
  if (changed.includes("role")) await keepAnOwner(context, String(after!.employerId));
}
