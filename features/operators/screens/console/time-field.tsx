/** A moment, typed in the operator's own time zone; the form's value is ISO 8601, "" without one. */
import { useLingui } from "@lingui/react/macro";
import { format } from "date-fns/format";

import { Field, type FieldProps } from "#platform/web/ui/form/field.tsx";
import classes from "#platform/web/ui/form/field.module.css";
import { InBrowser } from "#platform/web/ui/layout/in-browser.tsx";

/** As the control wants it: "2026-03-01T09:00". */
const localTime = (iso: string) => format(new Date(iso), "yyyy-MM-dd'T'HH:mm");

export function TimeField(props: FieldProps) {
  const { t } = useLingui();
  return (
    <Field {...props} hint={t`In your time zone`}>
      {(control, value: string | null, change) => (
        <InBrowser waiting={<input {...control} className={classes.input} disabled />}>
          <input
            {...control}
            type="datetime-local"
            className={classes.input}
            value={value ? localTime(value) : ""}
            onChange={({ currentTarget }) =>
              change(currentTarget.value ? new Date(currentTarget.value).toISOString() : "")
            }
          />
        </InBrowser>
      )}
    </Field>
  );
}
