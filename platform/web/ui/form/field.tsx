/**
 * What surrounds every control of a form: label above, hint, then the error, in a node that is always there so that
 * screen readers hear it change. Controls get their wiring from `control`.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertCircle } from "@tabler/icons-react";

import { fieldId, useFormScope } from "../../forms/form-scope.ts";
import classes from "./field.module.css";

export interface FieldProps {
  /** The attribute in the form's values; nested ones with dots: "compensation.min". */
  name: string;
  label: React.ReactNode;
  /** Says how to answer, under the label. */
  hint?: React.ReactNode;
  /** Adds "(optional)". Nothing else is marked. */
  optional?: boolean;
  /** Behind the error, while there is one: the way out of it, as a link. */
  afterError?: React.ReactNode;
}

export interface Control {
  id: string;
  name: string;
  "aria-describedby": string;
  "aria-invalid": boolean | undefined;
  onBlur: () => void;
}

interface SurroundProps extends FieldProps {
  /** group: a set of choices, labelled as a fieldset. */
  kind?: "single" | "group";
  // oxlint-disable-next-line typescript/no-explicit-any -- each control knows what its own values are
  children: (control: Control, value: any, change: (value: unknown) => void) => React.ReactNode;
}

export function Field({ name, label, hint, optional, afterError, kind = "single", children }: SurroundProps) {
  const scope = useFormScope();
  const { i18n } = useLingui();
  const id = fieldId(scope.id, name);
  const error = scope.form.errors[name];
  const { value, onChange } = scope.form.getInputProps(name);
  const control: Control = {
    id,
    name,
    "aria-describedby": `${id}-hint ${id}-error`,
    "aria-invalid": error ? true : undefined,
    onBlur: () => scope.recheck(name),
  };
  const [Outer, Name] = kind === "group" ? (["fieldset", "legend"] as const) : (["div", "label"] as const);
  const names = kind === "group" ? { id, "aria-describedby": control["aria-describedby"], tabIndex: -1 } : {};
  return (
    <Outer className={classes.field} data-wrong={!!error || undefined} {...names}>
      <Name className={classes.label} {...(kind === "single" && { htmlFor: id })}>
        {label}
        {optional && (
          <span className="muted">
            {" "}
            <Trans>(optional)</Trans>
          </span>
        )}
      </Name>
      <div id={`${id}-hint`} className={classes.hint}>
        {hint}
      </div>
      <div id={`${id}-error`} className={classes.error} aria-live="polite">
        {error && (
          <>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
            <span>
              {i18n._(String(error))} {afterError}
            </span>
          </>
        )}
      </div>
      {children(control, value, onChange)}
    </Outer>
  );
}
