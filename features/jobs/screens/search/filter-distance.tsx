/** How far from the place a job may be. */
import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";

import field from "#platform/web/ui/form/field.module.css";
import type { FilterProps } from "./filter-choices.tsx";
import classes from "./filters.module.css";
import { defaultRadius, radii } from "./job-search.ts";
import { useOptimisticParam } from "#platform/web/hooks/use-optimistic-param.ts";

export function FilterDistance({ criteria, set }: FilterProps) {
  const name = useId();
  const { value, setValue, sent } = useOptimisticParam(criteria.radiusInMiles);
  const known: readonly number[] = radii;
  const miles = known.includes(criteria.radiusInMiles) ? known : [...known, criteria.radiusInMiles];
  return (
    <fieldset className={classes.group}>
      <legend className={field.label}>
        <Trans>Distance</Trans>
      </legend>
      <Stack className={classes.rows}>
        {miles.map((radius) => (
          <Row as="label" gap={12} key={radius} className={classes.row}>
            <input
              type="radio"
              name={name}
              checked={radius === value}
              onChange={() => {
                setValue(radius);
                sent(radius);
                set({ radiusInMiles: radius === defaultRadius ? null : radius });
              }}
            />
            <span>
              <Plural value={radius} one="Within # mile" other="Within # miles" />
            </span>
          </Row>
        ))}
      </Stack>
    </fieldset>
  );
}
