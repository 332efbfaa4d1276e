/** Existing programs that match the form: by license number, or by ZIP and name. */
import { fiveDigits, isZipCode } from "#features/places/zip-code.ts";
import { useDebouncedValue } from "#platform/web/hooks/use-debounced.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Employer } from "../../employer.ts";
import { normalizeLicense } from "../../license-number.ts";
import { likelyPrograms } from "../../likely-programs.ts";
import type { Registration } from "../../registration-form.ts";

export interface MatchingProgram {
  id: string;
  name: string;
  /** Has a team, which decides who joins. */
  hasTeam: boolean;
  locations: { id: string; name: string; address: string; zip: string }[];
}

const minLicenseLength = 3;
const debounceMs = 400;

/** `matches` as typed now, those of the license first; `chosen` also when the name has changed since. */
export function useMatchingPrograms({ zipCode, employerName, employerId, licenseNumber }: Registration) {
  const zip = zipCode.trim();
  const query = useCollection(Employer, {
    filter: { zip: fiveDigits(zip) },
    include: ["locations"],
    size: 100,
    enabled: isZipCode(zip),
  });
  // Locations are linked rows here; the entity only knows that there are some.
  const near = isZipCode(zip) ? (query.data ?? []) : [];
  const byLicense = useProgramsByLicense(licenseNumber);
  const known = [...byLicense, ...near];
  const chosen = known.find(({ id }) => id === employerId);
  const likely = [
    ...byLicense,
    ...likelyPrograms(
      employerName,
      near.filter(({ id }) => byLicense.every((found) => found.id !== id)),
    ),
  ];
  const shown = chosen && !likely.includes(chosen) ? [chosen, ...likely] : likely;
  return { matches: shown.map(toMatchingProgram), chosen: chosen && toMatchingProgram(chosen) };
}

/** A number is one program's in a state; two states may have given it. Asked once it is typed. */
function useProgramsByLicense(licenseNumber: string): NearbyEmployer[] {
  const license = normalizeLicense(useDebouncedValue(licenseNumber, debounceMs));
  const enabled = license.length >= minLicenseLength && license === normalizeLicense(licenseNumber);
  const query = useCollection(Employer, {
    filter: { licenseNumber: license },
    include: ["locations"],
    size: 5,
    enabled,
  });
  return enabled ? (query.data ?? []) : [];
}

function toMatchingProgram(employer: NearbyEmployer): MatchingProgram {
  const locations = (employer.locations ?? []).map(({ id, name, ...place }) => ({
    id,
    name,
    address: [place.address, place.city, place.zip].filter(Boolean).join(", "),
    zip: place.zip,
  }));
  return { id: employer.id, name: employer.name, hasTeam: employer.claimed, locations };
}

interface NearbyEmployer {
  id: string;
  name: string;
  claimed: boolean;
  locations?: { id: string; name: string; address: string; city: string | null; zip: string }[];
}
