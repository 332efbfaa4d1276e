/** The interviews /employer/interviews asks for by its address: what is coming, or what is over in pages. Live. */
import { useEffect, useEffectEvent } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { dayIn } from "#platform/web/i18n/calendar-days.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { useCollection, type CollectionView } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { Interview } from "../../interview.ts";
import { interviewStatuses } from "../../interview-constants.ts";
import { interviewIncludes, isOver } from "../interview-record.ts";

export const hosts = ["team", "mine"] as const;
export type Host = (typeof hosts)[number];

/** As lists and the week ask for them. */
export const employerInterviews = {
  at: "employers/interviews",
  include: [...interviewIncludes, "interviewEventType"],
  live: true,
} as const;

/** Whose clock and whose interviews: shared by the lists and the week. */
export function useInterviewHost() {
  const [search, setSearch] = useSearch();
  const { employerProfileId } = useSession();
  const profile = useCurrentEmployerProfile();
  const [zone] = useTimeZone(String(profile?.timeZone ?? "America/Chicago"));
  const now = useNow();
  const host: Host = search.host === "mine" ? "mine" : "team";
  return {
    host,
    hostFilter: { employerProfileId: host === "mine" ? employerProfileId : null },
    search,
    setSearch,
    zone,
    today: dayIn(now, zone),
    now,
  };
}

export type EmployerInterviews = ReturnType<typeof useEmployerInterviews>;

/** The API's path of what is coming for the whole team. */
export const upcomingTeamPath = () =>
  collectionPath(Interview, { ...employerInterviews, filter: { upcoming: true }, sort: "time", size: 100 });

/** Canceled ones are over, whenever they were to be. */
export function useEmployerInterviews(part: "upcoming" | "past") {
  const { hostFilter, search, ...host } = useInterviewHost();
  const isUpcoming = part === "upcoming";
  const status = interviewStatuses.find((one) => one === search.status) ?? null;
  const query = useCollection(Interview, {
    ...employerInterviews,
    filter: { ...hostFilter, status, upcoming: isUpcoming },
    sort: isUpcoming ? "time" : "-time",
    ...(isUpcoming ? { size: 100 } : { page: Number(search.page) || 1 }),
  });
  useLimitedCount(query);
  // What changes while the page is open moves to the other tab.
  const rows = query.data?.filter((row) => !row.rescheduledTo && isOver(row, host.now) !== isUpcoming);
  return {
    ...host,
    query: { ...query, data: rows, all: query.data },
    filter: { host: host.host, status },
    view: viewOf(search.view),
  };
}

export type InterviewView = "list" | "week";
const viewOf = (view: string | undefined): InterviewView => (view === "week" ? "week" : "list");

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
