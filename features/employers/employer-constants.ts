/** Constants of employers: types of programs, roles, states. */
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

/** States of an invitation; members have none. */
export const invitationStates = ["pending", "declined", "revoked"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Extra abilities that an operator may grant an employer. */
export const employerAbilities = ["link_external_urls"] as const;
export type EmployerAbility = (typeof employerAbilities)[number];

/** `unclaimed` rows come from a licence roster and wait to be claimed. */
export const employerApprovalStates = ["unclaimed", "pending", "approved", "rejected", "suspended"] as const;
export type EmployerApprovalState = (typeof employerApprovalStates)[number];
