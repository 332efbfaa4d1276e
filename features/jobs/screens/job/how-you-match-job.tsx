/** "How you match" with this job, for educators; loaded only for them. */
import { Suspense } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { JobListingRecord } from "../../job-listing.ts";
import classes from "./how-you-match.module.css";
import { isOpen, metaOf } from "../job-records.ts";
import type { HeadingLevel } from "./job-section.tsx";

const HowYouMatch = lazyPart(() => import("./how-you-match.tsx").then((module) => module.HowYouMatch));

export function HowYouMatchJob({ job, level }: { job: JobListingRecord; level: HeadingLevel }) {
  const { match } = metaOf(job);
  const room = <div data-educator-room className={classes.room} />;
  // The server sends the guests' page: room is kept until the educator's own match is here.
  if (!match) return isOpen(job) ? room : null;
  return (
    <Suspense fallback={room}>
      <HowYouMatch job={job} match={match} level={level} />
    </Suspense>
  );
}
