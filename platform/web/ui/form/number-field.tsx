/** A number with its unit, sized to its content. The form's value is a number, or null while it is empty. */
import { useState } from "react";

import { type Control, Field, type FieldProps } from "./field.tsx";
import classes from "./field.module.css";

interface NumberFieldProps extends FieldProps {
  /** Before the input: "$". */
  prefix?: React.ReactNode;
  /** After it: "per hour", "miles". */
  suffix?: React.ReactNode;
  /** Width in characters. */
  chars?: number;
  /** Digits after the point are allowed. */
  decimal?: boolean;
}

export function NumberField({ prefix, suffix, chars = 8, decimal = false, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(control, value, change) => (
        <div className={classes.withAffix}>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <NumberInput {...{ control, chars, decimal, change }} value={value ?? null} />
          {suffix && <span>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

interface NumberInputProps {
  control: Control;
  chars: number;
  decimal: boolean;
  value: number | string | null;
  change: (value: number | string | null) => void;
}

/** Shows what is typed as it is typed ("18." on the way to "18.5"), until the form says another number. */
function NumberInput({ control, chars, decimal, value, change }: NumberInputProps) {
  const [text, setText] = useState(String(value ?? ""));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (numberOf(text) !== value) setText(String(value ?? ""));
  }
  return (
    <input
      {...control}
      type="text"
      inputMode={decimal ? "decimal" : "numeric"}
      className={`${classes.input} ${classes.sized} number`}
      style={{ width: `calc(${chars}ch + 26px)` }}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        change(numberOf(event.currentTarget.value));
      }}
    />
  );
}

/** A US dollar amount. */
export const MoneyField = (props: Omit<NumberFieldProps, "prefix" | "chars" | "decimal">) => (
  <NumberField {...props} prefix="$" chars={10} decimal />
);

/** What is typed with commas and a dollar sign is a number too; what is no number stays as text, for the schema to refuse. */
function numberOf(text: string): number | string | null {
  const plain = text.replaceAll(/[$,\s]/g, "");
  if (plain === "") return null;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}
