/** When an educator could start: parsing the answers, and the first possible day. */
import { addDays } from "date-fns/addDays";
import { startOfMonth } from "date-fns/startOfMonth";

export const months = [
  /*i18n*/ "January",
  /*i18n*/ "February",
  /*i18n*/ "March",
  /*i18n*/ "April",
  /*i18n*/ "May",
  /*i18n*/ "June",
  /*i18n*/ "July",
  /*i18n*/ "August",
  /*i18n*/ "September",
  /*i18n*/ "October",
  /*i18n*/ "November",
  /*i18n*/ "December",
] as const;
export type Month = (typeof months)[number];

export const asap = "asap";
export const otherDate = "other";
export const mustGiveNotice = "i have to give notice to my current employer";

/** Notice periods, with their days. */
export const noticePeriods = [
  { value: /*i18n*/ "1 week's notice", days: 7 },
  { value: /*i18n*/ "2 weeks' notice", days: 14 },
  { value: /*i18n*/ "3 weeks' notice", days: 21 },
  { value: /*i18n*/ "1 month's notice", days: 30 },
  { value: /*i18n*/ "2 months' notice", days: 60 },
] as const;

export interface StartAnswers {
  desired_start?: string | null;
  desired_start_month?: string | null;
  desired_start_date?: string | null;
  notice_period?: string | null;
}

export type Start =
  | { kind: "asap" }
  | { kind: "month"; month: Month }
  | { kind: "after"; date: string }
  | { kind: "notice"; period: string };

/** Parses the answers; null when they hold nothing usable. */
export function parseStart(answers: StartAnswers): Start | null {
  const value = (answers.desired_start || answers.desired_start_month || "").trim().toLowerCase();
  if (value === asap) return { kind: "asap" };
  if (value === otherDate)
    return answers.desired_start_date ? { kind: "after", date: answers.desired_start_date } : null;
  if (value === mustGiveNotice)
    return answers.notice_period ? { kind: "notice", period: answers.notice_period } : null;
  const month = months.find((name) => name.toLowerCase() === value);
  return month ? { kind: "month", month } : null;
}

/** The first day (YYYY-MM-DD) the educator could work; null when unknown. */
export function availableFrom(answers: StartAnswers, now: Date): string | null {
  const start = parseStart(answers);
  if (!start) return null;
  if (start.kind === "after") return start.date.slice(0, 10);
  if (start.kind === "month") return day(nextMonth(months.indexOf(start.month), now));
  if (start.kind === "asap") return day(now);
  const period = noticePeriods.find(({ value }) => value === start.period);
  return day(addDays(now, period?.days ?? 14));
}

/** The current month counts as now; a past one means next year's. */
function nextMonth(month: number, now: Date): Date {
  if (month === now.getMonth()) return now;
  return startOfMonth(new Date(now.getFullYear() + (month < now.getMonth() ? 1 : 0), month));
}

const day = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
