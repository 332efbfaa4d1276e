/** A day and a free time of it to pick: for booking somebody directly and for moving an interview. A month at a time. */
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import {
  dayIn,
  dayName,
  monthOf,
  plusDays,
  plusMonths,
  type Day,
  type Month,
} from "#platform/web/i18n/calendar-days.ts";
import { clockTime } from "#platform/shared/format.ts";
import { useTimeZone, zoneLabel } from "#platform/web/i18n/time-zone.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { MonthGrid } from "#platform/web/ui/form/month-grid.tsx";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { FreeTime } from "../../availability.ts";
import { Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./free-time-picker.module.css";

interface FreeTimesProps {
  eventTypeId: string;
  /** The interview that moves: its own time does not stand in its way. */
  interviewId?: string;
  /** The time it has now. */
  except?: string;
  /** The host's zone, where the browser does not say another one. */
  hostZone: string;
  value: string | null;
  onChange: (startTime: string) => void;
}

export function FreeTimePicker({
  eventTypeId,
  interviewId,
  except,
  hostZone,
  value,
  onChange,
}: FreeTimesProps) {
  const { t } = useLingui();
  const [zone] = useTimeZone(hostZone);
  const today = dayIn(useNow(), zone);
  const [turned, setTurned] = useState<Month>();
  const ask = (month: Month) => ({
    filter: { interviewEventTypeId: eventTypeId, interviewId, timeZone: zone, ...daysOf(month, today) },
  });
  const first = useCollection(FreeTime, ask(monthOf(today)));
  // The month opened is the first one with a free time.
  const next = first.data?.length === 0 ? (first.meta["next"] as string | null) : null;
  const month = turned ?? monthOf(next ? dayIn(next, zone) : today);
  const query = useCollection(FreeTime, ask(month));
  const until = query.meta["bookableUntil"] as string | undefined;
  if (first.data?.length === 0 && !next)
    return (
      <p className={classes.none}>
        <Trans>
          There are no free times. <Link to={pages.employerAvailability}>Change your availability</Link>
        </Trans>
      </p>
    );
  return (
    <Loaded query={query} failure={t`We couldn't load the free times.`}>
      {(times) => (
        <DayAndTime
          key={month}
          month={month}
          onMonth={setTurned}
          starts={times
            .map(({ startTime }) => startTime)
            .filter((start) => !except || Date.parse(start) !== Date.parse(except))}
          zone={zone}
          today={today}
          last={until ? dayIn(new Date(Date.parse(until) - 1), zone) : today}
          value={value}
          onChange={onChange}
        />
      )}
    </Loaded>
  );
}

interface DayAndTimeProps extends Pick<FreeTimesProps, "value" | "onChange"> {
  month: Month;
  onMonth: (month: Month) => void;
  starts: readonly string[];
  zone: string;
  today: Day;
  last: Day;
}

function DayAndTime({ month, onMonth, starts, zone, today, last, value, onChange }: DayAndTimeProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const days = Map.groupBy(starts, (start) => dayIn(start, zone));
  const [picked, setPicked] = useState<Day | undefined>(value ? dayIn(value, zone) : undefined);
  const day = picked && days.has(picked) ? picked : [...days.keys()][0];
  const times = (day && days.get(day)) || [];
  const nameOf = (one: Day) => {
    const free = t`${plural(days.get(one)?.length ?? 0, {
      0: "no times available",
      one: "# time available",
      other: "# times available",
    })}`;
    return t`${dayName(one, i18n.locale, today)}, ${free}`;
  };
  return (
    <div className={classes.picker}>
      <MonthGrid
        month={month}
        onMonth={onMonth}
        first={today}
        last={last}
        today={today}
        selected={day ?? null}
        onSelect={setPicked}
        isOpen={(one) => days.has(one)}
        nameOf={nameOf}
      />
      <Stack as="fieldset" gap={8} className={classes.times}>
        <legend>{day ? dayName(day, i18n.locale, today) : <Trans>No free times this month</Trans>}</legend>
        <p className="muted tiny">
          <Trans>Times shown in {zoneLabel(zone, i18n)}</Trans>
          {" · "}
          <Plural value={times.length} one="# free time" other="# free times" />
        </p>
        <Grid columns="repeat(auto-fill, minmax(104px, 1fr))" gap={8} className={classes.list}>
          {times.map((start) => (
            <Row as="label" gap={8} key={start} className={classes.time}>
              <input
                type="radio"
                name={name}
                checked={!!value && Date.parse(value) === Date.parse(start)}
                onChange={() => onChange(start)}
              />
              {clockTime(new Date(start), i18n.locale, zone)}
            </Row>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}

/** The days of a month that are still to come. */
const daysOf = (month: Month, today: Day) => {
  const first = `${month}-01`;
  return { from: first < today ? today : first, to: plusDays(plusMonths(first, 1), -1) };
};
