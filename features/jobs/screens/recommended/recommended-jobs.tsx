/** "Recommended for you": the place of three jobs that fit an educator well, above the search before anything is asked. */
import { Suspense } from "react";

import { useSession } from "#platform/web/session.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { RecommendedRow, RecommendedWaiting } from "./recommended-row.tsx";

const Recommendations = lazyPart(() =>
  import("./recommendations.tsx").then((module) => module.Recommendations),
);

/** Before the browser has looked who is here, styles show the place to educators alone, so that nothing jumps. */
export function RecommendedJobs() {
  const { status, userType } = useSession();
  const waiting = (
    <RecommendedRow isBusy>
      <RecommendedWaiting />
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
