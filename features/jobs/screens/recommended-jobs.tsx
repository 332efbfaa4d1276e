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
  const { userType } = useSession();
  const { data } = useCollection(JobListing, {
    filter: { recommended: true },
    include: jobIncludes,
    fields: cardFields,
    size: 3,
    enabled: userType === "educator",
  });
  if (userType !== "educator" || !data?.length) return null;
  return (
    <section aria-labelledby="recommended" className={classes.row}>
      <div className={classes.top}>
        <h2 id="recommended">
          <Trans>Recommended for you</Trans>
        </h2>
        <Link to={`${pages.jobs}?recommended=true`}>
          <Trans>See all</Trans>
        </Link>
      </div>
      <div className={classes.cards}>
        {data.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </div>
    </section>
  );
}
