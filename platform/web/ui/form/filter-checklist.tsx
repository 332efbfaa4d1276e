/** The values of a filter as rows to tick. A long list scrolls, gets a search field, and says how many are selected. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { useOptimisticParam } from "../../hooks/use-optimistic-param.ts";
import { Row, Stack } from "../layout/stack.tsx";
import field from "./field.module.css";
import classes from "./filter-checklist.module.css";

/** Above this number the list gets a search field. */
const searchAbove = 10;

interface FilterChecklistProps<V extends string | number> {
  label: string;
  /** The label is read aloud and not shown. */
  hideLabel?: boolean | undefined;
  /** In the order in which they are shown and written. */
  values: readonly V[];
  labelOf: (value: V) => string;
  chosen: readonly V[];
  /** At most one. */
  isSingle?: boolean;
  onChange: (chosen: V[]) => void;
  /** Below the rows. */
  children?: React.ReactNode;
}

export function FilterChecklist<V extends string | number>(props: FilterChecklistProps<V>) {
  const { label: name, hideLabel, values, labelOf, isSingle, onChange, children } = props;
  const { t } = useLingui();
  const group = useId();
  const { value: chosen, setValue: showChosen, sent } = useOptimisticParam(props.chosen);
  const [typed, setTyped] = useState("");
  const isLong = values.length > searchAbove;
  const query = typed.trim().toLocaleLowerCase();
  const shown = values.filter((value) => labelOf(value).toLocaleLowerCase().includes(query));
  const choose = (value: V, isOn: boolean) => {
    const next = isSingle ? [value] : isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
    const inOrder = values.filter((one) => next.includes(one));
    showChosen(inOrder);
    sent(inOrder);
    onChange(inOrder);
  };
  return (
    <Stack as="fieldset" gap={4}>
      <legend className={hideLabel ? "visually-hidden" : field.label}>{name}</legend>
      {isLong && (
        <>
          <input
            type="search"
            className={field.input}
            aria-label={t`Find in ${name}`}
            placeholder={t`Type to find`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p className="small muted" role="status">
            {chosen.length > 0 && <Plural value={chosen.length} one="# selected" other="# selected" />}
          </p>
        </>
      )}
      <Stack className={classes.rows} data-long={isLong || undefined}>
        {shown.map((value) => (
          <Row as="label" gap={12} key={value} className={classes.row}>
            <input
              type={isSingle ? "radio" : "checkbox"}
              name={isSingle ? group : undefined}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
            />
            <span>{labelOf(value)}</span>
          </Row>
        ))}
        {shown.length === 0 && (
          <p className="small muted">
            <Trans>Nothing matches</Trans>
          </p>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
