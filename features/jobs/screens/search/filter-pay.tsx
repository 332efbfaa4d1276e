/** The least a job should pay, in dollars an hour. Nothing, and 0, mean any pay. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";

import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import type { FilterProps } from "./filter-choices.tsx";
import classes from "./filters.module.css";

const debounceMs = 300;

export function FilterPay({ criteria, set }: FilterProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState(criteria.minimumWage ? String(criteria.minimumWage) : "");
  const apply = useDebouncedCallback((next: string) => set({ minimumWage: parseAmount(next) }), debounceMs);
  useEffect(() => {
    // "Clear all" and a removed chip empty the field; 18.50 stays as it was typed.
    if (parseAmount(text) !== criteria.minimumWage)
      setText(criteria.minimumWage ? String(criteria.minimumWage) : "");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- typing changes the text first and the filter later
  }, [criteria.minimumWage]);
  const type = (next: string) => {
    setText(next);
    apply.schedule(next);
  };
  // Leaving the field applies the value without waiting for the debounce.
  const leave = () => {
    apply.cancel();
    if (parseAmount(text) !== criteria.minimumWage) set({ minimumWage: parseAmount(text) });
  };
  return (
    <Stack gap={4}>
      <label htmlFor={id} className={field.label}>
        <Trans>Minimum pay per hour</Trans>
      </label>
      <p id={`${id}-hint`} className={field.hint}>
        <Trans>Jobs paid by the week, month or year count by the hour too.</Trans>
      </p>
      <Row className={classes.money}>
        <span aria-hidden="true">$</span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={field.input}
          aria-describedby={`${id}-hint`}
          placeholder={t`Any`}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
      </Row>
    </Stack>
  );
}

const parseAmount = (text: string) => {
  const amount = Number(text.replace(/[$,\s]/g, ""));
  return Number.isFinite(amount) && amount > 0 && amount < 100_000 ? amount : 0;
};
