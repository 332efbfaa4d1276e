/** Tells the figures who has signed in, once for each tab and each profile somebody acts as. */
import { useEffect } from "react";
import { Account } from "#features/accounts/account.ts";
import { EmployerProfile } from "#features/employers/employer-profile.ts";
import { Employer } from "#features/employers/employer.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import type { Entity } from "#platform/shared/entity.ts";
import { identify, type Properties } from "#platform/web/page/analytics.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { linkOne } from "#platform/web/api-client/document.ts";
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
    if (status !== "signed-in" || impersonatorId || !markIdentified(`${accountId} ${employerProfileId}`))
      return;
    const profile = () =>
      profileOf({ userType, employerProfileId }).catch((error: unknown) => {
        // Who has logged out meanwhile, or whose session is over, is nobody to tell of.
        if (currentSession().accountId !== accountId || (error instanceof ApiError && error.status === 401))
          return null;
        throw error;
      });
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
}: Pick<Session, "userType" | "employerProfileId">): Promise<Properties | null> {
  if (userType === "educator") {
    const { userProfileId } = await read(Account, "account");
    const whole = "include=geography,work_histories,education_histories,certifications";
    return candidateProfile(await read(UserProfile, `user_profiles/${userProfileId}?${whole}`));
  }
  if (userType !== "employer" || !employerProfileId) return null;
  const path = `employers/employer_profiles/${employerProfileId}`;
  const contact = await read(EmployerProfile, path);
  const employer = await read(Employer, `employers/${contact.employerId}?include=geography`);
  return employerProfile(employer, contact);
}

const read = async <E extends Entity>(entity: E, path: string) => linkOne(entity, await call(path));
