/** The session of this browser, as the API client and the live socket use it. */
import { type ApiSession, type Caller } from "#platform/web/api-client/api-session.ts";
import { readStored } from "#platform/web/data/storage.ts";
import { storeSessionHeaders, currentSession, onSessionChange, type Session } from "./current-session.ts";
import { foreignProfileCode, forgetLostProfile } from "./lost-profile.ts";
import { refreshAccount } from "./refresh-account.ts";
import { freshAccessToken, renewRejectedToken } from "./refresh-token.ts";
import { sessionKeys } from "./session-storage.ts";

export const browserSession: ApiSession = {
  accessToken: () => readStored(sessionKeys.accessToken),
  freshAccessToken,
  renewRejectedToken,
  requestHeaders: () => ({
    "Refresh-Token": readStored(sessionKeys.refreshToken),
    "Current-Employer-Profile-Id": readStored(sessionKeys.employerProfileId),
  }),
  storeResponseHeaders: storeSessionHeaders,
  errorListener: () => {
    const sentAs = readStored(sessionKeys.employerProfileId);
    return ({ code }) => {
      if (code === foreignProfileCode) forgetLostProfile(sentAs);
      if (code && standingCodes.includes(code)) void refreshAccount();
    };
  },
  caller: () => {
    if (known?.session !== currentSession())
      known = { session: currentSession(), caller: callerOf(currentSession()) };
    return known.caller;
  },
  refreshPermissions: refreshAccount,
  subscribe: onSessionChange,
};

/** The codes with which the API refuses a caller whose standing has changed since the page loaded. */
const standingCodes = ["suspended", "rejected", "employer_pending", "email_unconfirmed"];

let known: { session: Session; caller: Caller } | undefined;

function callerOf({ status, accountId, userType, impersonatorId, employerProfileId }: Session): Caller {
  return {
    isSignedIn: status === "signed-in",
    accountId,
    key: JSON.stringify([status, accountId, impersonatorId, employerProfileId]),
    // What employers and operators read is about others, who did not agree to copies on strange machines.
    keepsCopies: status === "signed-in" && userType === "educator" && impersonatorId === null,
    isImpersonated: impersonatorId !== null,
    socketParameters: employerProfileId ? { current_employer_profile_id: employerProfileId } : {},
  };
}
