/** One link of a bar: icon, label, unread count; an unfinished profile says how far it is. */
import { Suspense } from "react";

import { useIsOnboarding } from "#features/accounts/screens/session/current-account.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { NavEntryLink, type NavEntryProps } from "./nav-entry-link.tsx";

const UnfinishedProfileLink = lazyPart(
  () => import("./unfinished-profile-link.tsx").then((module) => module.UnfinishedProfileLink),
  "unfinished-profile-link",
);

export function NavEntry(props: NavEntryProps) {
  const isOnboarding = useIsOnboarding();
  if (!isOnboarding || !props.entry.isProfile) return <NavEntryLink {...props} />;
  return (
    <Suspense fallback={<NavEntryLink {...props} />}>
      <UnfinishedProfileLink {...props} />
    </Suspense>
  );
}
