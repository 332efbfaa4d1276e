/** "Recommended for you": up to three jobs that fit an educator well, above the search until it has filters. */
import { Suspense } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { RecommendedRowRoom } from "./recommended-row.tsx";

const Recommendations = lazyPart(
  () => import("./recommendations.tsx").then((module) => module.Recommendations),
  "recommendations",
);

/** Until the browser knows who is signed in, CSS reserves the space for educators only, so that nothing jumps. */
export function RecommendedJobs() {
  const { status, userType } = useSession();
  if (status === "unknown") return <RecommendedRowRoom />;
  if (userType !== "educator") return null;
  return (
    <Suspense fallback={<RecommendedRowRoom />}>
      <Recommendations />
    </Suspense>
  );
}
