/** "Recommended for you": up to three jobs that fit an educator well, above the search until it has filters. */
import { Suspense } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { RecommendedRow, RecommendedRowPlaceholder } from "./recommended-row.tsx";

const Recommendations = lazyPart(() =>
  import("./recommendations.tsx").then((module) => module.Recommendations),
);

/** Until the browser knows who is signed in, CSS reserves the space for educators only, so that nothing jumps. */
export function RecommendedJobs() {
  const { status, userType } = useSession();
  const waiting = (
    <RecommendedRow isBusy>
      <RecommendedRowPlaceholder />
    </RecommendedRow>
  );
  if (status === "unknown") return waiting;
  if (userType !== "educator") return null;
  return (
    <Suspense fallback={waiting}>
      <Recommendations />
    </Suspense>
  );
}
