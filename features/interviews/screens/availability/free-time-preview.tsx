/** "Educators can book 34 times in the next 14 days": counted by the server, and while it is typed by the same rule here. */
import type { CurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { dayIn } from "#platform/web/i18n/calendar-days.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { FreeTime } from "../../availability.ts";
import { freeTimes, horizon } from "../../free-times.ts";
import { useClosedDays } from "./use-weekly-hours.ts";
import type { AvailabilityValues } from "./use-availability-form.ts";
import { useInterviewsOutside } from "./use-interviews-outside.ts";
import { hoursOf } from "./typed-week.ts";
import { useEventTypes, type EventType } from "../event-types/use-event-types.ts";
import classes from "./availability.module.css";

interface AvailabilityPreviewProps {
  profile: CurrentEmployerProfile;
  values: AvailabilityValues;
  isDirty: boolean;
}

export function FreeTimePreview({ profile, values, isDirty }: AvailabilityPreviewProps) {
  const { t } = useLingui();
  const { own } = useEventTypes();
  const type = own?.find(({ active }) => active);
  const days = ahead(values);
  const isCounted = !!type && !isDirty && days <= countedDays;
  const kept = useCollection(FreeTime, {
    filter: { interviewEventTypeId: type?.id },
    size: 1,
    enabled: isCounted,
  });
  const typed = useTypedCount(profile, values, type);
  const count = isCounted ? kept.data && kept.total : typed;
  if (count === undefined) return <p className={classes.count} role="status" />;
  return (
    <p className={classes.count} role="status">
      {count === 0
        ? t`Educators can't book a time in the next ${plural(days, { one: "# day", other: "# days" })}.`
        : t`Educators can book ${plural(count, { one: "# time", other: "# times" })} in the next ${plural(days, { one: "# day", other: "# days" })}.`}
    </p>
  );
}

function useTypedCount(
  profile: CurrentEmployerProfile,
  values: AvailabilityValues,
  type: EventType | undefined,
) {
  const moment = useNow();
  const now = moment.getTime();
  const { upcoming } = useInterviewsOutside(profile);
  const timeZone = values.timeZone || String(profile.timeZone);
  const blockedDates = useClosedDays(dayIn(moment, timeZone));
  const offer = {
    timeZone,
    week: hoursOf(values.week),
    blockedDates,
    calendarDaysInFuture: ahead(values),
    duration: type?.duration ?? 30,
    bufferBefore: type?.bufferBefore ?? 0,
    bufferAfter: type?.bufferAfter ?? 0,
    minimumNotice: type?.minimumNotice ?? 120,
    busy: upcoming.map(({ time, endsAt }) => ({ from: Date.parse(time), until: Date.parse(endsAt) })),
  };
  return freeTimes(offer, { from: now, until: horizon(offer, now) }, now).length;
}

/** The server tells the free times of a month. */
const countedDays = 30;

/** Also while the number is being typed. */
const ahead = ({ calendarDaysInFuture: days }: AvailabilityValues) =>
  Number.isInteger(days) ? Math.min(Math.max(days, 1), 90) : 14;
