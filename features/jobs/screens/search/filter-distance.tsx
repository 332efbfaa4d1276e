/** How far from the place a job may be. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { FilterChecklist } from "#platform/web/ui/form/filter-checklist.tsx";
import type { FilterProps } from "./filter-choices.tsx";
import { defaultRadius, radii } from "./job-search.ts";

export function FilterDistance({ criteria, set }: FilterProps) {
  const { t } = useLingui();
  const known: readonly number[] = radii;
  const chosen = criteria.radiusInMiles;
  return (
    <FilterChecklist
      label={t`Distance`}
      values={known.includes(chosen) ? known : [...known, chosen]}
      labelOf={(radius) => t`${plural(radius, { one: "Within # mile", other: "Within # miles" })}`}
      chosen={[chosen]}
      isSingle
      onChange={([radius]) => set({ radiusInMiles: radius === defaultRadius ? null : (radius ?? null) })}
    />
  );
}
