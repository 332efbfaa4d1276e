/** The values of one filter to choose from: rows to tick, and for long lists a field that narrows them. */
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { FindValues } from "#platform/web/ui/form/find-values.tsx";
import type { SetSearch } from "#platform/web/hooks/use-search.ts";
import classes from "./filters.module.css";
import { useFilterLabels } from "./filter-labels.ts";
import { useOptimisticParam } from "#platform/web/hooks/use-optimistic-param.ts";
import { choiceFilters, type ChoiceName, type JobSearch } from "./job-search.ts";

export interface FilterProps {
  criteria: JobSearch;
  /** Writes filters the way the address does. */
  set: SetSearch;
}

export function FilterChoices({ name, criteria, set }: FilterProps & { name: ChoiceName }) {
  const { names, valueOf } = useFilterLabels();
  const isOne = name === "educationMinimum";
  const {
    value: chosen,
    setValue: showChosen,
    sent,
  } = useOptimisticParam<string[]>(criteria.chosen[name] ?? []);
  const all = choiceFilters[name];
  const choose = (value: string, isOn: boolean) => {
    const next = isOne ? [value] : isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
    const inOrder = all.filter((one) => next.includes(one));
    showChosen(inOrder);
    sent(inOrder);
    set({ [name]: inOrder });
  };
  return (
    <fieldset className={classes.group}>
      <legend className={field.label}>{names[name]}</legend>
      <FindValues name={names[name]} values={all} labelOf={(value) => valueOf(name, value)} chosen={chosen}>
        {(shown, isLong) => (
          <Stack className={classes.rows} data-long={isLong || undefined}>
            {shown.map((value) => (
              <Row as="label" gap={12} key={value} className={classes.row}>
                <input
                  type={isOne ? "radio" : "checkbox"}
                  name={isOne ? name : undefined}
                  checked={chosen.includes(value)}
                  onChange={(event) => choose(value, event.currentTarget.checked)}
                />
                <span>{valueOf(name, value)}</span>
              </Row>
            ))}
          </Stack>
        )}
      </FindValues>
    </fieldset>
  );
}
