/**
 * Validation rules that all run, each reporting at its own field, even when another field has the wrong type.
 */
import { z } from "zod";
import type { DatedEntry } from "./experience.ts";

export interface EntryRule<Entry> {
  field: keyof Entry & string;
  holds: (entry: Entry) => boolean;
  /** The sentence shown at the field. */
  otherwise: string;
}

export const withRules = <Schema extends z.ZodObject>(
  schema: Schema,
  rules: readonly EntryRule<z.infer<Schema>>[],
) =>
  schema.check(
    ...rules.map(({ field, holds, otherwise }) =>
      z.refine<z.infer<Schema>>(holds, { path: [field], error: otherwise, when: isFineAt(field) }),
    ),
  );

/** Zod would skip rules once a field has the wrong type; only that field's own rules should be skipped. */
const isFineAt =
  (field: string) =>
  ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" && value !== null && issues.every((issue) => issue.path?.[0] !== field);

/** Equal months are fine; a current entry needs no end. An invalid start date is reported by its own rule. */
export const endsAfterStart = ({ startDate, endDate, current }: DatedEntry) =>
  Boolean(current) ||
  !startDate ||
  !isDate(startDate) ||
  (Boolean(endDate) && firstDay(endDate!) >= firstDay(startDate));

export const endsWhenNotCurrent = ({ endDate, current }: DatedEntry) => Boolean(current) || Boolean(endDate);

export const entryDate = z
  .string()
  .refine(isDate, { error: /*i18n*/ "Choose a month and enter a year, like March 2024" })
  .nullish();

/** The day an entry begins with: a month alone means its first. */
export const firstDay = (date: string) => (date.length === 7 ? `${date}-01` : date.slice(0, 10));

/** A month or a day that exists in the calendar, of a plausible year: 2023-02-30 is rejected. */
function isDate(text: string): boolean {
  if (!/^(19|20)\d{2}-(0[1-9]|1[0-2])(-\d{2})?$/.test(text)) return false;
  const day = new Date(`${firstDay(text)}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(firstDay(text));
}
