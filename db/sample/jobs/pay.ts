/** Pay in the sample: by role and region, rounded the way programs write it. */
import type { Random } from "../random.ts";

export interface Pay {
  compensationMin: number;
  compensationMax: number;
  compensationInterval: "hour" | "day" | "year";
}

/** `middle` in dollars an hour. Most say the hour; salaried roles the year; substitutes now and then the day. */
export function payRange(r: Random, middle: number, interval: Pay["compensationInterval"]): Pay {
  const low = middle * (0.92 + r.next() * 0.1);
  const high = low * (1.08 + r.next() * 0.16);
  if (interval === "hour") return pay(low, high, 0.25, interval);
  if (interval === "day") return pay(low * 8, high * 8, 5, interval);
  return pay(low * 2080, high * 2080, 500, interval);
}

const pay = (
  low: number,
  high: number,
  step: number,
  compensationInterval: Pay["compensationInterval"],
): Pay => {
  const compensationMin = Math.round(low / step) * step;
  return {
    compensationMin,
    compensationMax: Math.max(Math.round(high / step) * step, compensationMin + step * 2),
    compensationInterval,
  };
};
