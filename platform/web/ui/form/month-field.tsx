/** A month and its year, fast on every phone: a list of months, and the year typed. The value is "2026-03", or "". */
import { useLingui } from "@lingui/react/macro";

import { monthNames } from "../../i18n/calendar-days.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./field.module.css";
import { joinedMonth, partsOfMonth } from "./month-parts.ts";

export function MonthField(props: FieldProps) {
  const { t, i18n } = useLingui();
  return (
    <Field {...props} kind="group">
      {(control, value, change) => {
        const { month, year } = partsOfMonth(String(value ?? ""));
        return (
          <Cluster gap={8} align="stretch" onBlur={control.onBlur}>
            <select
              className={`${classes.input} ${classes.select} ${classes.sized}`}
              name={`${control.name}-month`}
              aria-label={t`Month`}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              value={month}
              onChange={(event) => change(joinedMonth({ year, month: event.currentTarget.value }))}
            >
              <option value="">{t`Month`}</option>
              {monthNames(i18n.locale).map((name, index) => (
                <option key={name} value={String(index + 1).padStart(2, "0")}>
                  {name}
                </option>
              ))}
            </select>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              className={`${classes.input} ${classes.sized}`}
              style={{ width: "calc(6ch + 26px)" }}
              name={`${control.name}-year`}
              aria-label={t`Year`}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              placeholder={t`Year`}
              value={year}
              onChange={(event) =>
                change(joinedMonth({ month, year: event.currentTarget.value.replaceAll(/\D/g, "") }))
              }
            />
          </Cluster>
        );
      }}
    </Field>
  );
}
