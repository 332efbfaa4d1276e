/** Pay: an educator's expectation and a job's pay have the same three fields. */

export const compensationIntervals = ["hour", "day", "week", "month", "year"] as const;
export type CompensationInterval = (typeof compensationIntervals)[number];

export interface Compensation {
  min?: number | null | undefined;
  max?: number | null | undefined;
  interval?: CompensationInterval | null | undefined;
}

export type PayRange = { interval: CompensationInterval } & (
  | { kind: "between"; min: number; max: number }
  | { kind: "exactly"; amount: number }
  | { kind: "from"; amount: number }
  | { kind: "upTo"; amount: number }
);

/** The parts of the pay text; null when neither min nor max is above zero. */
export function payRange(pay: Compensation | null | undefined): PayRange | null {
  const { min, max } = { min: pay?.min || 0, max: pay?.max || 0 };
  const interval = pay?.interval ?? "hour";
  if (!min && !max) return null;
  if (!max) return { kind: "from", amount: min, interval };
  if (!min) return { kind: "upTo", amount: max, interval };
  return min === max ? { kind: "exactly", amount: min, interval } : { kind: "between", min, max, interval };
}

/** A full-time year is 2,080 hours; the rest follows from it. */
export const hoursPer: Record<CompensationInterval, number> = {
  hour: 1,
  day: 8,
  week: 40,
  month: 2080 / 12,
  year: 2080,
};

/** Dollars per hour of the lower and the upper end; null where that end is not given (0 counts as not given). */
export function hourlyPay(pay: Compensation | null | undefined): { min: number | null; max: number | null } {
  const hours = hoursPer[pay?.interval ?? "hour"];
  return { min: pay?.min ? pay.min / hours : null, max: pay?.max ? pay.max / hours : null };
}
