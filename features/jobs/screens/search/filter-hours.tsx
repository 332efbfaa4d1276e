/** When a working day ends and begins, and whether it may be at a weekend. */
import { Trans, useLingui } from "@lingui/react/macro";

import { wallHourText } from "#platform/shared/wall-time.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import field from "#platform/web/ui/form/field.module.css";
import type { FilterProps } from "./filter-choices.tsx";
import { useFilterLabels } from "./filter-labels.ts";
import { choiceFilters, type JobSearch } from "./job-search.ts";
import classes from "./filters.module.css";

export const hoursCount = ({ chosen, on }: JobSearch) =>
  (chosen.doneBy?.length ?? 0) + (chosen.startsFrom?.length ?? 0) + (on.includes("noWeekends") ? 1 : 0);

export function FilterHours({ criteria, set }: FilterProps) {
  const { t, i18n } = useLingui();
  const { names, switchNames } = useFilterLabels();
  const timeFilter = (name: "doneBy" | "startsFrom") => (
    <Select
      label={names[name]}
      value={criteria.chosen[name]?.[0] ?? ""}
      options={[
        { value: "", label: t`Any time` },
        ...choiceFilters[name].map((time) => ({ value: time, label: wallHourText(time, i18n.locale) })),
      ]}
      onChange={(time) => set({ [name]: time || null })}
    />
  );
  return (
    <Stack gap={8} className={classes.hours}>
      {timeFilter("doneBy")}
      {timeFilter("startsFrom")}
      <Row as="label" gap={12}>
        <input
          type="checkbox"
          checked={criteria.on.includes("noWeekends")}
          onChange={(event) => set({ noWeekends: event.currentTarget.checked })}
        />
        <span>{switchNames.noWeekends}</span>
      </Row>
      <p className={field.hint}>
        <Trans>Shows only jobs that say when they are worked.</Trans>
      </p>
    </Stack>
  );
}
