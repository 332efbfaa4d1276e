/** Filters that are on or off; those that need an educator are shown to educators. */
import { useLingui } from "@lingui/react/macro";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { FilterChecklist } from "#platform/web/ui/form/filter-checklist.tsx";
import type { FilterProps } from "./filter-choices.tsx";
import { useFilterLabels } from "./filter-labels.ts";
import { switchFilters } from "./job-search.ts";

export function FilterSwitches({ criteria, set }: FilterProps) {
  const { t } = useLingui();
  const { switchNames } = useFilterLabels();
  const { userType } = useSession();
  return (
    <FilterChecklist
      label={t`Only show`}
      values={switchFilters.filter(
        (name) => userType === "educator" || (name !== "recommended" && name !== "liked"),
      )}
      labelOf={(name) => switchNames[name]}
      chosen={criteria.on}
      onChange={(on) => set(Object.fromEntries(switchFilters.map((name) => [name, on.includes(name)])))}
    />
  );
}
