/** Up to six choices as full-width rows: one of them (radio), or several (checkbox). */
import { useLingui } from "@lingui/react/macro";
import { IconAlertCircle } from "@tabler/icons-react";

import { Field, type FieldProps } from "./field.tsx";
import classes from "./field.module.css";
import { useFormScope } from "../../forms/form-scope.ts";

export interface Choice {
  value: string;
  label: React.ReactNode;
  hint?: React.ReactNode;
}

interface ChoiceFieldProps<V> extends FieldProps {
  /** Values, or values with another word to show. */
  options: readonly (string | Choice)[];
  /** Two columns where there is room. */
  columns?: 1 | 2;
  onChange?: (value: V) => void;
}

/** The form's value is the chosen value, "" while none is. */
export function RadioField({ options, columns = 1, onChange, ...field }: ChoiceFieldProps<string>) {
  return (
    <Field {...field} kind="group">
      {(control, value, change) => (
        <div className={classes.rows} data-columns={columns}>
          {options.map(choiceOf).map((choice) => (
            <label key={choice.value} className={classes.row}>
              <input
                type="radio"
                name={control.id}
                value={choice.value}
                checked={value === choice.value}
                onChange={() => (change(choice.value), onChange?.(choice.value))}
              />
              <Word {...choice} />
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

/** The form's value is a list of the chosen values. */
export function CheckboxesField({ options, columns = 1, onChange, ...field }: ChoiceFieldProps<string[]>) {
  return (
    <Field {...field} kind="group">
      {(control, value: string[] = [], change) => (
        <div className={classes.rows} data-columns={columns}>
          {options.map(choiceOf).map((choice) => (
            <label key={choice.value} className={classes.row}>
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
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

/** One yes-or-no: consent, a switch in a form. The form's value is a boolean. */
export function CheckboxField({ name, label, hint }: Omit<FieldProps, "optional">) {
  const { form, id, recheck } = useFormScope();
  const { i18n } = useLingui();
  const { value, onChange } = form.getInputProps(name);
  const error = form.errors[name];
  const own = `${id}-${name}`;
  return (
    <div className={classes.field} data-wrong={!!error || undefined}>
      <div id={`${own}-error`} className={classes.error} aria-live="polite">
        {error && (
          <>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
            <span>{i18n._(String(error))}</span>
          </>
        )}
      </div>
      <label className={classes.single}>
        <input
          id={own}
          name={name}
          type="checkbox"
          checked={!!value}
          aria-describedby={`${own}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={() => recheck(name)}
        />
        <Word label={label} hint={hint} />
      </label>
    </div>
  );
}

const Word = ({ label, hint }: Pick<Choice, "label" | "hint">) => (
  <span>
    {label}
    {hint && <small>{hint}</small>}
  </span>
);

const choiceOf = (option: string | Choice): Choice =>
  typeof option === "string" ? { value: option, label: option } : option;
