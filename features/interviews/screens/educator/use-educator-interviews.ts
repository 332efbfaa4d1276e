/** The educator's interviews as /interviews shows them: what is coming, what waits for a yes, what is over. Live. */
import { useEffect, useEffectEvent, useState } from "react";

import { useNow } from "#platform/web/hooks/use-now.ts";
import { useCollection, type CollectionView } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Interview } from "../../interview.ts";
import {
  interviewIncludes,
  isUpcoming,
  isPast,
  isAwaitedFrom,
  type InterviewRecord,
} from "../interview-record.ts";
import { useOpenInvitations } from "./use-open-invitations.ts";

/** No interview is longer: whatever runs now began after this. */
const longestHours = 8;

export function useEducatorInterviews() {
  const [search] = useSearch();
  const now = useNow();
  // Fixed while the page stands: an address that moves with the clock would be asked for again every minute.
  const [openedAt] = useState(() => new Date());
  const since = new Date(openedAt.getTime() - longestHours * 3_600_000).toISOString();
  const coming = useCollection(Interview, {
    filter: { from: since },
    include: interviewIncludes,
    sort: "time",
    size: 100,
    live: true,
  });
  const past = useCollection(Interview, {
    filter: { to: openedAt.toISOString() },
    include: interviewIncludes,
    sort: "-time",
    page: Number(search.page) || 1,
    live: true,
  });
  const invitations = useOpenInvitations();
  useShownAtOnce(coming);
  useShownAtOnce(past);
  const rows = current(coming.data);
  const isOver = (one: InterviewRecord) => isPast(one, now);
  const proposed = rows?.filter((one) => isAwaitedFrom(one, "educator") && !isOver(one));
  const upcoming = rows?.filter((one) => !isAwaitedFrom(one, "educator") && !isOver(one));
  // What ended while the page was open is not in the answer about the past.
  const justOver = rows?.filter((one) => isOver(one) && one.time > openedAt.toISOString()) ?? [];
  const earlier = current(past.data)?.filter(isOver);
  return {
    now,
    upcoming: { ...coming, data: upcoming },
    proposed: { ...coming, data: proposed },
    past: { ...past, data: earlier && [...justOver.toReversed(), ...earlier] },
    invitations,
    counts: {
      upcoming: upcoming?.filter(isUpcoming).length,
      invitations: proposed && invitations.data ? proposed.length + invitations.data.length : undefined,
      past: earlier && past.total - (past.data!.length - earlier.length) + justOver.length,
    },
  };
}

/** An interview that was moved to another time stands there only. */
const current = (rows: InterviewRecord[] | undefined) => rows?.filter((one) => !one.rescheduledToId);

/** Interviews are few, and a new time is what one waits for: it takes its place by itself. */
function useShownAtOnce({ newCount, showNew }: Pick<CollectionView<unknown>, "newCount" | "showNew">) {
  const show = useEffectEvent(showNew);
  useEffect(() => {
    if (newCount > 0) show();
  }, [newCount]);
}
