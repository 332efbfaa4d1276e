/** The employer profile somebody acted as is theirs no more: it is put down, and the next page says so. */
import { dropEverything } from "#platform/web/data/query-client.ts";
import { chooseProfile, session } from "./current-session.ts";

/** The refusal's code (API contract, section 3). */
export const foreignProfile = "foreign_employer_profile";

let isLost = false;

/** `sent`: as whom the refused call was made. Somebody who acts as another by now goes on. */
export function loseProfile(sent: string | null) {
  if (sent === null || session().employerProfileId !== sent) return;
  isLost = true;
  chooseProfile(null, null);
  // After the refused call has failed: then it is asked again with the others.
  setTimeout(dropEverything);
}

/** Until another one is chosen. */
export const hasLostProfile = () => isLost;

export function forgetLoss() {
  isLost = false;
}
