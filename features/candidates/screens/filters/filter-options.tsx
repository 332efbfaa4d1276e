/** The options of one filter. */
import { Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { FilterChecklist } from "#platform/web/ui/form/filter-checklist.tsx";
import type { SetSearch } from "#platform/web/hooks/use-search.ts";
import { singleChoiceNames, type ChoiceName } from "./candidate-filter-choices.ts";
import type { CandidateSearch } from "../search/candidate-search.ts";
import { useCandidateFilterLabels } from "./candidate-filter-labels.ts";
import classes from "./filters.module.css";

export interface FilterProps {
  criteria: CandidateSearch;
  /** Writes filters the way the address does. */
  set: SetSearch;
}

interface FilterOptionsProps extends FilterProps {
  name: ChoiceName;
  values: readonly string[];
}

export function FilterOptions({ name, values, criteria, set }: FilterOptionsProps) {
  const { names, valueOf } = useCandidateFilterLabels();
  const chosen = criteria.chosen[name] ?? [];
  const isSingle = singleChoiceNames.includes(name);
  return (
    <FilterChecklist
      label={names[name]}
      hideLabel
      values={values}
      labelOf={(value) => valueOf(name, value)}
      chosen={chosen}
      isSingle={isSingle}
      onChange={(next) => set({ [name]: next })}
    >
      {isSingle && chosen.length > 0 && (
        <Button variant="subtle" size="small" className={classes.any} onClick={() => set({ [name]: [] })}>
          <Trans>Any</Trans>
        </Button>
      )}
    </FilterChecklist>
  );
}
