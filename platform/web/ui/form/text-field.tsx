/** One line of text. The size follows the content: a ZIP is short, a name is not. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Field, type FieldProps } from "./field.tsx";
import classes from "./field.module.css";

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "tel" | "url" | "date" | "time" | "search";
  /** What the browser may autofill: "email", "given-name", "postal-code", … */
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | "url";
  /** Width in characters, for short answers. */
  chars?: number;
  maxLength?: number;
  /** The id of a `<datalist>` with suggestions. */
  list?: string;
  autoFocus?: boolean;
  onChange?: (value: string) => void;
}

export function TextField({ type = "text", chars, onChange, ...rest }: TextFieldProps) {
  const { name, label, hint, optional, afterError, ...input } = rest;
  return (
    <Field {...{ name, label, hint, optional, afterError }}>
      {(control, value, change) => (
        <input
          {...control}
          {...input}
          type={type}
          className={`${classes.input} ${chars ? classes.sized : ""}`}
          style={chars ? { width: `calc(${chars}ch + 26px)` } : undefined}
          value={value ?? ""}
          onChange={(event) => {
            change(event.currentTarget.value);
            onChange?.(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}

/** A US ZIP code: 5 digits, or 5 + 4. */
export const ZipField = (props: FieldProps) => (
  <TextField {...props} chars={10} inputMode="numeric" autoComplete="postal-code" maxLength={10} />
);

/** A password with a Show button. Pasting is allowed. */
export function PasswordField({ isNew = false, ...field }: FieldProps & { isNew?: boolean }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control, value, change) => (
        <div className={classes.withButton}>
          <input
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            className={classes.input}
            value={value ?? ""}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <button
            type="button"
            className={classes.inside}
            aria-pressed={isShown}
            aria-label={t`Show password`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t`Hide` : t`Show`}
          </button>
        </div>
      )}
    </Field>
  );
}
