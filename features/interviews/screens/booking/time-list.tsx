/** The times of the chosen day; one that someone else books turns grey in place. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { useEffect, useRef } from "react";

import { dayIn, dayName } from "#platform/web/i18n/calendar-days.ts";
import { clockTime, zoneName } from "#platform/shared/format.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { firstFreeDay, freeTimesOn, type BookingTime } from "./times-by-day.ts";
import { Grid, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./booking.module.css";
import type { Booking } from "./use-booking.ts";

/** Where the page goes once a day is picked. */
export const timeListId = "booking-times";

export function TimeList({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const { choice, free, day, pickTime } = booking;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Picked among the nearest times, which are gone now: the focus goes on with the choice.
    if (choice.time && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
  }, [choice.time]);
  const times = (day && free.days.get(day)) || [];
  const zones = new Set(times.map(({ at }) => zoneName(new Date(at), i18n.locale, choice.zone)));
  if (free.isLoading && times.length === 0) return <SkeletonRows count={4} height={48} />;
  if (!day)
    return (
      <p className="muted">
        <Trans>Pick a day to see its times.</Trans>
      </p>
    );
  const count = freeTimesOn(free.days, day);
  const name = dayName(day, i18n.locale, dayIn(free.now, choice.zone));
  return (
    <>
      <h2 className="h3">{name}</h2>
      <p role="status" className="small muted">
        <Plural value={count} _0="No times available" one="# time available" other="# times available" />
      </p>
      <Grid
        columns="repeat(auto-fill, minmax(132px, 1fr))"
        gap={8}
        ref={list}
        role="radiogroup"
        aria-label={name}
      >
        {times.map((time) => (
          <TimeRadio
            key={time.at}
            time={time}
            // On the night the clock goes back the same hour comes twice: then each says which it is.
            name={timeName(time.at, i18n.locale, choice.zone, zones.size > 1)}
            isChosen={time.at === choice.time}
            onPick={() => pickTime(time.at)}
          />
        ))}
      </Grid>
      <MoreTimes booking={booking} />
    </>
  );
}

interface TimeRadioProps {
  time: BookingTime;
  name: string;
  isChosen: boolean;
  onPick: () => void;
}

function TimeRadio({ time, name, isChosen, onPick }: TimeRadioProps) {
  // A press on the server's HTML would be lost.
  const isAwake = useHydrated();
  return (
    <Row as="label" gap={10} className={classes.time} data-taken={!time.isFree || undefined}>
      <input
        type="radio"
        name="time"
        value={time.at}
        checked={isChosen}
        disabled={!isAwake || (!time.isFree && !isChosen)}
        onChange={onPick}
      />
      <span>{name}</span>
      {!time.isFree && (
        <span className="small">
          <Trans>Taken</Trans>
        </span>
      )}
    </Row>
  );
}

/** To the next day with a free time. */
function MoreTimes({ booking: { day, free, choice, pickDay } }: { booking: Booking }) {
  const known = firstFreeDay(free.days, day);
  const beyond = free.next && dayIn(free.next, choice.zone);
  const next = known ?? (beyond && day && beyond > day ? beyond : null);
  if (!next) return null;
  return (
    <Button variant="subtle" size="small" className={classes.moreTimes} onClick={() => pickDay(next)}>
      <Trans>More times</Trans>
    </Button>
  );
}

const timeName = (at: string, locale: string, zone: string, hasTwoZones: boolean) => {
  const clock = clockTime(new Date(at), locale, zone);
  return hasTwoZones ? `${clock} ${zoneName(new Date(at), locale, zone)}` : clock;
};
