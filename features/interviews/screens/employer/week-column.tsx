/** A day of the week: its name, whether it is closed, its interviews and the times still free. */
import { Trans, useLingui } from "@lingui/react/macro";

import { dayName, weekdayNames, weekdayOf, type Day } from "#platform/web/i18n/calendar-days.ts";
import { clockTime } from "#platform/shared/format.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { useHolidayOn } from "../holiday-labels.ts";
import { isOver, otherPartyName, type InterviewRecord } from "../interview-record.ts";
import { InterviewStatusPill } from "../interview-status.tsx";
import type { WeekDay } from "./use-interview-week.ts";
import { entriesOf, type FreeSpan } from "./week-days.ts";
import classes from "./week-view.module.css";

interface WeekColumnProps {
  day: WeekDay;
  zone: string;
  today: Day;
  now: Date;
  /** Opens an interview. */
  open: (id: string) => void;
}

export function WeekColumn({
  day: { day, interviews, free, isClosed },
  zone,
  today,
  now,
  open,
}: WeekColumnProps) {
  const { i18n } = useLingui();
  const holiday = useHolidayOn()(day);
  const entries = entriesOf(interviews, free);
  const name = dayName(day, i18n.locale);
  return (
    <Stack
      as="section"
      gap={6}
      className={classes.day}
      aria-label={name}
      data-past={day < today || undefined}
    >
      <Row as="h3" gap={6} className={classes.name} aria-current={day === today ? "date" : undefined}>
        <span>{weekdayNames(i18n.locale)[weekdayOf(day)]!.short}</span>
        <span className={classes.number}>{Number(day.slice(8))}</span>
        {day === today && (
          <span className="small">
            <Trans>Today</Trans>
          </span>
        )}
      </Row>
      {(isClosed || holiday) && (
        <p className="small muted">
          {holiday}
          {holiday && isClosed && " · "}
          {isClosed && <Trans>Closed</Trans>}
        </p>
      )}
      {entries.map((entry) =>
        "free" in entry ? (
          <Free key={entry.at} span={entry.free} zone={zone} />
        ) : (
          <Agreed key={entry.interview.id} interview={entry.interview} zone={zone} now={now} open={open} />
        ),
      )}
      {entries.length === 0 && !isClosed && (
        <p className={`small muted ${classes.nothing}`}>
          <Trans>Nothing</Trans>
        </p>
      )}
    </Stack>
  );
}

function Free({ span: { from, until }, zone }: { span: FreeSpan; zone: string }) {
  const { i18n } = useLingui();
  const [start, end] = [from, until].map((at) => clockTime(new Date(at), i18n.locale, zone));
  return (
    <p className={`small ${classes.free}`}>
      <Trans>
        Free {start} – {end}
      </Trans>
    </p>
  );
}

interface AgreedProps extends Pick<WeekColumnProps, "zone" | "now" | "open"> {
  interview: InterviewRecord;
}

function Agreed({ interview, zone, now, open }: AgreedProps) {
  const { i18n } = useLingui();
  const { status } = interview;
  const { employerProfile: host } = interview.names;
  return (
    <button
      type="button"
      className={classes.interview}
      data-over={isOver(interview, now) || undefined}
      onClick={() => open(interview.id)}
    >
      <span className="strong">{clockTime(new Date(interview.time), i18n.locale, zone)}</span>
      <span>{otherPartyName(interview, "employer")}</span>
      <span className="small muted">
        <Trans>with {host}</Trans>
      </span>
      {status !== "scheduled" && <InterviewStatusPill interview={interview} side="employer" />}
    </button>
  );
}
