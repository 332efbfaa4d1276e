/** Jobs and locations as places of a map. One without coordinates is in the list of the page alone. */
import { jobPath } from "#features/paths.ts";
import type { MapPlace } from "#features/places/screens/map/map-place.ts";
import { factSeparator } from "#platform/shared/format.ts";
import { formatPlace } from "../card/place-text.tsx";
import type { JobCardRecord } from "../search/job-search.ts";
import { employerOf, locationsOf, type LocationRecord } from "../job-records.ts";

/** The sites of a program, each with its address. */
export const placesOfLocations = (
  locations: readonly LocationRecord[],
  addressOf: (location: LocationRecord) => string,
): MapPlace[] =>
  locations.flatMap((location) => placeAt(location, { name: location.name, detail: addressOf(location) }));

/** One for each location of each job. */
export const placesOfJobs = (jobs: readonly JobCardRecord[]): MapPlace[] =>
  jobs.flatMap((job) =>
    locationsOf(job).flatMap((location) => {
      const detail = [employerOf(job)?.name, formatPlace(location)].filter(Boolean).join(factSeparator);
      const [place] = placeAt(location, { name: job.title, detail });
      return place ? [{ ...place, id: `${job.id} ${location.id}`, path: jobPath(job.slug) }] : [];
    }),
  );

function placeAt(
  { id, lat, lng }: Pick<LocationRecord, "id" | "lat" | "lng">,
  words: Pick<MapPlace, "name" | "detail">,
): MapPlace[] {
  return typeof lat === "number" && typeof lng === "number" ? [{ id, ...words, point: { lat, lng } }] : [];
}
