/** The account lost the employer profile as which it acts: the profile is deselected, and the next page says so. */
import { clearCache } from "#platform/web/data/query-client.ts";
import { setCurrentProfile, currentSession } from "./current-session.ts";

/** The error code with which the API refuses such calls. */
export const foreignProfileCode = "foreign_employer_profile";

let isLost = false;

/** `sentAs`: the profile of the refused call. Nothing happens if the account acts as another one since. */
export function forgetLostProfile(sentAs: string | null) {
  if (sentAs === null || currentSession().employerProfileId !== sentAs) return;
  isLost = true;
  setCurrentProfile(null, null);
  // After the refused call has failed, so that it is refetched with the others.
  setTimeout(clearCache);
}

/** True until another one is selected. */
export const hasLostProfile = () => isLost;

export function resetLostProfile() {
  isLost = false;
}
