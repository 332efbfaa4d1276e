/** One of the educator's applications in a list: job, status, last event, next step. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { applyPath } from "#features/paths.ts";
import { employerOf, isOpen } from "#features/jobs/screens/job-records.ts";
import { PlaceText } from "#features/jobs/screens/card/place-text.tsx";
import { usePrefetch } from "#platform/web/data/use-prefetch.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { CardTitle } from "#platform/web/ui/layout/card-title.tsx";
import { FactList } from "#platform/web/ui/data/fact-list.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { myApplicationUpdates, myApplicationActions } from "../application-slots.ts";
import type { MyApplicationRow } from "../apply/apply-draft.ts";
import { Cluster, Grid } from "#platform/web/ui/layout/stack.tsx";
import classes from "./my-applications.module.css";
import { myApplicationPath } from "./my-application-query.ts";
import { MyNextStep } from "./my-next-step.tsx";
import { MyOfferLine } from "./my-offer.tsx";
import { ApplicationStatusPill } from "../labels/application-status-pill.tsx";

interface MyApplicationCardProps {
  application: MyApplicationRow;
  /** It changed while it was on the screen. */
  isUpdated: boolean;
}

export function MyApplicationCard({ application, isUpdated }: MyApplicationCardProps) {
  const { t } = useLingui();
  const [search] = useSearch();
  const prefetch = usePrefetch();
  const { aasmState, jobListing: job } = application;
  const employer = job && employerOf(job);
  const title = job?.title ?? t`Job`;
  const detail = `?${new URLSearchParams({ ...search, application: application.id })}`;
  const isDraft = aasmState === "draft";
  return (
    <Grid
      as="article"
      columns="40px minmax(0, 1fr) auto"
      gap={[8, 12]}
      align="start"
      aria-label={title}
      surface="card"
      padding={16}
      className={classes.card}
    >
      <div className={classes.picture}>
        <Avatar
          id={job?.employerId ?? application.id}
          name={employer?.name ?? ""}
          src={employer?.profileImage?.smallUrl}
        />
      </div>
      <div>
        <CardTitle>
          <Link
            {...prefetch(myApplicationPath(application.id))}
            to={isDraft && job ? applyPath(job.slug) : detail}
            preventScrollReset
          >
            {title}
          </Link>
        </CardTitle>
        {job && (
          <FactList>
            {employer?.name}
            <PlaceText job={job} />
          </FactList>
        )}
      </div>
      <div className={classes.status}>
        {isUpdated && (
          <span role="status">
            <Pill tone="warning">
              <Trans>Updated</Trans>
            </Pill>
          </span>
        )}
        <ApplicationStatusPill application={application} />
        {job && !isOpen(job) && aasmState !== "closed" && (
          <Pill>
            <Trans>No longer open</Trans>
          </Pill>
        )}
      </div>
      <MyOfferLine application={application} />
      <Cluster gap={[8, 16]} justify="between" className={classes.foot}>
        <LastEvent application={application} />
        <Cluster gap={[4, 16]} className={classes.news}>
          <myApplicationUpdates.Outlet application={application} />
        </Cluster>
        <Cluster gap={8} align="stretch" className={classes.next}>
          <myApplicationActions.Outlet application={application} />
          <MyNextStep application={application} />
        </Cluster>
      </Cluster>
    </Grid>
  );
}

function LastEvent({ application }: { application: MyApplicationRow }) {
  const { aasmState, submittedAt, viewedAt, stateChangedAt, updatedAt } = application;
  if (aasmState === "draft")
    return (
      <p className={`small muted ${classes.last}`}>
        <Trans>
          Last changed <TimeText at={updatedAt} />
        </Trans>
      </p>
    );
  return (
    <p className={`small muted ${classes.last}`}>
      <span>
        <Trans>
          Sent <TimeText at={submittedAt ?? application.createdAt} />
        </Trans>
      </span>
      {aasmState === "submitted" && viewedAt && (
        <span>
          <Trans>
            Viewed by employer <TimeText at={viewedAt} />
          </Trans>
        </span>
      )}
      {aasmState !== "submitted" && (
        <span>
          <Trans>
            Updated <TimeText at={stateChangedAt} />
          </Trans>
        </span>
      )}
    </p>
  );
}
