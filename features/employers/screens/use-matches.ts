/** Programs that stand in the marketplace already and may be the one somebody is typing: by ZIP, then by name. */
import { fiveDigits, isZipCode } from "#features/places/zip-code.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { Employer } from "../employer.ts";
import { likelyPrograms } from "../likely-programs.ts";
import type { Registration } from "../registration-form.ts";

export interface Match {
  id: string;
  name: string;
  /** Somebody looks after it already: they decide who joins. */
  hasTeam: boolean;
  locations: { id: string; name: string; address: string }[];
}

/** `matches` as typed now; `chosen` also when the name has changed since. */
export function useMatches({ zipCode, employerName, employerId }: Registration) {
  const zip = zipCode.trim();
  const query = useCollection(Employer, {
    filter: { zip: fiveDigits(zip) },
    include: ["locations"],
    size: 100,
    enabled: isZipCode(zip),
  });
  // Locations are linked rows here; the entity only knows that there are some.
  const near = isZipCode(zip) ? ((query.data ?? []) as unknown as NearbyEmployer[]) : [];
  const chosen = near.find(({ id }) => id === employerId);
  const likely = likelyPrograms(employerName, near);
  const shown = chosen && !likely.includes(chosen) ? [chosen, ...likely] : likely;
  return { matches: shown.map(matchOf), chosen: chosen && matchOf(chosen) };
}

function matchOf(employer: NearbyEmployer): Match {
  const locations = (employer.locations ?? []).map(({ id, name, ...place }) => ({
    id,
    name,
    address: [place.address, place.city, place.zip].filter(Boolean).join(", "),
  }));
  return { id: employer.id, name: employer.name, hasTeam: employer.claimed, locations };
}

interface NearbyEmployer {
  id: string;
  name: string;
  claimed: boolean;
  locations?: { id: string; name: string; address: string; city: string | null; zip: string }[];
}
