/** Names of holidays, as both languages know them. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";

import type { Day } from "#platform/web/i18n/calendar-days.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { holidaysBetween, type Holiday, type HolidayKind } from "../holidays.ts";

const holidayLabels = {
  new_years_day: msg`New Year's Day`,
  martin_luther_king_day: msg`Martin Luther King Jr. Day`,
  washingtons_birthday: msg`Presidents' Day`,
  memorial_day: msg`Memorial Day`,
  juneteenth: msg`Juneteenth`,
  independence_day: msg`Independence Day`,
  labor_day: msg`Labor Day`,
  columbus_day: msg`Columbus Day / Indigenous Peoples' Day`,
  veterans_day: msg`Veterans Day`,
  thanksgiving: msg`Thanksgiving Day`,
  day_after_thanksgiving: msg`Day after Thanksgiving`,
  christmas: msg`Christmas Day`,
} as const satisfies Record<HolidayKind, MessageDescriptor>;

/** "Independence Day", "Independence Day (observed)". */
export function useHolidayName() {
  const { t } = useLingui();
  const labelFor = useLabels();
  return ({ kind, isObserved }: Holiday): string => {
    const name = labelFor(holidayLabels, kind);
    return isObserved ? t`${name} (observed)` : name;
  };
}

/** The holiday on a day, by name; null on any other day. */
export function useHolidayOn() {
  const nameOf = useHolidayName();
  return (day: Day): string | null => {
    const [holiday] = holidaysBetween(day, day);
    return holiday ? nameOf(holiday) : null;
  };
}
