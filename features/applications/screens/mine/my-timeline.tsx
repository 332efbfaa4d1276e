/** The timeline of an application for its educator, newest first. */
import { Trans, useLingui } from "@lingui/react/macro";

import { MomentText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { TimelineEntry } from "../../application.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "../review/detail/applicant-detail.module.css";
import { applicationStateLabels } from "../labels/application-labels.ts";

interface MyTimelineProps {
  rows: readonly TimelineEntry[];
  viewedAt: string | null;
}

export function MyTimeline({ rows, viewedAt }: MyTimelineProps) {
  const { t } = useLingui();
  const event = useEventText();
  const viewed = viewedAt ? [{ text: t`Viewed by employer`, at: viewedAt }] : [];
  const events = [...rows.map((row) => ({ text: event(row), at: row.at })), ...viewed]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .toReversed();
  if (events.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={classes.part}>
      <h3>
        <Trans>Timeline</Trans>
      </h3>
      <Stack as="ol" gap={12} className={classes.timeline}>
        {events.map(({ text, at }) => (
          <Stack as="li" key={`${text} ${at}`}>
            <strong>{text}</strong>
            <span className="muted small">
              <MomentText at={at} />
            </span>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

function useEventText() {
  const { t } = useLingui();
  const labelFor = useLabels();
  return ({ from, to, by }: TimelineEntry): string => {
    if (to === "submitted") return from === "withdrawn" ? t`You applied again` : t`You applied`;
    if (to === "withdrawn") return t`You withdrew`;
    if (to === "accepted") return t`You accepted the offer`;
    if (from === "accepted" && to === "offered") return t`You took your acceptance back`;
    if (to === "declined") return t`You declined the offer`;
    if (to === "closed" && by === "educator") return t`You closed it: no reply`;
    if (from === "rejected") return t`Opened again`;
    return labelFor(applicationStateLabels, to);
  };
}
