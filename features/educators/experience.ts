/** Work with children: the words for it, how long an entry lasted, and how much it adds up to. */
import type { Locale } from "date-fns";
import { differenceInCalendarMonths } from "date-fns/differenceInCalendarMonths";
import { format } from "date-fns/format";
import { parseISO } from "date-fns/parseISO";

export const childAgeGroups = [
  "0-12 months",
  "13-24 months",
  "2 years old",
  "3 years old",
  "4 years old",
  "5 years old",
  "Kindergarten",
  "1st to 6th grade",
  "Middle school aged",
  "High school aged",
  "College aged",
] as const;
export type ChildAgeGroup = (typeof childAgeGroups)[number];

export const employerSettings = [
  "Preschool/Childcare Center/Daycare",
  "Family Childcare Home",
  "Private Home or Individual Family (Nanny or Babysitter)",
  "Before or Afterschool Program",
  "K-12th grade",
  "Tutoring Center",
  "Camp",
] as const;
export type EmployerSetting = (typeof employerSettings)[number];

/** The eight choices of the candidate filter and of a job's `workExperience`, from no experience upwards. */
export const workExperienceOptions = [
  "none",
  "6_months",
  "1_year",
  "2_years",
  "3_years",
  "5_years",
  "7_years",
  "10_years",
] as const;
export type WorkExperienceOption = (typeof workExperienceOptions)[number];

/** The least number of months each choice stands for. */
export const experienceMonthsOf: Record<WorkExperienceOption, number> = {
  none: 0,
  "6_months": 6,
  "1_year": 12,
  "2_years": 24,
  "3_years": 36,
  "5_years": 60,
  "7_years": 84,
  "10_years": 120,
};

export interface DatedEntry {
  startDate?: string | null;
  endDate?: string | null;
  current?: boolean | null;
}

/** "Mar 24 - Present"; empty without a start date. Screens pass their language and its word for "Present". */
export function experienceDuration(
  { startDate, endDate, current }: DatedEntry,
  { locale, present = "Present" }: { locale?: Locale; present?: string } = {},
): string {
  if (!startDate) return "";
  const month = (date: string) => format(parseISO(date), "MMM yy", { locale });
  if (current) return `${month(startDate)} - ${present}`;
  return endDate ? `${month(startDate)} - ${month(endDate)}` : month(startDate);
}

/** Months spent working with children; months covered by two entries count once. */
export function experienceMonths(
  entries: readonly (DatedEntry & { workedWithChildren?: boolean | null })[],
  now: Date,
): number {
  const spans = entries
    .filter((entry) => entry.workedWithChildren && entry.startDate && (entry.current || entry.endDate))
    .map((entry) => [parseISO(entry.startDate!), entry.current ? now : parseISO(entry.endDate!)] as const)
    .sort(([a], [b]) => a.getTime() - b.getTime());
  let months = 0;
  let counted = new Date(0);
  for (const [start, end] of spans) {
    const from = start > counted ? start : counted;
    if (end <= from) continue;
    months += differenceInCalendarMonths(end, from);
    counted = end;
  }
  return months;
}
