/** Tells the figures who has signed in, once for each tab and each profile somebody acts as. */
import { CancelledError } from "@tanstack/react-query";
import { useEffect } from "react";
import { viewerPaths } from "#features/accounts/viewer-paths.ts";
import { EmployerProfile } from "#features/employers/employer-profile.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { Subscription } from "#features/plans/subscription.ts";
import { identify, type EventTypes } from "#platform/web/page/analytics.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call, type Answer } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll } from "#platform/web/api-client/document.ts";
import { readDocument } from "#platform/web/data/document-bundle.ts";
import { queryClient } from "#platform/web/data/query-client.ts";
import {
  currentSession,
  useSession,
  type Session,
} from "#features/accounts/screens/session/current-session.ts";
import { candidateProfile, employerProfile } from "../profiles.ts";

export function useIdentify() {
  const { status, userType, accountId, impersonatorId, employerProfileId } = useSession();
  useEffect(() => {
    // An operator who acts as somebody is not that visitor.
    if (status !== "signed-in" || impersonatorId) return;
    const profile = async () => {
      // Without a connection the next page tells.
      if (!navigator.onLine || !markIdentified(`${accountId} ${employerProfileId}`)) return null;
      return profileOf({ userType, employerProfileId }).catch((error: unknown) => {
        // Who has logged out or chosen another profile meanwhile, or whose session is over, is nobody to tell of.
        const now = currentSession();
        const isOther = now.accountId !== accountId || now.employerProfileId !== employerProfileId;
        if (isOther || (error instanceof ApiError && error.status === 401)) return null;
        throw error;
      });
    };
    void identify(profile);
  }, [status, userType, accountId, impersonatorId, employerProfileId]);
}

const storageKey = "analytics_identified";

function markIdentified(who: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === who) return false;
    sessionStorage.setItem(storageKey, who);
  } catch {
    // Storage may be switched off: then it is reported again with each page.
  }
  return true;
}

async function profileOf({
  userType,
  employerProfileId,
}: Pick<Session, "userType" | "employerProfileId">): Promise<EventTypes["$identify"] | null> {
  if (userType === "educator") {
    const [own] = linkAll(UserProfile, await call(ownProfilePath));
    return own ? candidateProfile(own) : null;
  }
  if (userType !== "employer" || !employerProfileId) return null;
  const [profiles, subscriptions] = await Promise.all([
    ofFrame(viewerPaths.employerProfiles),
    ofFrame(viewerPaths.subscription),
  ]);
  const contact = linkAll(EmployerProfile, profiles).find(({ id }) => id === employerProfileId);
  const [subscription] = linkAll(Subscription, subscriptions);
  return contact?.employer ? employerProfile(contact.employer, contact, subscription) : null;
}

/** The frame of the page reads them as well. */
async function ofFrame(path: string): Promise<Answer> {
  try {
    return await queryClient().fetchQuery({
      queryKey: ["api", path],
      queryFn: ({ signal }) => readDocument(path, signal),
    });
  } catch (error) {
    // The cache was emptied, as it is for whoever begins to act: they read anew.
    if (error instanceof CancelledError) return ofFrame(path);
    throw error;
  }
}

const ownProfilePath = collectionPath(UserProfile, {
  include: ["geography", "workHistories", "educationHistories", "certifications"],
  size: 1,
});
