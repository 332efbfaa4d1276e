/** The values of one filter to choose from. */
import { FilterChecklist } from "#platform/web/ui/form/filter-checklist.tsx";
import type { SetSearch } from "#platform/web/hooks/use-search.ts";
import { useFilterLabels } from "./filter-labels.ts";
import { choiceFilters, type ChoiceName, type JobSearch } from "./job-search.ts";

export interface FilterProps {
  criteria: JobSearch;
  /** Writes filters the way the address does. */
  set: SetSearch;
}

interface FilterChoicesProps extends FilterProps {
  name: ChoiceName;
  /** The name stands above already. */
  hideLabel?: boolean;
}

export function FilterChoices({ name, criteria, set, hideLabel }: FilterChoicesProps) {
  const { names, valueOf } = useFilterLabels();
  return (
    <FilterChecklist
      label={names[name]}
      hideLabel={hideLabel}
      values={choiceFilters[name]}
      labelOf={(value) => valueOf(name, value)}
      chosen={criteria.chosen[name] ?? []}
      isSingle={name === "educationMinimum"}
      onChange={(chosen) => set({ [name]: chosen })}
    />
  );
}
