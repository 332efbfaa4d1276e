/** An invitation to apply: an employer asks one educator to apply for one of its jobs, once. */
import { jobInvitationStates } from "#features/candidates/job-invitation-states.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { Employer } from "#features/employers/employer.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { entity, type ResourceOf } from "#platform/shared/entity.ts";
import { z } from "zod";

const time = z.iso.datetime();

export const JobInvitation = entity("job_invitations", {
  attributes: {
    state: z.enum(jobInvitationStates),
    viewedAt: time.nullable(),
    stateChangedAt: time,
    /** The job card in the conversation; null once the message was deleted. */
    messageId: z.uuid().nullable(),
    jobApplicationId: z.uuid().nullable(),
    /** The first name of the teammate who sent it; null once they left. */
    invitedBy: z.string().nullable(),
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: { jobListing: JobListing, userProfile: UserProfile, employer: Employer },
});
export type JobInvitationRecord = ResourceOf<typeof JobInvitation>;

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    job_invitations: typeof JobInvitation;
  }
}
