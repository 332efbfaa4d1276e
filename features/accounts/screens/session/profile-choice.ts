/** As which employer profile an account acts. Every page needs it; signing up, in and out is in `account-calls.ts`. */
import { call } from "#platform/web/api-client/api.ts";
import { clearCache } from "#platform/web/data/query-client.ts";
import { currentSession, setCurrentProfile } from "./current-session.ts";

/** Acts as another employer profile and clears the cache, which belonged to the previous one. */
export function switchProfile(profileId: string) {
  setCurrentProfile(profileId);
  clearCache();
}

/** Loads how many profiles an employer account has, and selects the only one. */
export async function loadProfileCount() {
  if (currentSession().userType !== "employer") return;
  const { data } = await call("employers/employer_profiles");
  const profiles = Array.isArray(data) ? data : [];
  const chosen = profiles.find(({ id }) => id === currentSession().employerProfileId) ?? only(profiles);
  setCurrentProfile(chosen?.id ?? null, profiles.length);
}

const only = <T>(rows: T[]) => (rows.length === 1 ? rows[0] : undefined);
