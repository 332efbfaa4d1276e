/** On every page of an educator whose profile is not complete yet: how far it is, the way on, and a way to be rid of it. */
import { Suspense } from "react";
import { useLocation } from "react-router";

import { useIsOnboarding } from "#features/accounts/screens/session/current-account.ts";
import { useRouteHandle } from "#features/accounts/screens/session/route-handle.ts";
import { pages } from "#features/paths.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const FinishProfileStrip = lazyPart(() =>
  import("./finish-profile-strip.tsx").then((module) => module.FinishProfileStrip),
);

export function FinishProfile() {
  const isOnboarding = useIsOnboarding();
  const { shell } = useRouteHandle();
  const { pathname } = useLocation();
  if (!isOnboarding || shell === "flow" || pathname === pages.profile) return null;
  return (
    <Suspense>
      <FinishProfileStrip />
    </Suspense>
  );
}
