/** One day of the week: on or off, its ranges, one more, and the same for other days. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPlus from "~icons/tabler/plus";
import IconTrash from "~icons/tabler/trash";
import { useRef } from "react";

import { weekdayNames } from "#platform/web/i18n/calendar-days.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Field } from "#platform/web/ui/form/field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import { CopyHours } from "./copy-hours.tsx";
import { TimeInput } from "./time-input.tsx";
import { useTimeText } from "./use-time-text.ts";
import { nextRange, parseRange, turnOnDay, type DayHours, type TypedRange, type Week } from "./typed-week.ts";
import { Cluster, Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./availability.module.css";

export function WeekdayHours({ index }: { index: number }) {
  const { t, i18n } = useLingui();
  const clock = useTimeText();
  const { form, revalidate } = useFormScope();
  const name = `week.${index}`;
  const week = form.getValues()["week"] as Week;
  const day = weekdayNames(i18n.locale)[index]!.long;
  const row = useRef<HTMLDivElement>(null);
  const flip = (hours: DayHours, isOn: boolean): DayHours => ({
    isOn,
    ranges:
      isOn && hours.ranges.length === 0
        ? turnOnDay(week, { start: clock("09:00"), end: clock("17:00") })
        : hours.ranges,
  });
  return (
    <div ref={row} className={classes.day}>
      <Field name={name} label={<span className="visually-hidden">{day}</span>} kind="group">
        {(_control, hours: DayHours, change) => {
          const write = (ranges: TypedRange[]) => change({ isOn: ranges.length > 0, ranges });
          const remove = (at: number) => {
            write(hours.ranges.filter((_, place) => place !== at));
            row.current?.querySelector<HTMLElement>("[role=switch]")?.focus();
          };
          return (
            <Grid
              columns="160px minmax(0, 1fr) auto"
              gap={[4, 16]}
              align="start"
              className={classes.dayRow}
              onBlur={() => revalidate(name)}
            >
              <Switch isOn={hours.isOn} onChange={(isOn) => change(flip(hours, isOn))}>
                {day}
              </Switch>
              {hours.isOn ? (
                <>
                  <Stack gap={8}>
                    {hours.ranges.map((range, at) => (
                      <RangeRow
                        key={at}
                        range={range}
                        of={hours.ranges.length > 1 ? `${day}, ${at + 1}` : day}
                        onChange={(next) => write(hours.ranges.with(at, next))}
                        onRemove={() => remove(at)}
                      />
                    ))}
                  </Stack>
                  <Cluster gap={4} className={classes.dayActs}>
                    <Button
                      variant="subtle"
                      size="small"
                      aria-label={t`Add time on ${day}`}
                      onClick={() => write([...hours.ranges, nextRange(hours, clock)])}
                      leftSection={<IconPlus size={18} />}
                    >
                      <Trans>Add time</Trans>
                    </Button>
                    <CopyHours index={index} />
                  </Cluster>
                </>
              ) : (
                <span className={`muted ${classes.off}`}>
                  <Trans>Not available</Trans>
                </span>
              )}
            </Grid>
          );
        }}
      </Field>
    </div>
  );
}

interface RangeRowProps {
  range: TypedRange;
  /** "Tuesday", or "Tuesday, 2" where it has several. */
  of: string;
  onChange: (range: TypedRange) => void;
  onRemove: () => void;
}

function RangeRow({ range, of, onChange, onRemove }: RangeRowProps) {
  const { t } = useLingui();
  const startTime = parseRange({ start: range.start, end: "24:00" })?.startTime;
  return (
    <Row gap={8}>
      <TimeInput
        label={t`Start, ${of}`}
        value={range.start}
        onChange={(start) => onChange({ ...range, start })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        label={t`End, ${of}`}
        value={range.end}
        after={startTime}
        onChange={(end) => onChange({ ...range, end })}
      />
      <IconButton
        label={t`Remove time, ${of}`}
        icon={IconTrash}
        className={classes.icon}
        onClick={onRemove}
      />
    </Row>
  );
}
