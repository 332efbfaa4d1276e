/** The active filters of a job search as removable chips. */
import { useLingui } from "@lingui/react";

import { minimumWageText } from "#features/educators/pay-text.ts";
import type { Point } from "#features/places/distance.ts";
import { withinMilesText } from "#features/places/distance-text.ts";
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
  const { i18n } = useLingui();
  const { valueOf, switchNames } = useFilterLabels();
  const chip = (key: string, label: string, change: JobFilterChip["change"]): JobFilterChip => ({
    key,
    label,
    change,
    onRemove: () => set(change),
  });
  const miles = criteria.radiusInMiles;
  return [
    ...criteria.on.map((name) => chip(name, switchNames[name], { [name]: null })),
    ...choiceNames.flatMap((name) =>
      (criteria.chosen[name] ?? []).map((value, _index, all) =>
        chip(`${name} ${value}`, valueOf(name, value), { [name]: all.filter((one) => one !== value) }),
      ),
    ),
    ...(criteria.minimumWage
      ? [chip("minimumWage", minimumWageText(i18n, criteria.minimumWage), { minimumWage: null })]
      : []),
    ...(place && miles !== defaultRadius
      ? [chip("radius", withinMilesText(i18n, miles), { radiusInMiles: null })]
      : []),
  ];
}
