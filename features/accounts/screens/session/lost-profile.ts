/** The employer profile somebody acted as is theirs no more: it is put down, and the next page says so. */
import { clearCache } from "#platform/web/data/query-client.ts";
import { setCurrentProfile, currentSession } from "./current-session.ts";

/** The refusal's code (API contract, section 3). */
export const foreignProfileCode = "foreign_employer_profile";

let isLost = false;

/** `sent`: as whom the refused call was made. Somebody who acts as another by now goes on. */
export function forgetLostProfile(sent: string | null) {
  if (sent === null || currentSession().employerProfileId !== sent) return;
  isLost = true;
  setCurrentProfile(null, null);
  // After the refused call has failed: then it is asked again with the others.
  setTimeout(clearCache);
}

/** Until another one is chosen. */
export const hasLostProfile = () => isLost;

export function resetLostProfile() {
  isLost = false;
}
