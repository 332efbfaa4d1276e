/** Where a signed-in educator's search looks until they say otherwise: around the ZIP of their profile. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll } from "#platform/web/api-client/document.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import type { ReadAhead } from "#platform/web/page/use-page-prefetch.ts";
import type { SearchChange } from "#platform/web/hooks/use-search.ts";
import { isAroundOwnPlace, type JobSearch } from "./job-search.ts";

/** "Everywhere" stays chosen while the site is open, also where a link leads to the bare search. */
let choseEverywhere = false;

export interface OwnPlace {
  /** The search with the own ZIP as its place, where it looks around that. */
  criteria: JobSearch;
  /** The ZIP of the profile, for educators whose search names no other place. */
  zipCode: string | null;
  isUsed: boolean;
  /** Whether the place is known, or known to be absent. */
  isKnown: boolean;
}

/** The search with the own ZIP as its place, as `useOwnPlace` makes it, before the page is open. */
export async function readOwnPlace(asked: JobSearch, read: ReadAhead): Promise<JobSearch> {
  const criteria = {
    ...asked,
    isEverywhere: (asked.isEverywhere || choseEverywhere) && !asked.at && !asked.address,
  };
  if (!isAroundOwnPlace(criteria)) return criteria;
  const profile = await read(collectionPath(UserProfile, { size: 1 }));
  const zipCode = profile && linkAll(UserProfile, profile)[0]?.zipCode;
  return zipCode ? { ...criteria, address: zipCode } : criteria;
}

export function useOwnPlace(asked: JobSearch): OwnPlace {
  const { status, userType } = useSession();
  const isEducator = userType === "educator";
  const isEverywhere = asked.isEverywhere || (isEducator && choseEverywhere);
  const criteria = { ...asked, isEverywhere: isEverywhere && !asked.at && !asked.address };
  const isNamed = asked.at !== null || asked.address !== "";
  const profile = useCollection(UserProfile, {
    size: 1,
    enabled: isEducator && !isNamed,
    keepOffline: true,
  });
  const zipCode = (isEducator && !isNamed && profile.data?.[0]?.zipCode) || null;
  const wantsOwn = isEducator && isAroundOwnPlace(criteria);
  const isUsed = wantsOwn && zipCode !== null;
  const isAnswered = profile.data !== undefined || profile.error !== null;
  return {
    criteria: isUsed ? { ...criteria, address: zipCode } : criteria,
    zipCode,
    isUsed,
    isKnown: status !== "signed-in" || !wantsOwn || isAnswered,
  };
}

/** An emptied place means everywhere; another place ends that. */
export function withEverywhere(change: SearchChange, isEducator: boolean): SearchChange {
  const isCleared = "address" in change && !change.address && !change.lat;
  if (isCleared && isEducator) return remember(true, change);
  return change.address || change.lat || change.everywhere === null ? remember(false, change) : change;
}

function remember(isEverywhere: boolean, change: SearchChange): SearchChange {
  choseEverywhere = isEverywhere;
  return { ...change, everywhere: isEverywhere || null };
}
