/** The choices that the area of a job's first location offers; before one is chosen, those of the program's area. */
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import type { GeographyOptionCategory } from "#features/places/geography-options.ts";
import { useOfferedOptions } from "#features/places/screens/use-offered-options.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import type { JobDraft } from "../../job-draft.ts";
import { ownLocations } from "./own-locations.ts";

export function useJobOptions(category: GeographyOptionCategory, chosen?: readonly string[]): string[] {
  const { locationIds } = useFormScope().form.values as JobDraft;
  const { data } = useCollection(...ownLocations);
  const geographyId = useCurrentEmployerProfile()?.employer?.geographyId;
  return useOfferedOptions(category, areaOfJob(locationIds, data ?? [], geographyId), chosen);
}

/** Where a job is: the ZIP of its first location, else the program's area. */
export function areaOfJob(
  locationIds: readonly string[],
  locations: readonly { id: string; zip: string }[],
  geographyId: string | null | undefined,
) {
  const zipCode = locations.find(({ id }) => id === locationIds[0])?.zip;
  return zipCode ? { zipCode } : { geographyId };
}
