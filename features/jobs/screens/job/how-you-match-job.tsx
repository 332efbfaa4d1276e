/** "How you match" with this job, for educators; loaded only for them. */
import { Suspense } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { JobListingRecord } from "../../job-listing.ts";
import { metaOf } from "../job-records.ts";
import type { HeadingLevel } from "./job-section.tsx";

const HowYouMatch = lazyPart(() => import("./how-you-match.tsx").then((module) => module.HowYouMatch));

export function HowYouMatchJob({ job, level }: { job: JobListingRecord; level: HeadingLevel }) {
  const { match } = metaOf(job);
  if (!match) return null;
  return (
    <Suspense>
      <HowYouMatch job={job} match={match} level={level} />
    </Suspense>
  );
}
