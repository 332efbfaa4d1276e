/** A day and a free time of it to pick, on the host's clock: for booking somebody directly and for moving an interview. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { useId, useMemo, useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { dayAt, dayName, monthOf, type Day } from "#platform/web/calendar-days.ts";
import { clockTime } from "#platform/web/format.ts";
import { zoneLabel } from "#platform/web/time-zone.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { Loaded } from "#platform/web/ui/loaded.tsx";
import { MonthGrid } from "#platform/web/ui/month-grid.tsx";
import { useNow } from "#platform/web/ui/use-now.ts";
import { FreeTime } from "../availability.ts";
import classes from "./employer-interviews-free-times.module.css";

interface FreeTimesProps {
  eventTypeId: string;
  /** The host's zone. */
  timeZone: string;
  value: string | null;
  onChange: (startTime: string) => void;
}

export function FreeTimes({ eventTypeId, timeZone, ...choice }: FreeTimesProps) {
  const { t } = useLingui();
  const query = useCollection(FreeTime, { filter: { interviewEventTypeId: eventTypeId }, size: 100 });
  return (
    <Loaded
      query={query}
      failure={t`We couldn't load the free times.`}
      empty={
        <p className={classes.none}>
          <Trans>
            There are no free times. <Link to={pages.employerAvailability}>Change your availability</Link>
          </Trans>
        </p>
      }
    >
      {(times) => (
        <DayAndTime starts={times.map(({ startTime }) => startTime)} timeZone={timeZone} {...choice} />
      )}
    </Loaded>
  );
}

interface DayAndTimeProps extends Omit<FreeTimesProps, "eventTypeId"> {
  starts: readonly string[];
}

function DayAndTime({ starts, timeZone, value, onChange }: DayAndTimeProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const days = useMemo(() => byDay(starts, timeZone), [starts, timeZone]);
  const open = [...days.keys()];
  const [picked, setPicked] = useState<Day>();
  const day = picked && days.has(picked) ? picked : open[0]!;
  const [turned, setTurned] = useState<string>();
  const times = days.get(day) ?? [];
  const today = dayAt(useNow(), timeZone);
  const count = (one: Day) => days.get(one)?.length ?? 0;
  return (
    <div className={classes.picker}>
      <MonthGrid
        month={turned ?? monthOf(day)}
        onMonth={setTurned}
        first={today}
        last={open.at(-1)!}
        today={today}
        selected={day}
        onSelect={setPicked}
        isOpen={(one) => days.has(one)}
        nameOf={(one) =>
          t`${dayName(one, i18n.locale)}, ${plural(count(one), {
            0: "no times available",
            one: "# time available",
            other: "# times available",
          })}`
        }
      />
      <fieldset className={classes.times}>
        <legend>{dayName(day, i18n.locale)}</legend>
        <p className="muted tiny">
          <Trans>Times shown in {zoneLabel(timeZone, i18n)}</Trans>
          {" · "}
          <Plural value={times.length} one="# free time" other="# free times" />
        </p>
        <div className={classes.list}>
          {times.map((start) => (
            <label key={start} className={classes.time}>
              <input type="radio" name={name} checked={value === start} onChange={() => onChange(start)} />
              {clockTime(new Date(start), i18n.locale, timeZone)}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function byDay(starts: readonly string[], timeZone: string): Map<Day, string[]> {
  const days = new Map<Day, string[]>();
  for (const start of starts) {
    const day = dayAt(start, timeZone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return days;
}
