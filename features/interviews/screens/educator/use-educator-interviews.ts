/** The educator's interviews as /interviews shows them: what is coming, what waits for a yes, what is over. Live. */
import { useEffect, useEffectEvent } from "react";

import { useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { useCollection, type CollectionView } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Interview } from "../../interview.ts";
import { interviewIncludes, isAwaitedFrom, isOver, type InterviewRecord } from "../interview-record.ts";
import { useInterviewToasts } from "../use-interview-toasts.ts";
import { useOpenInvitations } from "./use-open-invitations.ts";

const upcomingOptions = {
  filter: { upcoming: true },
  include: interviewIncludes,
  sort: "time",
  size: 100,
};

/** The API's path of what is coming. */
export const upcomingInterviewsPath = () => collectionPath(Interview, upcomingOptions);

export function useEducatorInterviews() {
  const [search] = useSearch();
  const now = useNow();
  const [zone] = useTimeZone();
  const coming = useCollection(Interview, {
    ...upcomingOptions,
    live: true,
    keepOffline: true,
  });
  const past = useCollection(Interview, {
    filter: { upcoming: false },
    include: interviewIncludes,
    sort: "-time",
    page: Number(search.page) || 1,
    live: true,
    keepOffline: true,
  });
  const invitations = useOpenInvitations();
  useShownAtOnce(coming);
  useShownAtOnce(past);
  useInterviewToasts("educator", coming.data, zone);
  const rows = current(coming.data);
  const isPast = (one: InterviewRecord) => isOver(one, now);
  const proposed = rows?.filter((one) => isAwaitedFrom(one, "educator") && !isPast(one));
  const agreed = rows?.filter((one) => !isAwaitedFrom(one, "educator") && !isPast(one));
  const earlier = current(past.data)?.filter(isPast);
  // What ended or was canceled while the page was open may not be in the answer about the past yet.
  const justOver = rows?.filter((one) => isPast(one) && !earlier?.some(({ id }) => id === one.id)) ?? [];
  return {
    now,
    upcoming: { ...coming, data: agreed },
    proposed: { ...coming, data: proposed },
    past: { ...past, data: earlier && [...justOver.toReversed(), ...earlier] },
    invitations,
    counts: {
      upcoming: agreed?.length,
      invitations: proposed && invitations.data ? proposed.length + invitations.data.length : undefined,
      past: earlier && past.total - (past.data!.length - earlier.length) + justOver.length,
    },
  };
}

/** An interview that was moved to another time stands there only. */
const current = (rows: InterviewRecord[] | undefined) => rows?.filter((one) => !one.rescheduledTo);

/** Interviews are few, and a new time is what one waits for: it takes its place by itself. */
function useShownAtOnce({ newCount, showNew }: Pick<CollectionView<unknown>, "newCount" | "showNew">) {
  const show = useEffectEvent(showNew);
  useEffect(() => {
    if (newCount > 0) show();
  }, [newCount]);
}
