/** A job's pay between the wire's `{min, max, interval}` and its three columns. */
import type { CompensationInterval, Compensation } from "#features/educators/compensation.ts";

export interface PayColumns {
  compensationMin: number | null;
  compensationMax: number | null;
  compensationInterval: string | null;
}

/** Null while no pay is given. */
export function payFromColumns(row: PayColumns): Compensation | null {
  const { compensationMin: min, compensationMax: max, compensationInterval } = row;
  if (min === null && max === null && compensationInterval === null) return null;
  return { min, max, interval: compensationInterval as CompensationInterval | null };
}

/** Pay without an interval is by the hour. */
export const payColumns = (pay: Compensation | null): PayColumns => ({
  compensationMin: pay?.min ?? null,
  compensationMax: pay?.max ?? null,
  compensationInterval: pay ? (pay.interval ?? "hour") : null,
});
