/** The filters of a job search as chips to take away. */
import { useLingui } from "@lingui/react/macro";

import type { Point } from "#features/places/distance.ts";
import { dollars } from "#platform/web/format.ts";
import { FilterChips, type FilterChip } from "#platform/web/ui/filter-chips.tsx";
import type { SetSearch } from "#platform/web/use-search.ts";
import { useFilterWords } from "./filter-words.ts";
import { choiceNames, defaultRadius, noFilters, type JobSearch } from "./job-search.ts";

interface JobChipsProps {
  asked: JobSearch;
  place: Point | null;
  set: SetSearch;
}

export function JobChips({ asked, place, set }: JobChipsProps) {
  const chips = useJobChips(asked, place, set);
  return <FilterChips chips={chips} onClear={() => set({ ...noFilters, radiusInMiles: null })} />;
}

export interface JobChip extends FilterChip {
  /** What the address loses with it. */
  change: Parameters<SetSearch>[0];
}

export function useJobChips(asked: JobSearch, place: Point | null, set: SetSearch): JobChip[] {
  const { t, i18n } = useLingui();
  const { valueOf, switchNames } = useFilterWords();
  const chip = (key: string, label: string, change: JobChip["change"]): JobChip => ({
    key,
    label,
    change,
    onRemove: () => set(change),
  });
  const wage = dollars(asked.minimumWage, i18n.locale);
  const miles = asked.radiusInMiles;
  return [
    ...asked.on.map((name) => chip(name, switchNames[name], { [name]: null })),
    ...choiceNames.flatMap((name) =>
      (asked.chosen[name] ?? []).map((value, _index, all) =>
        chip(`${name} ${value}`, valueOf(name, value), { [name]: all.filter((one) => one !== value) }),
      ),
    ),
    ...(asked.minimumWage ? [chip("minimumWage", t`${wage} or more per hour`, { minimumWage: null })] : []),
    ...(place && miles !== defaultRadius
      ? [chip("radius", t`Within ${miles} miles`, { radiusInMiles: null })]
      : []),
  ];
}
