/** The days that can be booked, and the choice of the clock they are read by. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { dayIn, dayName } from "#platform/web/i18n/calendar-days.ts";
import { zoneOptions } from "#platform/web/i18n/time-zone.ts";
import { Cluster, Row } from "#platform/web/ui/layout/stack.tsx";
import fields from "#platform/web/ui/form/field.module.css";
import { MonthGrid } from "#platform/web/ui/form/month-grid.tsx";
import { freeTimesOn } from "./times-by-day.ts";
import classes from "./booking.module.css";
import { timeListId } from "./time-list.tsx";
import type { Booking } from "./use-booking.ts";

export function DayPicker({ booking }: { booking: Booking }) {
  const { t, i18n } = useLingui();
  const { choice, free, day, month, setMonth, pickDay } = booking;
  const today = dayIn(free.now, choice.zone);
  const last = dayIn(free.until, choice.zone);
  const nameOf = (one: string) => {
    const [name, count] = [dayName(one, i18n.locale, today), freeTimesOn(free.days, one)];
    if (count === 0) return t`${name}, no times available`;
    return t`${name}, ${plural(count, { one: "# time available", other: "# times available" })}`;
  };
  return (
    <section className={classes.calendar} aria-label={t`Days`}>
      <MonthGrid
        month={month}
        onMonth={setMonth}
        first={today}
        last={last > today ? last : today}
        today={today}
        selected={day}
        onSelect={(one) => {
          pickDay(one);
          showTimes();
        }}
        isOpen={(one) => freeTimesOn(free.days, one) > 0}
        nameOf={nameOf}
      />
      <TypedDay first={today} last={last} value={day} onPick={pickDay} />
    </section>
  );
}

/** On a phone they stand above the calendar. */
function showTimes() {
  if (matchMedia("(max-width: 767px)").matches) document.getElementById(timeListId)?.scrollIntoView();
}

interface TypedDayProps {
  first: string;
  last: string;
  value: string | null;
  onPick: (day: string) => void;
}

/** Beside every calendar a date can be typed. */
function TypedDay({ first, last, value, onPick }: TypedDayProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Cluster gap={[4, 12]} className={classes.line}>
      <label htmlFor={id}>{t`Go to date`}</label>
      <input
        id={id}
        type="date"
        className={`${fields.input} ${fields.sized}`}
        min={first}
        max={last}
        value={typed ?? value ?? ""}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          // Half-typed years are far away.
          if (currentTarget.value >= first && currentTarget.value <= last) onPick(currentTarget.value);
        }}
      />
    </Cluster>
  );
}

/** The clock the times are read by: one line above them. */
export function ZoneSelect({ booking: { choice } }: { booking: Booking }) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <Row gap={12} className={classes.line}>
      <label htmlFor={id}>{t`Times shown in`}</label>
      <select
        id={id}
        className={`${fields.input} ${fields.select}`}
        value={choice.zone}
        onChange={({ currentTarget }) => choice.pickZone(currentTarget.value)}
      >
        {zoneOptions(i18n, [choice.ownZone, choice.zone]).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Row>
  );
}
