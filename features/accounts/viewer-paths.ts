/** The documents that the frame of every signed-in page reads, by their paths: `GET account/viewer` answers them at once. */
import type { Actor } from "#platform/shared/actor.ts";

/** Both sides have the same query of unread conversations. */
const unread = "conversations?filter[unread]=true&page[size]=1";

export const viewerPaths = {
  notifications: "system_notifications",
  ownProfile: "user_profiles?page%5Bsize%5D=1",
  educatorUnread: `user_profile/${unread}`,
  employerUnread: `employer/${unread}`,
  employerProfiles: "employers/employer_profiles?include=employer.brand,employer.geography",
  newApplicants:
    "employer/job_applications?filter[stage]=needs_you&fields[job_applications]=submittedAt&page[size]=1",
  /** Of the chosen employer; none where nothing was ever begun. */
  subscription: "employers/subscriptions?filter%5Bcurrent%5D=true&include=plan&page%5Bsize%5D=1",
  employerInvitations: "employers/invitations?include=employer&page%5Bsize%5D=10",
} as const;

const upcoming = (at: string, filter: string) =>
  `${at}?filter%5Bupcoming%5D=true${filter}&include=employer%2Cuser_profile&sort=time&page%5Bsize%5D=100`;
const educatorInterviews = upcoming("interviews", "");
const employerInterviews = (profileId: string) =>
  upcoming("employers/interviews", `&filter%5BemployerProfileId%5D=${profileId}`);
const [beforeProfile, afterProfile] = employerInterviews("ID").split("ID") as [string, string];
const isEmployerInterviews = (path: string) => path.startsWith(beforeProfile) && path.endsWith(afterProfile);

/** Which of them this caller reads; an employer that has not chosen a profile is `unchosen`. */
export function viewerPathsOf(actor: Actor): string[] {
  const { notifications, employerProfiles, employerInvitations, ownProfile } = viewerPaths;
  const { educatorUnread, employerUnread, newApplicants, subscription } = viewerPaths;
  const ofEmployers = [notifications, employerProfiles, employerInvitations];
  switch (actor.kind) {
    case "educator":
      return [notifications, ownProfile, educatorUnread, educatorInterviews];
    case "employer":
      return [
        ...ofEmployers,
        employerUnread,
        newApplicants,
        subscription,
        employerInterviews(actor.employerProfileId),
      ];
    case "unchosen":
      return ofEmployers;
    default:
      return [];
  }
}

const paths = new Set<string>([...Object.values(viewerPaths), educatorInterviews]);

/** For the browser: its first read of any of them, or of the account, waits for the one answer. */
export const viewerBundle = {
  path: "account/viewer",
  own: "account",
  mayHold: (path: string) => paths.has(path) || isEmployerInterviews(path),
};
