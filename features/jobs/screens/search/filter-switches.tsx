/** Filters that are on or off; those that need an educator are shown to educators. */
import { Trans } from "@lingui/react/macro";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";

import field from "#platform/web/ui/form/field.module.css";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { FilterProps } from "./filter-choices.tsx";
import classes from "./filters.module.css";
import { useFilterLabels } from "./filter-labels.ts";
import { switchFilters, type SwitchName } from "./job-search.ts";
import { useOptimisticParam } from "#platform/web/hooks/use-optimistic-param.ts";

export function FilterSwitches({ criteria, set }: FilterProps) {
  const { switchNames } = useFilterLabels();
  const { userType } = useSession();
  const { value: on, setValue, sent } = useOptimisticParam(criteria.on);
  const flip = (name: SwitchName, isOn: boolean) => {
    const next = switchFilters.filter((one) => (one === name ? isOn : on.includes(one)));
    setValue(next);
    sent(next);
    set({ [name]: isOn });
  };
  const offered = switchFilters.filter(
    (name) => userType === "educator" || (name !== "recommended" && name !== "liked"),
  );
  return (
    <fieldset className={classes.group}>
      <legend className={field.label}>
        <Trans>Only show</Trans>
      </legend>
      <Stack className={classes.rows}>
        {offered.map((name) => (
          <Row as="label" gap={12} key={name} className={classes.row}>
            <input
              type="checkbox"
              checked={on.includes(name)}
              onChange={(event) => flip(name, event.currentTarget.checked)}
            />
            <span>{switchNames[name]}</span>
          </Row>
        ))}
      </Stack>
    </fieldset>
  );
}
