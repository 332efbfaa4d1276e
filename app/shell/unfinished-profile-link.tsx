/** The link to an educator's profile that is not complete yet. */
import { useOwnProfile } from "#features/educators/screens/profile/use-own-profile.ts";
import { NavEntryLink, type NavEntryProps } from "./nav-entry-link.tsx";

export function UnfinishedProfileLink(props: NavEntryProps) {
  const profile = useOwnProfile().data;
  return <NavEntryLink {...props} percent={profile?.metadata.completeness} />;
}
