/** A list in a form whose entries have fields of their own: added, filled in, removed. */
import IconPlus from "~icons/tabler/plus";
import IconTrash from "~icons/tabler/trash";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./repeated-rows.module.css";

interface RepeatedRowsProps {
  /** The list's name in the form's values. */
  name: string;
  /** A new entry. */
  empty: Record<string, string>;
  most: number;
  add: string;
  /** Said in the place of the button once there are as many as may be. */
  full: string;
  title: (index: number) => string;
  /** The accessible name of the button that removes an entry. */
  remove: (index: number) => string;
  /** Its fields; `row` begins their names. */
  children: (row: string) => React.ReactNode;
}

export function RepeatedRows({ name, empty, most, add, full, title, remove, children }: RepeatedRowsProps) {
  const { form } = useFormScope();
  const rows: Record<string, string>[] = form.getValues()[name];
  const { newest, adder, after } = useFocusAfter(rows.length);
  const addOne = () => {
    after("added");
    form.setFieldValue(name, [...rows, { ...empty }]);
  };
  const removeAt = (index: number) => {
    for (const wrong of Object.keys(form.errors).filter((one) => one.startsWith(`${name}.`)))
      form.clearFieldError(wrong);
    after("removed");
    form.setFieldValue(
      name,
      rows.filter((_, at) => at !== index),
    );
  };
  return (
    <Stack gap={16} align="start">
      {rows.map((_, index) => (
        <Stack
          as="fieldset"
          gap={16}
          key={index}
          className={classes.row}
          ref={index === rows.length - 1 ? newest : undefined}
        >
          <legend>{title(index)}</legend>
          <button
            type="button"
            className={classes.remove}
            aria-label={remove(index)}
            onClick={() => removeAt(index)}
          >
            <IconTrash />
            <Trans>Remove</Trans>
          </button>
          {children(`${name}.${index}`)}
        </Stack>
      ))}
      {rows.length < most ? (
        <Button ref={adder} variant="outline" leftSection={<IconPlus size={18} />} onClick={addOne}>
          {add}
        </Button>
      ) : (
        <p className="muted">{full}</p>
      )}
    </Stack>
  );
}

/** Whoever adds an entry types into it next; after a removal there is still the button. */
function useFocusAfter(count: number) {
  const newest = useRef<HTMLFieldSetElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const last = useRef<"added" | "removed" | null>(null);
  useEffect(() => {
    if (last.current === "added") newest.current?.querySelector("input")?.focus();
    if (last.current === "removed") adder.current?.focus();
    last.current = null;
  }, [count]);
  return { newest, adder, after: (what: "added" | "removed") => (last.current = what) };
}
