/** The status of an application as its educator reads it, and the "On hold" tag. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPlayerPause from "~icons/tabler/player-pause";

import { isOpen } from "#features/jobs/screens/job-records.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { statusCategoryOf } from "../../application-constants.ts";
import { applicationStateTones, applicationStateLabels } from "./application-labels.ts";
import type { MyApplicationRow } from "../apply/apply-draft.ts";

export function ApplicationStatusPill({ application }: { application: MyApplicationRow }) {
  const { aasmState, jobListing } = application;
  const { t } = useLingui();
  const labelFor = useLabels();
  // Closed while its job is open: the educator closed it after 21 days without reply.
  const isUnanswered = aasmState === "closed" && jobListing?.title !== undefined && isOpen(jobListing);
  const isWaiting = ["new", "in_progress", "offer"].includes(statusCategoryOf[aasmState]);
  return (
    <>
      <Pill tone={applicationStateTones[aasmState]}>
        {isUnanswered ? t`No reply` : labelFor(applicationStateLabels, aasmState)}
      </Pill>
      {isWaiting && <OnHoldTag application={application} />}
    </>
  );
}

/** The educator's profile is suspended: nothing can be decided until the suspension is lifted. */
export const OnHoldTag = ({ application }: { application: { onHold: boolean } }) =>
  application.onHold && (
    <Pill tone="warning" icon={IconPlayerPause}>
      <Trans>On hold</Trans>
    </Pill>
  );
