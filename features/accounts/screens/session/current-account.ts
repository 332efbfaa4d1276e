/** The account behind the session: its name, and what its standing allows. */
import { useMemo } from "react";

import { hasOperatorRole, type OperatorRole } from "#platform/shared/operator-role.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { Standing } from "#platform/shared/standing.ts";
import { linkOne } from "#platform/web/api-client/document.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { Account } from "../../account.ts";
import { fullName, type Named } from "../../full-name.ts";
import { useSession } from "./current-session.ts";

declare module "#platform/web/api-client/document.ts" {
  interface DocumentMeta {
    standing?: Standing;
    /** Who came by way of a provider may have none. */
    hasPassword?: boolean;
  }
}

export type CurrentAccount = ResourceOf<typeof Account>;

/** The signed-in account; undefined for guests and while it loads. */
export function useAccount(): CurrentAccount | undefined {
  const { status } = useSession();
  const { data } = useDocument(status === "signed-in" ? "account" : null, { keepOffline: true });
  return useMemo(() => (data && status === "signed-in" ? linkOne(Account, data) : undefined), [data, status]);
}

/**
 * What the account may do right now, as its document says: screens show it before anything is typed, and the server
 * refuses. Null for guests and until it is known: then nothing is disabled.
 */
export function useStanding(): Standing | null {
  const { status } = useSession();
  const { data } = useDocument(status === "signed-in" ? "account" : null, { keepOffline: true });
  return (status === "signed-in" && data?.meta?.standing) || null;
}

/** Whether the signed-in operator's role is one of some; false until the account is known. */
export function useHasOperatorRole(): (roles: readonly OperatorRole[]) => boolean {
  const account = useAccount();
  const caller = { kind: account?.userType ?? "guest", role: account?.operatorRole ?? undefined };
  return (roles) => hasOperatorRole(caller as { kind: string; role?: string }, roles);
}

/** Whether the account has a password; true until it is known. */
export function useHasPassword(): boolean {
  const { status } = useSession();
  const { data } = useDocument(status === "signed-in" ? "account" : null, { keepOffline: true });
  return data?.meta?.hasPassword !== false;
}

/** Whether the employer is suspended or rejected: its team reads its own rows and changes none of them. */
export function useIsEmployerReadOnly(): boolean {
  const { userType } = useSession();
  const standing = useStanding();
  return userType === "employer" && (standing === "suspended" || standing === "rejected");
}

/**
 * Whether the account may read rows of others: the API refuses them to the team of a suspended or rejected employer.
 * False for an employer until its standing is known.
 */
export function useMayReadOthers(): boolean {
  const { userType } = useSession();
  const standing = useStanding();
  return (
    userType !== "employer" || (standing !== null && standing !== "suspended" && standing !== "rejected")
  );
}

/** Whether the account may read of other people, their applications included: unconfirmed employers may not either. */
export function useMayReadPeople(): boolean {
  const { userType } = useSession();
  const mayReadOthers = useMayReadOthers();
  const standing = useStanding();
  return mayReadOthers && (userType !== "employer" || standing !== "unconfirmed");
}

/**
 * Whether an educator still has profile questions to answer, before the profile goes to review. Never where this server
 * has no such questions.
 */
export function useIsOnboarding(): boolean {
  const account = useAccount();
  const { userType } = useSession();
  const hasQuestions = useHasCollection("onboarding_events");
  return hasQuestions && userType === "educator" && account?.onboardComplete === false;
}

/** "Ana Reyes", or the email address of a person without a name. */
export const nameOrEmail = (person: (Named & { email?: string | null }) | null | undefined): string =>
  (person && fullName(person)) || (person?.email ?? "");
