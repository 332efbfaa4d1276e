/** What operators find by "Go to…": anybody's account, program, profile and job, by name or address. */
import { useLingui } from "@lingui/react/macro";

import { Account } from "#features/accounts/account.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { Employer } from "#features/employers/employer.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { consoleDataPath } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { type GoToGroup, isUnderway } from "./go-to-group.ts";

const maxPerGroup = 4;

export function useOperatorMatches(q: string, enabled: boolean) {
  const { t } = useLingui();
  const options = { filter: { q }, size: maxPerGroup, enabled };
  // Only the own account is read by who looks after content.
  const accounts = useCollection(Account, { at: "accounts", ...options });
  const programs = useCollection(Employer, options);
  const educators = useCollection(UserProfile, options);
  const jobs = useCollection(JobListing, options);
  const groups: GoToGroup[] = [
    {
      label: t`Accounts`,
      entries: (accounts.data ?? []).map((account) => ({
        to: consoleDataPath(`accounts/${account.id}`),
        label: fullName(account) || account.email,
        note: account.email,
      })),
    },
    {
      label: t`Programs`,
      entries: (programs.data ?? []).map(({ id, name, zip }) => ({
        to: consoleDataPath(`employers/${id}`),
        label: name,
        note: zip ?? undefined,
      })),
    },
    {
      label: t`Educators`,
      entries: (educators.data ?? []).map((profile) => ({
        to: consoleDataPath(`user_profiles/${profile.id}`),
        label: fullName(profile),
        note: profile.city ?? undefined,
      })),
    },
    {
      label: t`Jobs`,
      entries: (jobs.data ?? []).map(({ id, title }) => ({
        to: consoleDataPath(`job_listings/${id}`),
        label: title,
      })),
    },
  ];
  return { groups, isLoading: [accounts, programs, educators, jobs].some(isUnderway) };
}
