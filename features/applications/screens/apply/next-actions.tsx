/** Actions at the end of applying, and similar jobs. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import classes from "./apply.module.css";
import { SimilarJobs } from "./similar-jobs.tsx";

type Variant = "filled" | "outline";

export const NextActions = ({ jobId, children }: { jobId: string; children: React.ReactNode }) => (
  <>
    <div className={classes.acts}>{children}</div>
    <SimilarJobs jobId={jobId} />
  </>
);

export const MyApplicationsLink = ({ variant }: { variant: Variant }) => (
  <Button component={Link} to={pages.applications} variant={variant}>
    <Trans>View my applications</Trans>
  </Button>
);

export const MoreJobsLink = ({ variant }: { variant: Variant }) => (
  <Button component={Link} to={pages.jobs} variant={variant}>
    <Trans>Find more jobs</Trans>
  </Button>
);
