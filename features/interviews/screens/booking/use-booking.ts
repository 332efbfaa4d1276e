/** State that the parts of the booking page share: the choice, the free times, the hold and the booking. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { dayIn, monthOf, type Month } from "#platform/web/i18n/calendar-days.ts";
import type { Document, WireResource } from "#platform/web/api-client/document.ts";
import { currentSession, useSession } from "#features/accounts/screens/session/current-session.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Interview } from "../../interview.ts";
import { partiesOf } from "./booking-requests.ts";
import { firstFreeDay, nearestTimes } from "./times-by-day.ts";
import type { EventType } from "../event-types/use-event-types.ts";
import { isPast } from "../interview-record.ts";
import { useBookInterview, type BookingValues } from "./use-book-interview.ts";
import { useBookingChoice } from "./use-booking-choice.ts";
import { useUpcomingInterviews } from "../use-upcoming-interviews.ts";
import { useFreeTimes } from "../use-free-times.ts";
import { useHold } from "./use-hold.ts";

export type Booking = ReturnType<typeof useBooking>;

/** A time that was picked and is gone: the nearest ones instead. */
export interface SlotTaken {
  time: string;
  times: string[];
}

export function useBooking(type: EventType, times: Document | undefined) {
  const { t } = useLingui();
  const { userType } = useSession();
  const { employer } = partiesOf(type);
  // Until the browser says where its reader is, times are the host's.
  const choice = useBookingChoice(String(times?.meta?.hostTimeZone ?? "America/New_York"));
  const [turned, setMonth] = useState<Month | null>(null);
  const [taken, setTaken] = useState<SlotTaken | null>(null);
  const asked = turned ?? (choice.day ? monthOf(choice.day) : null);
  const free = useFreeTimes({
    typeId: type.id,
    zone: choice.zone,
    month: asked,
    moved: choice.moved,
    initial: times,
  });
  const first = firstFreeDay(free.days) ?? (free.next && dayIn(free.next, choice.zone));
  const day = choice.day ?? (turned ? null : first);
  const book = useBookInterview();
  const own = useOwnBooking(type.id, free.now);
  const acting = useCurrentEmployerProfile();

  const refused = (error: ApiError, time: string) => {
    if (error.code !== "slot_taken") {
      // Moving an interview, one's own time is no hindrance: confirming it decides.
      if (!choice.moved) toast(error.message, { tone: "error" });
      return;
    }
    const fresh = (error.errors[0]?.meta?.times ?? []) as string[];
    setTaken({ time, times: nearestTimes(fresh, time) });
    choice.dropTime();
    free.askAgain();
  };
  const hold = useHold({
    typeId: type.id,
    time: choice.time,
    isOn: userType === "educator",
    onRefused: refused,
  });
  return {
    choice,
    free,
    hold,
    taken,
    /** The day whose times are shown: the first free one until another is picked. */
    day,
    month: turned ?? (day ? monthOf(day) : monthOf(dayIn(free.now, choice.zone))),
    setMonth,
    /** Not while it is being moved, or another one is booked on purpose. */
    own: choice.moved || choice.isAnother ? undefined : own,
    isOwnPage: userType === "employer" && acting?.employerId === employer.id,
    pickDay: (next: string) => {
      setMonth(monthOf(next));
      choice.pickDay(next);
    },
    pickTime: (at: string) => {
      setTaken(null);
      setMonth(null);
      choice.pickTime(at);
    },
    /** Rejects where the form has something to show. */
    confirm: async (
      values: Pick<BookingValues, "note" | "phoneNumber">,
      { isNewHere = false }: { isNewHere?: boolean } = {},
    ): Promise<void> => {
      if (!choice.time) return;
      if (currentSession().userType !== "educator") return void toast(t`Only educators can book interviews.`);
      if (isNewHere && (await hasBooked(type.id)))
        return void toast(t`You have booked this interview already.`);
      const { time, zone, moved, jobApplicationId } = choice;
      try {
        const what = { interviewEventTypeId: type.id, time, timeZone: zone, jobApplicationId, ...values };
        choice.done(await book(what, moved));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "slot_taken") throw error;
        refused(error, time);
      }
    },
  };
}

/** What this educator has booked here already and is still to come. */
function useOwnBooking(typeId: string, now: Date) {
  const { data } = useUpcomingInterviews("educator");
  return data?.find((one) => one.interviewEventTypeId === typeId && !isPast(one, now));
}

/** Somebody who logged in a moment ago: the page does not show it yet. */
async function hasBooked(interviewEventTypeId: string) {
  const own = await call(collectionPath(Interview, { filter: { upcoming: true, interviewEventTypeId } }));
  return (own.data as WireResource[]).length > 0;
}
