/** What the browser keeps, under the names the specification fixes (section 9). */
export const storageNames = {
  accessToken: "access_token",
  refreshToken: "refresh_token",
  currentEmployerProfileId: "current_employer_profile_id",
  employerProfilesCount: "employerProfilesCount",
  userType: "userType",
  viewedSavedFiltersTab: "viewed_saved_filters_tab",
} as const;
