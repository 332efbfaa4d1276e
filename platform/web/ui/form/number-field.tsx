/** A number with its unit, sized to its content. The form's value is a number, or null if empty. */
import { useState } from "react";

import { type Control, Field, type FieldProps } from "./field.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
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
        <Row gap={8}>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <NumberInput {...{ control, chars, decimal, change }} value={value ?? null} />
          {suffix && <span>{suffix}</span>}
        </Row>
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

/** Shows the text as typed ("18." on the way to "18.5"), until the form has another number. */
function NumberInput({ control, chars, decimal, value, change }: NumberInputProps) {
  const [text, setText] = useState(String(value ?? ""));
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    setShownValue(value);
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

/** Accepts commas and a dollar sign; what is not a number stays text, for the schema to reject. */
function numberOf(text: string): number | string | null {
  const plain = text.replaceAll(/[$,\s]/g, "");
  if (plain === "") return null;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}
