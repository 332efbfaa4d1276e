/**
 * On every page of an educator whose profile is not complete yet: how far it is, the way on, and a way to be rid of it.
 * One strip at a time: confirming the email comes first, and Profile in the bars shows the percentage meanwhile.
 */
import { Suspense } from "react";
import { useLocation } from "react-router";

import { useAccount, useIsOnboarding } from "#features/accounts/screens/session/current-account.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useRouteHandle } from "#features/accounts/screens/session/route-handle.ts";
import { pages } from "#features/paths.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const FinishProfileStrip = lazyPart(() =>
  import("./finish-profile-strip.tsx").then((module) => module.FinishProfileStrip),
);

export function FinishProfile() {
  const isOnboarding = useIsOnboarding();
  const account = useAccount();
  const { impersonatorId } = useSession();
  const { shell } = useRouteHandle();
  const { pathname } = useLocation();
  const confirmsEmail = account?.emailVerifiedAt === null && !impersonatorId;
  if (!isOnboarding || confirmsEmail || shell === "flow" || pathname === pages.profile) return null;
  return (
    <Suspense>
      <FinishProfileStrip />
    </Suspense>
  );
}
