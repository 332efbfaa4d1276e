/** The data for choosing an area: the profile, the areas of its ZIP, and all areas. */
import { Geography } from "#features/places/geography.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { type OwnProfile, useOwnProfile } from "../profile/use-own-profile.ts";
import { allAreas, type Area, isOpen } from "./areas.ts";

export interface Areas {
  profile: OwnProfile;
  areas: Area[];
  /** The open areas of the educator's ZIP, the smallest first. */
  near: Area[];
}

export function useAreas(): QueryView<Areas> {
  const profile = useOwnProfile();
  const zipCode = profile.data?.zipCode ?? null;
  const near = useCollection(Geography, { filter: { zipCode }, enabled: zipCode !== null });
  const areas = useCollection(Geography, allAreas);
  const parts = [profile, near, areas];
  const isThere = profile.data && areas.data && (zipCode === null || near.data);
  const error = parts.find((part) => part.error)?.error ?? null;
  return {
    data: isThere
      ? { profile: profile.data!, areas: areas.data!, near: (near.data ?? []).filter(isOpen) }
      : undefined,
    error: isThere ? null : error,
    isLoading: !isThere && !error,
    isUpdating: false,
    retry: () => parts.filter((part) => part.error).forEach((part) => part.retry()),
  };
}
