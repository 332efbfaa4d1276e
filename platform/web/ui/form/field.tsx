/**
 * What surrounds every control of a form: label above, hint, then the error, in an element that always exists, so that
 * screen readers notice its change. Controls get their attributes from `control`.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";

import { fieldId, useFormScope } from "../../forms/form-scope.ts";
import classes from "./field.module.css";

export interface FieldProps {
  /** The attribute in the form's values; nested ones with dots: "compensation.min". */
  name: string;
  label: React.ReactNode;
  /** How to answer, under the label. */
  hint?: React.ReactNode;
  /** Adds "(optional)". Nothing else is marked. */
  optional?: boolean;
  /** After an error: a link that helps with it. */
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
  /** group: a set of choices, labeled as a fieldset. */
  kind?: "single" | "group";
  // oxlint-disable-next-line typescript/no-explicit-any -- each control knows the type of its values
  children: (control: Control, value: any, change: (value: unknown) => void) => React.ReactNode;
}

export function Field({ name, label, hint, optional, afterError, kind = "single", children }: SurroundProps) {
  const scope = useFormScope();
  const { i18n } = useLingui();
  const id = fieldId(scope.id, name);
  const error = scope.form.errors[name];
  const onChange = (value: unknown) => scope.form.setFieldValue(name, value);
  const control: Control = {
    id,
    name,
    "aria-describedby": `${id}-hint ${id}-error`,
    "aria-invalid": error ? true : undefined,
    onBlur: () => scope.revalidate(name),
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
            <IconAlertCircle size={18} />
            <span>
              {i18n._(String(error))} {afterError}
            </span>
          </>
        )}
      </div>
      {children(control, scope.form.getValue(name), onChange)}
    </Outer>
  );
}
