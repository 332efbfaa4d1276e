/** The account behind the session, its name and its employer profiles, for the bars. */
import { useMemo } from "react";

import type { Standing } from "#platform/shared/standing.ts";
import { link, type Linked } from "#platform/web/api-client/document.ts";
import { useSession } from "./current-session.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";

/** The own account; undefined for guests and while it loads. */
export function useAccount(): Linked | undefined {
  const { status } = useSession();
  const { data } = useDocument(status === "signed-in" ? "account" : null);
  return useMemo(() => (data && status === "signed-in" ? (link(data) as Linked) : undefined), [data, status]);
}

/**
 * What the person may do right now, as the account's document says it: screens say so before anything is typed, the
 * server refuses. Null for guests, and for whoever is asked about too early: nothing stands in their way then.
 */
export function useStanding(): Standing | null {
  const { status } = useSession();
  const { data } = useDocument(status === "signed-in" ? "account" : null);
  return (status === "signed-in" && (data?.meta?.standing as Standing | undefined)) || null;
}

/** Whether the program was turned away: its people read what is their own, and change nothing of it. */
export function useIsTurnedAway(): boolean {
  const { userType } = useSession();
  const standing = useStanding();
  return userType === "employer" && (standing === "suspended" || standing === "rejected");
}

/** Whether other people's rows are open to the reader: whose program was turned away is refused. False until that is known. */
export function useReadsOthers(): boolean {
  const { userType } = useSession();
  const standing = useStanding();
  return (
    userType !== "employer" || (standing !== null && standing !== "suspended" && standing !== "rejected")
  );
}

/** What waits at the programs one is not acting for is asked for, nothing tells of it. */
const often = 60_000;

/** The own employer profiles, each with its employer; empty for everybody else. */
export function useOwnProfiles(): Linked[] {
  const { status, userType } = useSession();
  const isEmployer = status === "signed-in" && userType === "employer";
  const { data } = useDocument(isEmployer ? "employers/employer_profiles?include=employer.brand" : null, {
    every: often,
  });
  return useMemo(() => (data && isEmployer ? (link(data) as Linked[]) : []), [data, isEmployer]);
}

/** The profile an employer acts as, with its employer. */
export function useCurrentEmployerProfile(): Linked | undefined {
  const { employerProfileId } = useSession();
  const profiles = useOwnProfiles();
  return (
    profiles.find(({ id }) => id === employerProfileId) ?? (profiles.length === 1 ? profiles[0] : undefined)
  );
}

/**
 * Whether an educator still has the questions of the profile to answer: until then that is all the bars offer. While
 * there are no such questions here yet, nobody waits for them.
 */
export function useIsUnfinished(): boolean {
  const account = useAccount();
  const { userType } = useSession();
  const hasQuestions = useHasCollection("onboarding_events");
  return hasQuestions && userType === "educator" && account?.onboardComplete === false;
}

export const fullName = (person: Linked | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || String(person?.email ?? "");
