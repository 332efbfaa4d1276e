/**
 * Whether the tab "Saved filters" has a dot: somebody new matches a saved search, found after the tab was last looked at.
 * When that was is kept in this browser under the specification's name.
 */
import { useEffect, useEffectEvent } from "react";

import { onServer } from "#platform/web/server-clock.ts";
import { names } from "#platform/web/storage.ts";
import { useStored } from "#platform/web/use-stored.ts";
import { useSavedFilters, type SavedFilter } from "./use-saved-filters.ts";

/** `isLooking`: the tab stands open, so whatever it shows has been seen. */
export function useSavedNews(isLooking: boolean): boolean {
  const { data } = useSavedFilters();
  const [viewed, setViewed] = useStored(names.viewedSavedFiltersTab);
  const look = useEffectEvent(() => setViewed(viewedNow(data)));
  useEffect(() => {
    if (isLooking) look();
  }, [isLooking, data]);
  return !isLooking && hasNews(data ?? [], viewed);
}

/** Pure: a diff that is not empty, and grew after the tab was viewed. */
export const hasNews = (saved: readonly Pick<SavedFilter, "diff" | "updatedAt">[], viewed: string | null) =>
  saved.some(({ diff, updatedAt }) => diff.length > 0 && (viewed === null || time(updatedAt) > time(viewed)));

/** The clock here may be behind the one that wrote what is being looked at. */
const viewedNow = (saved: readonly SavedFilter[] | undefined) =>
  new Date(
    Math.max(onServer(Date.now()), ...(saved ?? []).map(({ updatedAt }) => time(updatedAt))),
  ).toISOString();

/** An unreadable time counts as long ago. */
const time = (text: string) => Date.parse(text) || 0;
