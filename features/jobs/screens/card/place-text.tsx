/** The place of a job, short: "Hyde Park, Austin, TX", and its distance. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { milesText } from "#features/places/distance-text.ts";
import { locationsOf, type LocationRecord } from "../job-records.ts";
import { useMilesTo } from "./searched-place.ts";
import type { JobCardRecord } from "../search/job-search.ts";

type PlaceRecord = Pick<LocationRecord, "name" | "neighborhood" | "city" | "administrativeAreaLevel1">;

export function PlaceText({ job }: { job: { locations?: PlaceRecord[] } }) {
  const [first, ...more] = locationsOf(job);
  if (!first) return null;
  const place = formatPlace(first);
  return more.length === 0 ? (
    place
  ) : (
    <Trans>
      {place} and <Plural value={more.length} one="# more place" other="# more places" />
    </Trans>
  );
}

/** "2 mi"; nothing where no place was searched. */
export function DistanceText({ job }: { job: JobCardRecord }) {
  const { i18n } = useLingui();
  const miles = useMilesTo(job);
  if (miles === null) return null;
  return <span style={{ whiteSpace: "nowrap" }}>{milesText(i18n, miles)}</span>;
}

/** The neighborhood where there is one, and always the town. */
export const formatPlace = ({
  neighborhood,
  city,
  administrativeAreaLevel1: state,
}: Omit<PlaceRecord, "name">) => [neighborhood, city, state].filter(Boolean).join(", ");
