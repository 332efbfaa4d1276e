/** The values of one filter to choose from: rows to tick, and for long lists a field that narrows them. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { useFollowing } from "#features/jobs/screens/use-following.ts";
import { Button } from "#platform/web/ui/button.tsx";
import field from "#platform/web/ui/field.module.css";
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

/** More than so many are searched rather than read. */
const mostToRead = 10;

interface FilterRowsProps extends FilterProps {
  name: ChoiceName;
  values: readonly string[];
}

export function FilterRows({ name, values, asked, set }: FilterRowsProps) {
  const { t } = useLingui();
  const { names, valueOf } = useCandidateWords();
  const [typed, setTyped] = useState("");
  const group = useId();
  const { shown: chosen, show: showChosen, sent } = useFollowing<string[]>(asked.chosen[name] ?? []);
  const isOne = oneOnly.includes(name);
  const isLong = values.length > mostToRead;
  const shown = values.filter((value) => {
    const text = valueOf(name, value).toLocaleLowerCase();
    return text.includes(typed.trim().toLocaleLowerCase());
  });
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
      {isLong && (
        <>
          <input
            type="search"
            className={field.input}
            aria-label={t`Find in ${names[name]}`}
            placeholder={t`Type to find`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p className="small muted" role="status">
            {chosen.length > 0 && <Plural value={chosen.length} one="# selected" other="# selected" />}
          </p>
        </>
      )}
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
      {isOne && chosen.length > 0 && (
        <Button variant="subtle" size="small" className={classes.any} onClick={() => write([])}>
          <Trans>Any</Trans>
        </Button>
      )}
    </fieldset>
  );
}
