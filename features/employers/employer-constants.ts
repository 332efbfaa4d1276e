/** What kinds of places employ educators, and the roles people have in them. */
export const centerTypes = [
  "Public School",
  "Private School",
  "Charter School",
  "Licensed Child-Care Center",
  "Large Capacity Licensed Child-Care Home / Family Child-Care",
  "Small Capacity Licensed Child-Care Home / Family Child-Care",
] as const;
export type CenterType = (typeof centerTypes)[number];

export const employerRoles = ["owner", "member"] as const;
export type EmployerRole = (typeof employerRoles)[number];

/** Of a row that is not on the team; one who joined has none. */
export const invitationStates = ["pending", "declined", "revoked"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What an operator may grant an employer beyond the usual. */
export const employerAbilities = ["link_external_urls"] as const;
export type EmployerAbility = (typeof employerAbilities)[number];

/** `unclaimed` rows come from a licence roster and wait for their owner. */
export const employerApprovalStates = ["unclaimed", "pending", "approved", "rejected", "suspended"] as const;
export type EmployerApprovalState = (typeof employerApprovalStates)[number];
