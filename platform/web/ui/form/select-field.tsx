/** One of a list, in the browser's own select: fast, and native on every phone. For long lists see combobox-field. */
import { Field, type FieldProps } from "./field.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./field.module.css";

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly (string | Option)[];
  /** The first, empty line: "Choose one". Without it the first option is preselected. */
  empty?: string;
  /** The form's value is a number, and null for the empty line. */
  numeric?: boolean;
  onChange?: (value: string) => void;
}

export const SelectField = ({ options, empty, numeric = false, onChange, ...field }: SelectFieldProps) => (
  <Field {...field}>
    {(control, value, change) => (
      <select
        {...control}
        className={`${classes.input} ${classes.select}`}
        value={value ?? ""}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          change(numeric ? (chosen === "" ? null : Number(chosen)) : chosen);
          onChange?.(event.currentTarget.value);
        }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        <Options options={options} />
      </select>
    )}
  </Field>
);

interface SelectProps {
  label: string;
  /** Hides the label visually; it still names the select. */
  hideLabel?: boolean;
  options: readonly (string | Option)[];
  value: string;
  onChange: (value: string) => void;
}

/** A select outside a form: sorting, "Show". */
export const Select = ({ label, hideLabel, options, value, onChange }: SelectProps) => (
  <Row as="label" gap={8}>
    <span className={hideLabel ? "visually-hidden" : "small"}>{label}</span>
    <select
      className={`${classes.input} ${classes.select} ${classes.sized}`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <Options options={options} />
    </select>
  </Row>
);

const Options = ({ options }: { options: readonly (string | Option)[] }) =>
  options.map((option) => {
    const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });
