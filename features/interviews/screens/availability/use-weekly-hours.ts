/** An employer profile's weekly hours and days off as the screens ask for them and write them. */
import { useQueryClient } from "@tanstack/react-query";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { call } from "#platform/web/api-client/api.ts";
import { plusDays, type Day } from "#platform/web/i18n/calendar-days.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { BlockedDate, OpenHoliday, WeeklySlot } from "../../availability.ts";
import type { DateRange } from "../../free-times.ts";
import { closedHolidays } from "../../holidays.ts";

export const weeklyHoursPath = "employers/interview_slots";
export const blockedDatesPath = "employers/blocked_dates";
export const openHolidaysPath = "employers/open_holidays";

export type BlockedDays = ResourceOf<typeof BlockedDate>;

/** One range of a weekday; `dayOfWeek` 0 is Sunday, times are "09:00", the end of the day "24:00". */
export interface Hours {
  dayOfWeek: number;
  startTime: string;
  endTime: string;
}

export const useWeeklyHours = ({ fresh = false } = {}) =>
  useCollection(WeeklySlot, { at: weeklyHoursPath, size: 100, skipCache: fresh });

export const useBlockedDates = () => useCollection(BlockedDate, { at: blockedDatesPath, size: 100 });

export const useOpenHolidays = () => useCollection(OpenHoliday, { at: openHolidaysPath, size: 100 });

/** Days off and closed holidays from today on, as the server counts them. */
export function useClosedDays(today: Day): DateRange[] {
  const blocked = useBlockedDates();
  const open = useOpenHolidays();
  const isOpen = new Set(open.data?.map(({ date }) => date));
  return [...(blocked.data ?? []), ...closedHolidays(today, plusDays(today, holidayHorizonDays), isOpen)];
}

const holidayHorizonDays = 366;

/** The whole week at once: what is not among `slots` is gone. */
export function useReplaceHours() {
  const client = useQueryClient();
  return useWrite(async (slots: readonly Hours[]) => {
    await call(`${weeklyHoursPath}/replace`, { method: "POST", body: { slots } });
    await refetchType(client, WeeklySlot.type);
  });
}

const weekdays = [1, 2, 3, 4, 5];
const each = (days: readonly number[], startTime: string, endTime: string): Hours[] =>
  days.map((dayOfWeek) => ({ dayOfWeek, startTime, endTime }));

/** What directors often have free, for a first week in one press. */
export const presets = {
  weekdays: each(weekdays, "09:00", "17:00"),
  afternoons: each(weekdays, "13:00", "15:00"),
  evenings: each(weekdays, "16:00", "19:00"),
} as const satisfies Record<string, readonly Hours[]>;

export type Preset = keyof typeof presets;
