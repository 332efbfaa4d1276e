/** What is booked, the days, the times of the chosen day: side by side, or below each other on a phone. */
import { Trans, useLingui } from "@lingui/react/macro";

import {
  RestrictionNotice,
  useRestriction,
} from "#features/educators/screens/standing/restriction-notice.tsx";
import type { Document } from "#platform/web/api-client/document.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { BookingCalendar } from "./booking-calendar.tsx";
import { BookingConfirm } from "./booking-confirm.tsx";
import { BookingDone } from "./booking-done.tsx";
import { BookingInfo } from "./booking-info.tsx";
import { BookingTaken } from "./booking-taken.tsx";
import { BookingTimes, timesId } from "./booking-times.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./booking.module.css";
import { MovedStrip, NoTimes, OwnBooking, OwnPage } from "./booking-strips.tsx";
import type { EventType } from "../event-types/event-type-data.ts";
import { useBooking } from "./use-booking.ts";

interface BookingPageProps {
  type: EventType;
  /** Free times as a guest saw them on the server. */
  times?: Document;
}

export function BookingPage({ type, times }: BookingPageProps) {
  const { t } = useLingui();
  const booking = useBooking(type, times);
  const { choice, free, own } = booking;
  const hindrance = useRestriction("book");
  if (choice.booked) return <BookingDone type={type} id={choice.booked} bookAnother={choice.bookAnother} />;
  const isNone = !free.isLoading && free.free.size === 0 && !free.next;
  return (
    <Page title={t`Book: ${type.name}`} heading={type.name} noIndex>
      {booking.isOwnPage && <OwnPage />}
      {choice.moved && <MovedStrip id={choice.moved} />}
      <Stack gap={24} className={classes.columns}>
        <BookingInfo type={type} />
        {own ? (
          <OwnBooking interview={own} bookAnother={choice.bookAnother} />
        ) : hindrance && !choice.moved ? (
          <Stack as="section" gap={16} align="start" className={classes.wide} aria-label={t`Times`}>
            <RestrictionNotice act="book" standing={hindrance} />
          </Stack>
        ) : isNone ? (
          <NoTimes type={type} daysAhead={free.daysAhead} />
        ) : (
          <>
            <BookingCalendar booking={booking} />
            <section id={timesId} className={classes.times} aria-label={t`Times`}>
              <BookingTaken booking={booking} />
              <BookingTimes booking={booking} />
              <BookingConfirm type={type} booking={booking} />
            </section>
          </>
        )}
      </Stack>
      {type.requiresConfirmation && (
        <p className={`${classes.foot} small muted`}>
          <Trans>The employer confirms each time. You hear of it by email and here.</Trans>
        </p>
      )}
    </Page>
  );
}
