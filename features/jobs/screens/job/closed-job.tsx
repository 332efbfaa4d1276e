/** The page of a closed job: its title, that it is closed, and similar jobs. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { employerPath, pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import type { JobListingRecord } from "../../job-listing.ts";
import { ClosedBanner } from "./closed-banner.tsx";
import { SimilarJobs, type ClosedJob } from "./similar-jobs.tsx";

export const ClosedJobPage = ({ closed, similar }: { closed: ClosedJob; similar: JobListingRecord[] }) => (
  <Page
    title={closed.title}
    noIndex
    lead={
      <Link to={employerPath(closed.employerSlug)}>
        <Trans>More about {closed.employerName}</Trans>
      </Link>
    }
  >
    <ClosedBanner />
    <Button as={Link} to={pages.jobs} variant="outline">
      <Trans>Find jobs</Trans>
    </Button>
    <SimilarJobs jobs={similar} />
  </Page>
);
