/** "Recommended for you": three jobs that fit an educator well, above the search before anything is asked. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useSession } from "#platform/web/session.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { JobListing } from "../job-listing.ts";
import { JobCard } from "./job-card.tsx";
import { cardFields } from "./job-search.ts";
import { jobIncludes } from "./job-parts.ts";
import classes from "./recommended-jobs.module.css";

export function RecommendedJobs() {
  const { status, userType } = useSession();
  const { data, isLoading } = useCollection(JobListing, {
    filter: { recommended: true },
    include: jobIncludes,
    fields: cardFields,
    size: 3,
    enabled: userType === "educator",
  });
  // Before the browser has looked who is here, styles show the place to educators alone, so that nothing jumps.
  const isWaiting = status === "unknown" || (userType === "educator" && isLoading);
  if (!isWaiting && (userType !== "educator" || !data?.length)) return null;
  return (
    <section aria-labelledby="recommended" className={classes.row} aria-busy={isWaiting}>
      <div className={classes.top}>
        <h2 id="recommended">
          <Trans>Recommended for you</Trans>
        </h2>
        <Link to={`${pages.jobs}?recommended=true`}>
          <Trans>See all</Trans>
        </Link>
      </div>
      <div className={classes.cards}>
        {isWaiting
          ? waiting.map((key) => <div key={key} className={classes.waiting} aria-hidden="true" />)
          : data?.map((job) => <JobCard key={job.id} job={job} />)}
      </div>
    </section>
  );
}

const waiting = [1, 2, 3];
