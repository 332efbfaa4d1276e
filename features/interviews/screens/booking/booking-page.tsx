/** What is booked, the days, the times of the chosen day: side by side; on a phone the next free times come first. */
import { Trans, useLingui } from "@lingui/react/macro";

import {
  RestrictionNotice,
  useRestriction,
} from "#features/educators/screens/standing/restriction-notice.tsx";
import type { Document } from "#platform/web/api-client/document.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { DayPicker, ZoneSelect } from "./day-picker.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { BookedStep } from "./booked-step.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { SlotTakenMessage } from "./slot-taken.tsx";
import { TimeList, timeListId } from "./time-list.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./booking.module.css";
import {
  RescheduleStrip,
  NoFreeTimesEmptyState,
  ExistingBookingStrip,
  OwnEventTypeStrip,
} from "./page-strips.tsx";
import type { EventType } from "../event-types/use-event-types.ts";
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
  if (choice.booked) return <BookedStep type={type} id={choice.booked} bookAnother={choice.bookAnother} />;
  const isNone = !free.isLoading && free.free.size === 0 && !free.next;
  return (
    <Page title={t`Book: ${type.name}`} heading={type.name} noIndex>
      {booking.isOwnPage && <OwnEventTypeStrip />}
      {choice.moved && <RescheduleStrip id={choice.moved} />}
      <Stack gap={24} className={classes.columns}>
        <BookingSummary type={type} />
        {own ? (
          <ExistingBookingStrip interview={own} bookAnother={choice.bookAnother} />
        ) : hindrance && !choice.moved ? (
          <Stack as="section" gap={16} align="start" className={classes.wide} aria-label={t`Times`}>
            <RestrictionNotice act="book" standing={hindrance} />
          </Stack>
        ) : isNone ? (
          <NoFreeTimesEmptyState type={type} daysAhead={free.daysAhead} />
        ) : (
          <>
            <DayPicker booking={booking} />
            <section id={timeListId} className={classes.times} aria-label={t`Times`}>
              <ZoneSelect booking={booking} />
              <SlotTakenMessage booking={booking} />
              <TimeList booking={booking} />
              <ConfirmStep type={type} booking={booking} />
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
