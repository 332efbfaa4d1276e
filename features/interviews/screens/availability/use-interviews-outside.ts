/** A host's upcoming interviews, and which of them would lie outside other hours. They stay booked; the host sees them listed. */
import type { CurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { dayIn } from "#platform/web/i18n/calendar-days.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useState } from "react";
import { isWithin, type DateRange, type WeekRange } from "../../free-times.ts";
import { Interview } from "../../interview.ts";
import { useClosedDays } from "./use-weekly-hours.ts";

export type UpcomingInterview = ResourceOf<typeof Interview>;

interface SomeHours {
  timeZone: string;
  week: readonly WeekRange[];
  blockedDates?: readonly DateRange[];
}

export function useInterviewsOutside(profile: CurrentEmployerProfile) {
  const [from] = useState(() => new Date().toISOString());
  const interviews = useCollection(Interview, {
    at: "employers/interviews",
    filter: { from, status: ["pending", "scheduled"], employerProfileId: profile.id },
    include: ["userProfile"],
    size: 100,
  });
  const known = useClosedDays(dayIn(from, String(profile.timeZone)));
  const upcoming = interviews.data ?? [];
  return {
    upcoming,
    /** Those that lay inside before; what was outside already has been kept on purpose. */
    newly: (before: SomeHours, after: SomeHours) =>
      upcoming.filter(({ time, endsAt }) => {
        const span = { from: Date.parse(time), until: Date.parse(endsAt) };
        const fits = (hours: SomeHours) => isWithin({ blockedDates: known, ...hours }, span);
        return fits(before) && !fits(after);
      }),
  };
}
