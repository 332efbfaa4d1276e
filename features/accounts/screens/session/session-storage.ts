/** The names under which the browser's storage holds the session. */
export const sessionKeys = {
  accessToken: "access_token",
  refreshToken: "refresh_token",
  employerProfileId: "current_employer_profile_id",
  employerProfilesCount: "employerProfilesCount",
  userType: "userType",
} as const;
