/**
 * A month to pick a day from: arrows move by days, Home and End to the ends of a week, PageUp and PageDown by months,
 * with Shift by years, Enter picks. Days that can be picked are bold and dotted, so color is never the only sign.
 */
import { useLingui } from "@lingui/react/macro";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import { useEffect, useId, useRef, useState } from "react";

import {
  monthName,
  monthOf,
  plusDays,
  plusMonths,
  weekdayNames,
  weekdayOf,
  weeksOf,
  type Day,
  type Month,
} from "../../i18n/calendar-days.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import type { Icon } from "../media/icon.tsx";
import { IconButton } from "./icon-button.tsx";
import classes from "./month-grid.module.css";

interface MonthGridProps {
  /** The month shown. */
  month: Month;
  onMonth: (month: Month) => void;
  /** The first and the last month that can be shown. */
  first: Day;
  last: Day;
  today: Day;
  selected: Day | null;
  onSelect: (day: Day) => void;
  /** Days with something to pick. */
  isOpen: (day: Day) => boolean;
  /** The whole name of a day: "Tuesday, March 4, 5 times available". */
  nameOf: (day: Day) => string;
}

export function MonthGrid({ month, onMonth, first, last, ...days }: MonthGridProps) {
  const { t, i18n } = useLingui();
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<Day | null>(null);
  const clamped = (day: Day) => (day < first ? first : day > last ? last : day);
  const inMonth = (day: Day | null) => (day && monthOf(day) === month ? day : null);
  // One day is in the tab order: the one the reader moved to, else the chosen one, else the first available.
  const stop = inMonth(moved) ?? inMonth(days.selected) ?? focusableDay(month, clamped, days.isOpen);
  // Only the render that shows this day moves the focus: the effect of an earlier one may run after the key.
  const toFocus = useRef<Day | null>(null);
  useEffect(() => {
    if (toFocus.current !== stop) return;
    toFocus.current = null;
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  });
  const goTo = (day: Day) => {
    const next = clamped(day);
    if (next === stop) return;
    toFocus.current = next;
    setMoved(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = dayByKey(event, stop);
    if (!to) return;
    event.preventDefault();
    goTo(to);
  };
  const turn = (by: number) => onMonth(monthOf(clamped(plusMonths(`${month}-01`, by))));
  return (
    <div className={classes.calendar}>
      <Row gap={4} className={classes.head}>
        <h2 id={title} aria-live="polite">
          {monthName(month, i18n.locale)}
        </h2>
        <Turn
          label={t`Previous month`}
          icon={IconChevronLeft}
          isOff={month <= monthOf(first)}
          onClick={() => turn(-1)}
        />
        <Turn
          label={t`Next month`}
          icon={IconChevronRight}
          isOff={month >= monthOf(last)}
          onClick={() => turn(1)}
        />
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar */}
      <table ref={grid} role="grid" aria-labelledby={title} className={classes.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames(i18n.locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <DayCell key={day} day={day} isStop={day === stop} {...days} />
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day of this month
                  <td key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends Pick<MonthGridProps, "today" | "selected" | "onSelect" | "isOpen" | "nameOf"> {
  day: Day;
  isStop: boolean;
}

function DayCell({ day, isStop, today, selected, onSelect, isOpen, nameOf }: DayCellProps) {
  const open = isOpen(day);
  return (
    <td aria-selected={day === selected}>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        className={classes.day}
        aria-label={nameOf(day)}
        aria-disabled={!open || undefined}
        aria-current={day === today ? "date" : undefined}
        data-open={open || undefined}
        data-selected={day === selected || undefined}
        onClick={() => open && onSelect(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

interface TurnProps {
  label: string;
  icon: Icon;
  isOff: boolean;
  onClick: () => void;
}

const Turn = ({ isOff, onClick, ...button }: TurnProps) => (
  <IconButton {...button} aria-disabled={isOff || undefined} onClick={() => !isOff && onClick()} />
);

function focusableDay(month: Month, clamped: (day: Day) => Day, isOpen: (day: Day) => boolean): Day {
  const days = weeksOf(month).flat();
  return days.find((day) => day !== null && isOpen(day)) ?? clamped(`${month}-01`);
}

function dayByKey({ key, shiftKey }: React.KeyboardEvent, day: Day): Day | undefined {
  const weekday = weekdayOf(day);
  const steps: Record<string, () => Day> = {
    ArrowLeft: () => plusDays(day, -1),
    ArrowRight: () => plusDays(day, 1),
    ArrowUp: () => plusDays(day, -7),
    ArrowDown: () => plusDays(day, 7),
    Home: () => plusDays(day, -weekday),
    End: () => plusDays(day, 6 - weekday),
    PageUp: () => plusMonths(day, shiftKey ? -12 : -1),
    PageDown: () => plusMonths(day, shiftKey ? 12 : 1),
  };
  return steps[key]?.();
}
