/**
 * Whether the tab "Saved filters" has a dot: someone new matches a saved search since the tab was last viewed. The
 * time of that view is stored in this browser.
 */
import { useEffect, useEffectEvent } from "react";

import { toServerTime } from "#platform/web/api-client/server-clock.ts";
import { useStored } from "#platform/web/hooks/use-stored.ts";
import { useSavedFilters, type SavedFilter } from "./use-saved-filters.ts";

/** `isLooking`: the tab is open, so everything in it counts as viewed. */
export function useSavedFilterUpdates(isLooking: boolean): boolean {
  const { data } = useSavedFilters();
  const [viewed, setViewed] = useStored("viewed_saved_filters_tab");
  const markViewed = useEffectEvent(() => setViewed(viewedNow(data)));
  useEffect(() => {
    if (isLooking) markViewed();
  }, [isLooking, data]);
  return !isLooking && hasNewMatches(data ?? [], viewed);
}

/** Pure: a diff that is not empty, and grew after the tab was viewed. */
export const hasNewMatches = (
  saved: readonly Pick<SavedFilter, "diff" | "updatedAt">[],
  viewed: string | null,
) =>
  saved.some(({ diff, updatedAt }) => diff.length > 0 && (viewed === null || time(updatedAt) > time(viewed)));

/** The clock here may be behind the one that wrote what is being looked at. */
const viewedNow = (saved: readonly SavedFilter[] | undefined) =>
  new Date(
    Math.max(toServerTime(Date.now()), ...(saved ?? []).map(({ updatedAt }) => time(updatedAt))),
  ).toISOString();

/** An unreadable time counts as long ago. */
const time = (text: string) => Date.parse(text) || 0;
