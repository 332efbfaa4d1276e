/** The values of one filter to choose from. */
import { FilterChecklist } from "#platform/web/ui/form/filter-checklist.tsx";
import type { SetSearch } from "#platform/web/hooks/use-search.ts";
import type { Point } from "#features/places/distance.ts";
import type { GeographyOptionCategory } from "#features/places/geography-options.ts";
import { useOfferedOptions } from "#features/places/screens/use-offered-options.ts";
import { useFilterLabels } from "./filter-labels.ts";
import { choiceFilters, type ChoiceName, type JobSearch, offeredChoices } from "./job-search.ts";

export interface FilterProps {
  criteria: JobSearch;
  /** Writes filters the way the address does. */
  set: SetSearch;
}

interface FilterChoicesProps extends FilterProps {
  name: ChoiceName;
  /** The name stands above already. */
  hideLabel?: boolean;
  /** Where the search looks, if that is known. */
  place?: Point | null;
}

export function FilterChoices(props: FilterChoicesProps) {
  const category = props.place ? offeredChoices[props.name] : undefined;
  if (category && props.place) return <OfferedChoices {...props} category={category} near={props.place} />;
  const chosen = props.criteria.chosen[props.name] ?? [];
  return <Choices {...props} values={[...new Set([...choiceFilters[props.name], ...chosen])]} />;
}

interface OfferedChoicesProps extends FilterChoicesProps {
  category: GeographyOptionCategory;
  near: Point;
}

/** What the area around the searched place offers, and what is chosen already. */
function OfferedChoices({ category, near, ...props }: OfferedChoicesProps) {
  const values = useOfferedOptions(category, { near }, props.criteria.chosen[props.name]);
  return <Choices {...props} values={values} />;
}

function Choices({
  name,
  criteria,
  set,
  hideLabel,
  values,
}: FilterChoicesProps & { values: readonly string[] }) {
  const { names, valueOf } = useFilterLabels();
  return (
    <FilterChecklist
      label={names[name]}
      hideLabel={hideLabel}
      values={values}
      labelOf={(value) => valueOf(name, value)}
      chosen={criteria.chosen[name] ?? []}
      isSingle={name === "educationMinimum"}
      onChange={(chosen) => set({ [name]: chosen })}
    />
  );
}
