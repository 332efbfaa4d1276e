/** The timeline of an application for the employer, newest first, with the team's reasons. */
import { Trans, useLingui } from "@lingui/react/macro";

import { MomentText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { TimelineEntry } from "../../../application.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./applicant-detail.module.css";
import { applicantStateLabels, offerAnswerLabels } from "../../labels/application-labels.ts";

/** Answers to an offer are timeline entries, but not states. */
const entryLabels = ({ from, to }: TimelineEntry) =>
  from === "accepted" || to === "accepted" ? offerAnswerLabels : applicantStateLabels;

export function ApplicationTimeline({ rows, name }: { rows: readonly TimelineEntry[]; name: string }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  if (rows.length === 0) return null;
  const reasons: Record<string, string> = {
    job_closed: t`The job closed`,
    no_reply: t`No reply for 21 days`,
  };
  const actorName = ({ by, name: teammate }: TimelineEntry) => {
    if (by === "educator") return name;
    if (by === "employer") return teammate ?? t`Your team`;
    return by === "operator" ? t`Support` : t`The system`;
  };
  return (
    <Stack as="section" gap={8} className={classes.part}>
      <h3>
        <Trans>Timeline</Trans>
      </h3>
      <Stack as="ol" gap={12} className={classes.timeline}>
        {rows.toReversed().map((row) => (
          <Stack as="li" key={`${row.to} ${row.at}`}>
            <strong>{row.to === "submitted" ? t`Applied` : labelFor(entryLabels(row), row.to)}</strong>
            <span className="muted small">
              {actorName(row)} · <MomentText at={row.at} />
            </span>
            {row.reason && <p>{reasons[row.reason] ?? row.reason}</p>}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
