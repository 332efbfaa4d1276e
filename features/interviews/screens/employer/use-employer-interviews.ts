/** The interviews /employer/interviews asks for by its address: upcoming from today on, and the past in pages. Live. */
import { useEffect, useEffectEvent, useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { dayIn } from "#platform/web/i18n/calendar-days.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { useCollection, type CollectionView } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { Interview } from "../../interview.ts";
import { interviewStatuses, type InterviewStatus } from "../../interview-constants.ts";
import { startOfDate } from "../../wall-clock.ts";
import { interviewIncludes, type InterviewRecord } from "../interview-record.ts";

export const hosts = ["team", "mine"] as const;
export type Host = (typeof hosts)[number];

export type EmployerInterviews = ReturnType<typeof useEmployerInterviews>;

export function useEmployerInterviews() {
  const [search, setSearch] = useSearch();
  const { employerProfileId } = useSession();
  const profile = useCurrentEmployerProfile();
  const [zone] = useTimeZone(String(profile?.timeZone ?? "America/Chicago"));
  const now = useNow();
  const today = dayIn(now, zone);
  const midnight = new Date(startOfDate(zone, today)).toISOString();
  const host: Host = search.host === "mine" ? "mine" : "team";
  const status = interviewStatuses.find((one) => one === search.status) ?? null;
  const asked = {
    at: "employers/interviews",
    include: [...interviewIncludes, "interviewEventType"],
    live: true,
  };
  const filter = { status, employerProfileId: host === "mine" ? employerProfileId : null };
  const coming = useCollection(Interview, {
    ...asked,
    filter: { ...filter, from: midnight },
    sort: "time",
    size: 100,
  });
  const past = useCollection(Interview, {
    ...asked,
    filter: { ...filter, to: midnight },
    sort: "-time",
    page: Number(search.page) || 1,
  });
  useLimitedCount(coming);
  useLimitedCount(past);
  const kept = useRecently(status);
  return {
    coming: { ...coming, data: coming.data && kept(coming.data, now) },
    past: { ...past, data: past.data && withoutMoved(past.data) },
    filter: { host, status },
    setSearch,
    zone,
    today,
    now,
  };
}

/** A new booking takes its place by itself: the toast says so. */
export function useLimitedCount({
  newCount,
  showNew,
}: Pick<CollectionView<unknown>, "newCount" | "showNew">) {
  const show = useEffectEvent(showNew);
  useEffect(() => {
    if (newCount > 0) show();
  }, [newCount]);
}

/** What was canceled is shown struck for a day, and for as long as the page stands; then it leaves the upcoming ones. */
function useRecently(status: InterviewStatus | null) {
  const [openedAt] = useState(() => Date.now());
  return (rows: readonly InterviewRecord[], now: Date) =>
    withoutMoved(rows).filter((row) => {
      if (status !== null || (row.status !== "canceled" && row.status !== "expired")) return true;
      const ended = Date.parse(row.canceledAt ?? row.updatedAt);
      return ended > Math.min(openedAt, +now - dayMs);
    });
}

/** An interview that was moved to another time stands there only. */
const withoutMoved = (rows: readonly InterviewRecord[]) => rows.filter((row) => !row.rescheduledToId);
