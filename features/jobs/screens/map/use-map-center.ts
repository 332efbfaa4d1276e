/** Around what a map of jobs and programs draws its rings: where the reader searched, else their own ZIP. */
import { useLingui } from "@lingui/react/macro";
import { use } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import type { MapCenter } from "#features/places/screens/map/map-place.ts";
import { Place } from "#features/places/place.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { SearchedPlace } from "../card/searched-place.ts";

/** Undefined until it is known, null where there is none; never somebody else's place than the reader's own. */
export function useMapCenter(): MapCenter | null | undefined {
  const { t } = useLingui();
  const searched = use(SearchedPlace);
  const isEducator = useSession().userType === "educator";
  const isOwn = isEducator && !searched;
  const profile = useCollection(UserProfile, { size: 1, enabled: isOwn, keepOffline: true });
  const zip = (isOwn && profile.data?.[0]?.zipCode) || null;
  const found = useCollection(Place, { filter: { q: zip ?? "" }, enabled: zip !== null });
  if (searched) return { point: searched, name: t`Your search` };
  if (!isOwn) return null;
  if (profile.isLoading || (zip && found.isLoading)) return undefined;
  const home = found.data?.find((place) => place.zip === zip);
  return home ? { point: { lat: home.lat, lng: home.lng }, name: t`Your ZIP ${home.zip}` } : null;
}
