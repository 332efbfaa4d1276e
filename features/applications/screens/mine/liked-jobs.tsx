/** The jobs an educator has liked. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { JobListing } from "#features/jobs/job-listing.ts";
import { JobCard } from "#features/jobs/screens/card/job-card.tsx";
import { jobIncludes } from "#features/jobs/screens/job-records.ts";
import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./my-applications.module.css";
import { cardFields } from "#features/jobs/screens/search/job-search.ts";

export function LikedJobs() {
  const { t } = useLingui();
  const [search] = useSearch();
  const query = useCollection(JobListing, {
    filter: { liked: true },
    include: jobIncludes,
    fields: cardFields,
    page: Number(search.page) || 1,
    keepOffline: true,
  });
  return (
    <>
      <h2 className="visually-hidden">
        <Trans>Liked jobs</Trans>
      </h2>
      <Loaded
        query={query}
        failure={t`We couldn't load jobs.`}
        empty={
          <EmptyState
            title={t`Jobs you like are kept here.`}
            action={
              <Button as={Link} to={pages.jobs}>
                <Trans>Find jobs</Trans>
              </Button>
            }
          />
        }
      >
        {(jobs) => (
          <Stack as="ul" gap={12} className={classes.list}>
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      <Pagination page={query.page} pages={query.pages} />
    </>
  );
}
