/** A day as it is typed in the United States, and as it is stored. */
import { isDay } from "#platform/web/i18n/calendar-days.ts";

/** "3/15/2024", "03-15-2024" and "03152024" become "2024-03-15"; anything else stays as it was typed. */
export function parseTypedDay(text: string): string {
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(text) ?? digits.exec(text);
  if (!parts) return text;
  const [, month, day, year] = parts;
  const stored = `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`;
  return isDay(stored) ? stored : text;
}

/** "2024-03-15" as "03/15/2024"; what is not a day yet as it was typed. */
export function formatDay(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return parts ? `${parts[2]}/${parts[3]}/${parts[1]}` : value;
}

const digits = /^\s*(\d{2})(\d{2})(\d{4})\s*$/;
