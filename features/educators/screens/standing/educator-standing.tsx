/** On every page of an educator who was turned away: what that means. The pages that tell all of it leave it out. */
import { Suspense } from "react";
import { useLocation } from "react-router";

import { pages } from "#features/paths.ts";
import { useSession } from "#platform/web/session.ts";
import { useStanding } from "#platform/web/shell/me.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";

const Strip = lazyPart(() => import("./educator-strip.tsx").then((module) => module.EducatorStrip));

export function EducatorStanding() {
  const { userType } = useSession();
  const { pathname } = useLocation();
  const standing = useStanding();
  if (userType !== "educator" || (standing !== "suspended" && standing !== "rejected")) return null;
  if (pathname === pages.profile || pathname === pages.registerTeacherOnboarding) return null;
  return (
    <Suspense>
      <Strip standing={standing} />
    </Suspense>
  );
}
