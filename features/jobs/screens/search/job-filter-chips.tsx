/** The active filters of a job search as removable chips. */
import { useLingui } from "@lingui/react/macro";

import type { Point } from "#features/places/distance.ts";
import { dollars } from "#platform/web/i18n/format.ts";
import { FilterChips, type FilterChip } from "#platform/web/ui/data/filter-chips.tsx";
import type { SetSearch } from "#platform/web/hooks/use-search.ts";
import { useFilterLabels } from "./filter-labels.ts";
import { choiceNames, defaultRadius, noFilters, type JobSearch } from "./job-search.ts";

interface JobFilterChipsProps {
  criteria: JobSearch;
  place: Point | null;
  set: SetSearch;
}

export function JobFilterChips({ criteria, place, set }: JobFilterChipsProps) {
  const chips = useJobFilterChips(criteria, place, set);
  return <FilterChips chips={chips} onClear={() => set({ ...noFilters, radiusInMiles: null })} />;
}

export interface JobFilterChip extends FilterChip {
  /** What the address loses with it. */
  change: Parameters<SetSearch>[0];
}

export function useJobFilterChips(criteria: JobSearch, place: Point | null, set: SetSearch): JobFilterChip[] {
  const { t, i18n } = useLingui();
  const { valueOf, switchNames } = useFilterLabels();
  const chip = (key: string, label: string, change: JobFilterChip["change"]): JobFilterChip => ({
    key,
    label,
    change,
    onRemove: () => set(change),
  });
  const wage = dollars(criteria.minimumWage, i18n.locale);
  const miles = criteria.radiusInMiles;
  return [
    ...criteria.on.map((name) => chip(name, switchNames[name], { [name]: null })),
    ...choiceNames.flatMap((name) =>
      (criteria.chosen[name] ?? []).map((value, _index, all) =>
        chip(`${name} ${value}`, valueOf(name, value), { [name]: all.filter((one) => one !== value) }),
      ),
    ),
    ...(criteria.minimumWage
      ? [chip("minimumWage", t`${wage} or more per hour`, { minimumWage: null })]
      : []),
    ...(place && miles !== defaultRadius
      ? [chip("radius", t`Within ${miles} miles`, { radiusInMiles: null })]
      : []),
  ];
}
