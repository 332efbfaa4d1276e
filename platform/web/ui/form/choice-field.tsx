/** Up to six choices as full-width rows: one of them (radio), or several (checkbox). */
import { useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";

import { Field, type FieldProps } from "./field.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./field.module.css";
import { useFormScope } from "../../forms/form-scope.ts";

export interface Choice {
  value: string;
  label: React.ReactNode;
  hint?: React.ReactNode;
}

interface ChoiceFieldProps<V> extends FieldProps {
  /** Values, or values with labels. */
  options: readonly (string | Choice)[];
  /** Two columns if there is room. */
  columns?: 1 | 2;
  onChange?: (value: V) => void;
}

/** The form's value is the chosen value, "" without one. */
export function RadioField({ options, columns = 1, onChange, ...field }: ChoiceFieldProps<string>) {
  return (
    <Field {...field} kind="group">
      {(control, value, change) => (
        <Stack gap={8} className={classes.rows} data-columns={columns}>
          {options.map(toChoice).map((choice) => (
            <Row as="label" gap={12} align="start" key={choice.value} className={classes.row}>
              <input
                type="radio"
                name={control.id}
                value={choice.value}
                checked={value === choice.value}
                onChange={() => (change(choice.value), onChange?.(choice.value))}
              />
              <Word {...choice} />
            </Row>
          ))}
        </Stack>
      )}
    </Field>
  );
}

/** The form's value is a list of the chosen values. */
export function CheckboxesField({ options, columns = 1, onChange, ...field }: ChoiceFieldProps<string[]>) {
  return (
    <Field {...field} kind="group">
      {(control, value: string[] = [], change) => (
        <Stack gap={8} className={classes.rows} data-columns={columns}>
          {options.map(toChoice).map((choice) => (
            <Row as="label" gap={12} align="start" key={choice.value} className={classes.row}>
              <input
                type="checkbox"
                name={control.id}
                value={choice.value}
                checked={value.includes(choice.value)}
                onChange={(event) => {
                  const next = event.currentTarget.checked
                    ? [...value, choice.value]
                    : value.filter((one) => one !== choice.value);
                  change(next);
                  onChange?.(next);
                }}
              />
              <Word {...choice} />
            </Row>
          ))}
        </Stack>
      )}
    </Field>
  );
}

/** One yes-or-no: consent, a switch in a form. The form's value is a boolean. */
export function CheckboxField({ name, label, hint }: Omit<FieldProps, "optional">) {
  const { form, id, revalidate } = useFormScope();
  const { i18n } = useLingui();
  const error = form.errors[name];
  const own = `${id}-${name}`;
  return (
    <div className={classes.field} data-wrong={!!error || undefined}>
      <div id={`${own}-error`} className={classes.error} aria-live="polite">
        {error && (
          <>
            <IconAlertCircle size={18} />
            <span>{i18n._(String(error))}</span>
          </>
        )}
      </div>
      <Row as="label" gap={12} align="start" className={classes.single}>
        <input
          id={own}
          name={name}
          type="checkbox"
          checked={!!form.getValue(name)}
          aria-describedby={`${own}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => form.setFieldValue(name, event.currentTarget.checked)}
          onBlur={() => revalidate(name)}
        />
        <Word label={label} hint={hint} />
      </Row>
    </div>
  );
}

const Word = ({ label, hint }: Pick<Choice, "label" | "hint">) => (
  <span>
    {label}
    {hint && <small>{hint}</small>}
  </span>
);

const toChoice = (option: string | Choice): Choice =>
  typeof option === "string" ? { value: option, label: option } : option;
