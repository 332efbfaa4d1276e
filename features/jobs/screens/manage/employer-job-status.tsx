/** Below the title of an employer's job: its state, since when, until when, and its badges. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeRangeText, TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { JobBadges } from "../card/job-badges.tsx";
import { metaOf } from "../job-records.ts";
import {
  closeReasonLabels,
  hiredElsewhereLabels,
  listingStatusTones,
  listingStatusLabels,
} from "../labels/job-labels.ts";
import { daysLeft } from "./employer-job.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-job.module.css";
import { PlaceText } from "../card/place-text.tsx";

export function EmployerJobStatus({ job }: { job: JobListingRecord }) {
  const labelFor = useLabels();
  const { i18n } = useLingui();
  const { listingStatus: status } = job;
  const days = daysLeft(job);
  const isOut = status === "published";
  return (
    <Cluster gap={[8, 16]} className={`muted ${classes.status}`}>
      <Pill tone={listingStatusTones[status]}>{labelFor(listingStatusLabels, status)}</Pill>
      {isOut && <JobBadges badges={metaOf(job).badges} />}
      {days !== null && (
        <Pill tone="warning">
          <Plural value={days} _0="Expires today" one="Expires in # day" other="Expires in # days" />
        </Pill>
      )}
      <span>
        <PlaceText job={job} />
      </span>
      {job.publishedAt && (
        <span>
          <Trans>
            Published <TimeText at={job.publishedAt} />
          </Trans>
        </span>
      )}
      {isOut && job.expiresAt && (
        <span>
          <Trans>
            Listed until <TimeText at={job.expiresAt} absolute />
          </Trans>
        </span>
      )}
      {job.publishAt && (
        <span>
          <Trans>
            Goes out <TimeRangeText at={job.publishAt} minutes={0} />
          </Trans>
        </span>
      )}
      {job.closedReason && <span>{i18n._(closeReasonLabels[job.closedReason])}</span>}
      {job.hiredElsewhere && (
        <span>
          <Trans>Hired elsewhere: {i18n._(hiredElsewhereLabels[job.hiredElsewhere])}</Trans>
        </span>
      )}
    </Cluster>
  );
}
