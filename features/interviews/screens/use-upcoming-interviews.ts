/** The reader's upcoming interviews, the next first, live: one query shared by everything that shows them. */
import { useEffect, useEffectEvent } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useMayReadOthers } from "#features/accounts/screens/session/current-account.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Interview } from "../interview.ts";
import { interviewIncludes, interviewsAt, type Side } from "./interview-record.ts";

/** Nothing is asked for where the reader is on the other side. */
export function useUpcomingInterviews(side: Side) {
  const { status, userType, employerProfileId } = useSession();
  const isOpen = useMayReadOthers();
  const query = useCollection(Interview, {
    at: interviewsAt[side],
    filter: { upcoming: true, employerProfileId: side === "employer" ? employerProfileId : null },
    include: interviewIncludes,
    sort: "time",
    size: 100,
    // Before a profile is chosen there is nobody whose they are.
    enabled:
      isOpen &&
      status === "signed-in" &&
      userType === side &&
      (side === "educator" || employerProfileId !== null),
    live: true,
    keepOffline: true,
  });
  const { newCount, showNew } = query;
  const show = useEffectEvent(showNew);
  useEffect(() => {
    if (newCount > 0) show();
  }, [newCount]);
  return query;
}
