/** An employer's job in a list: its title, place, badges, and what is due soon. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { employerJobPath } from "#features/paths.ts";
import { useIsEmployerReadOnly } from "#features/accounts/screens/session/current-account.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeRangeText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { JobBadges } from "../card/job-badges.tsx";
import { metaOf } from "../job-records.ts";
import { listingStatusTones, listingStatusLabels } from "../labels/job-labels.ts";
import { type EmployerJobRow, daysLeft, draftPath, isDraft } from "./employer-job.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-job-list.module.css";
import { PlaceText } from "../card/place-text.tsx";

interface EmployerJobTitleProps {
  job: EmployerJobRow;
  /** Where a tab shows jobs of several states, those that are not like most. */
  showsStatus: boolean;
  onRenew: (job: EmployerJobRow) => unknown;
}

export function EmployerJobTitle({ job, showsStatus, onRenew }: EmployerJobTitleProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const isReadOnly = useIsEmployerReadOnly();
  const { listingStatus } = job;
  const isOut = listingStatus === "published";
  const days = daysLeft(job);
  return (
    <Stack gap={2} align="start" className={classes.title}>
      <Link
        className="strong"
        to={isDraft(job) && !isReadOnly ? draftPath(job.id) : employerJobPath(job.slug)}
      >
        {job.title || t`Untitled draft`}
      </Link>
      <div className={`small muted ${classes.place}`}>
        <PlaceText job={job} />
      </div>
      <Cluster gap={[4, 8]} className={classes.badges}>
        {showsStatus && (
          <Pill tone={listingStatusTones[listingStatus]}>{labelFor(listingStatusLabels, listingStatus)}</Pill>
        )}
        {job.publishAt && (
          <Pill tone="info">
            <Trans>
              Goes out <TimeRangeText at={job.publishAt} minutes={0} />
            </Trans>
          </Pill>
        )}
        {isOut && <JobBadges badges={metaOf(job).badges} />}
        {days !== null && (
          <>
            <Pill tone="warning">
              <Plural value={days} _0="Expires today" one="Expires in # day" other="Expires in # days" />
            </Pill>
            <Button variant="subtle" size="small" onClick={() => void onRenew(job)}>
              <Trans>
                Renew<span className="visually-hidden"> {job.title}</span>
              </Trans>
            </Button>
          </>
        )}
      </Cluster>
    </Stack>
  );
}
