/** The channel that pushes changes of each type of resource. */
export const liveChannels = {
  job_applications: "ApplicationsChannel",
  conversations: "ConversationsChannel",
  job_invitations: "JobInvitationsChannel",
  interviews: "InterviewsChannel",
  system_notifications: "NotificationsChannel",
};
