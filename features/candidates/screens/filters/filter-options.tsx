/** The options of one filter: checkboxes, and for long lists a field that narrows them. */
import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { useOptimisticParam } from "#platform/web/hooks/use-optimistic-param.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { FindValues } from "#platform/web/ui/form/find-values.tsx";
import type { SetSearch } from "#platform/web/hooks/use-search.ts";
import { singleChoiceNames, type ChoiceName } from "./candidate-filter-choices.ts";
import type { CandidateSearch } from "../search/candidate-search.ts";
import { useCandidateFilterLabels } from "./candidate-filter-labels.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
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
  const group = useId();
  const {
    value: chosen,
    setValue: showChosen,
    sent,
  } = useOptimisticParam<string[]>(criteria.chosen[name] ?? []);
  const isOne = singleChoiceNames.includes(name);
  const write = (next: readonly string[]) => {
    showChosen([...next]);
    sent([...next]);
    set({ [name]: next });
  };
  const choose = (value: string, isOn: boolean) => {
    if (isOne) return write([value]);
    const next = isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
    write(values.filter((one) => next.includes(one)));
  };
  return (
    <Stack as="fieldset" gap={4} className={classes.values}>
      <legend className="visually-hidden">{names[name]}</legend>
      <FindValues
        name={names[name]}
        values={values}
        labelOf={(value) => valueOf(name, value)}
        chosen={chosen}
      >
        {(shown, isLong) => (
          <Stack className={classes.rows} data-long={isLong || undefined}>
            {shown.map((value) => (
              <Row as="label" gap={10} key={value} className={classes.row}>
                <input
                  type={isOne ? "radio" : "checkbox"}
                  name={isOne ? group : undefined}
                  checked={chosen.includes(value)}
                  onChange={(event) => choose(value, event.currentTarget.checked)}
                />
                <span>{valueOf(name, value)}</span>
              </Row>
            ))}
            {shown.length === 0 && (
              <p className="small muted">
                <Trans>Nothing matches</Trans>
              </p>
            )}
          </Stack>
        )}
      </FindValues>
      {isOne && chosen.length > 0 && (
        <Button variant="subtle" size="small" className={classes.any} onClick={() => write([])}>
          <Trans>Any</Trans>
        </Button>
      )}
    </Stack>
  );
}
