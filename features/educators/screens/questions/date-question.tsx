/** A day: typed as MM/DD/YYYY, or picked from a calendar. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCalendar from "~icons/tabler/calendar";
import { useId, useState } from "react";

import { dayIn, dayName, isDay, monthOf, plusMonths } from "#platform/web/i18n/calendar-days.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { MonthGrid } from "#platform/web/ui/form/month-grid.tsx";

import { formatDay, parseTypedDay } from "./date-text.ts";
import classes from "./questions.module.css";
import type { QuestionControl } from "./question-frame.tsx";

export function DateQuestion({ value, onChange, control }: QuestionControl) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const calendar = useId();
  return (
    <Stack gap={12} className={classes.whole}>
      <Row gap={8}>
        <input
          {...control}
          type="text"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          className={`${field.input} ${field.sized}`}
          style={{ width: "calc(11ch + 26px)" }}
          placeholder={t`MM/DD/YYYY`}
          maxLength={10}
          value={formatDay(value)}
          onChange={(event) => onChange(parseTypedDay(event.currentTarget.value))}
        />
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={calendar}
          leftSection={<IconCalendar size={18} />}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Calendar</Trans>
        </Button>
      </Row>
      <div id={calendar} hidden={!isOpen}>
        {isOpen && (
          <Calendar
            value={value}
            onPick={(day) => {
              onChange(day);
              setOpen(false);
              document.getElementById(control.id)?.focus();
            }}
          />
        )}
      </div>
    </Stack>
  );
}

const years = 10;

function Calendar({ value, onPick }: { value: string; onPick: (day: string) => void }) {
  const { i18n } = useLingui();
  const { now, timeZone } = useKnownClock();
  const today = dayIn(now, timeZone);
  const selected = isDay(value) ? value : null;
  const [month, setMonth] = useState(monthOf(selected ?? today));
  return (
    <MonthGrid
      month={month}
      onMonth={setMonth}
      first={plusMonths(today, -12 * years)}
      last={plusMonths(today, 12 * years)}
      today={today}
      selected={selected}
      onSelect={onPick}
      isOpen={() => true}
      nameOf={(day) => dayName(day, i18n.locale)}
    />
  );
}
