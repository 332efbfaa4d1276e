/** Several lines of text, with a counter where there is a limit. */
import { Plural } from "@lingui/react/macro";

import { Field, type FieldProps } from "./field.tsx";
import classes from "./field.module.css";

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  /** Characters allowed; shows how many are left. */
  max?: number;
  onChange?: (value: string) => void;
}

export function TextAreaField({ rows = 4, max, onChange, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control, value, change) => (
        <>
          <textarea
            {...control}
            rows={rows}
            className={`${classes.input} ${classes.area}`}
            value={value ?? ""}
            onChange={(event) => {
              change(event.currentTarget.value);
              onChange?.(event.currentTarget.value);
            }}
          />
          {max && <Counter left={max - String(value ?? "").length} />}
        </>
      )}
    </Field>
  );
}

const Counter = ({ left }: { left: number }) => (
  <div className={`tiny muted ${classes.counter}`}>
    {left >= 0 ? (
      <Plural value={left} one="# character left" other="# characters left" />
    ) : (
      <Plural value={-left} one="# character too many" other="# characters too many" />
    )}
  </div>
);
