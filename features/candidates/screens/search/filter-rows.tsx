/** The values of one filter to choose from: rows to tick, and for long lists a field that narrows them. */
import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { useFollowing } from "#features/jobs/screens/use-following.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { FindValues } from "#platform/web/ui/find-values.tsx";
import type { SetSearch } from "#platform/web/use-search.ts";
import { oneOnly, type ChoiceName } from "./candidate-choices.ts";
import type { CandidateSearch } from "./candidate-search.ts";
import { useCandidateWords } from "./candidate-words.ts";
import classes from "./filters.module.css";

export interface FilterProps {
  asked: CandidateSearch;
  /** Writes filters the way the address does. */
  set: SetSearch;
}

interface FilterRowsProps extends FilterProps {
  name: ChoiceName;
  values: readonly string[];
}

export function FilterRows({ name, values, asked, set }: FilterRowsProps) {
  const { names, valueOf } = useCandidateWords();
  const group = useId();
  const { shown: chosen, show: showChosen, sent } = useFollowing<string[]>(asked.chosen[name] ?? []);
  const isOne = oneOnly.includes(name);
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
    <fieldset className={classes.values}>
      <legend className="visually-hidden">{names[name]}</legend>
      <FindValues name={names[name]} values={values} wordOf={(value) => valueOf(name, value)} chosen={chosen}>
        {(shown, isLong) => (
          <div className={classes.rows} data-long={isLong || undefined}>
            {shown.map((value) => (
              <label key={value} className={classes.row}>
                <input
                  type={isOne ? "radio" : "checkbox"}
                  name={isOne ? group : undefined}
                  checked={chosen.includes(value)}
                  onChange={(event) => choose(value, event.currentTarget.checked)}
                />
                <span>{valueOf(name, value)}</span>
              </label>
            ))}
            {shown.length === 0 && (
              <p className="small muted">
                <Trans>Nothing matches</Trans>
              </p>
            )}
          </div>
        )}
      </FindValues>
      {isOne && chosen.length > 0 && (
        <Button variant="subtle" size="small" className={classes.any} onClick={() => write([])}>
          <Trans>Any</Trans>
        </Button>
      )}
    </fieldset>
  );
}
