/** How far an invitation to apply has come; later ones replace earlier ones. */
export const jobInvitationStates = ["invited", "viewed", "declined", "applied", "hired"] as const;
export type JobInvitationState = (typeof jobInvitationStates)[number];
