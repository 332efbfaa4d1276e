/** On every page of a rejected or suspended educator: what that means. Pages that say it themselves omit it. */
import { Suspense } from "react";
import { useLocation } from "react-router";

import { pages } from "#features/paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useStanding } from "#features/accounts/screens/session/current-account.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const StandingStrip = lazyPart(() =>
  import("./educator-standing-strip.tsx").then((module) => module.EducatorStandingStrip),
);

export function EducatorStanding() {
  const { userType } = useSession();
  const { pathname } = useLocation();
  const standing = useStanding();
  if (userType !== "educator" || (standing !== "suspended" && standing !== "rejected")) return null;
  if (pathname === pages.profile || pathname === pages.registerTeacherOnboarding) return null;
  return (
    <Suspense>
      <StandingStrip standing={standing} />
    </Suspense>
  );
}
