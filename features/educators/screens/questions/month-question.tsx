/** One of the twelve months. */
import { useLabels } from "#platform/web/i18n/labels.ts";

import { months } from "../../start-date.ts";
import { monthLabels } from "../preference-labels.ts";
import { Grid } from "#platform/web/ui/layout/stack.tsx";
import classes from "./questions.module.css";
import type { QuestionControl } from "./question-frame.tsx";

export function MonthQuestion({ value, onChange, control }: QuestionControl) {
  const labelFor = useLabels();
  // Some answers name a year as well: "2026-04".
  const chosen = /^\d{4}-\d{2}$/.test(value) ? months[Number(value.slice(5)) - 1] : value;
  return (
    <Grid columns="repeat(auto-fill, minmax(104px, 1fr))" className={classes.months}>
      {months.map((month) => (
        <label key={month} className={classes.chip}>
          <input
            type="radio"
            name={`${control.id}-choice`}
            value={month}
            checked={month === chosen}
            onChange={() => onChange(month)}
            onBlur={control.onBlur}
          />
          <span>{labelFor(monthLabels, month)}</span>
        </label>
      ))}
    </Grid>
  );
}
