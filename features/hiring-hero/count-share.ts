/** A goal that is a share: so many of the counted rows, of all of them. Pure. */
import type { HeroGoal } from "./hero-facts.ts";
import type { CountedRow, MetricType } from "./hiring-hero.ts";

export function countShare(metricType: MetricType, criteria: number, rows: CountedRow[]): HeroGoal {
  const current = rows.filter(({ met }) => met).length;
  const total = rows.length;
  const met = current * 100 >= criteria * total;
  const canBeDone = metricType === "pay_transparency" || metricType === "hiring_reports";
  return {
    ...{ metricType, criteria, current, total, met, rows },
    percentage: total === 0 ? 100 : Math.round((current * 100) / total),
    needed: canBeDone && !met ? neededOf(rows, criteria) : null,
    neededBy: null,
  };
}

/** How many of the counted rows must turn. */
export const neededOf = (rows: readonly CountedRow[], criteria: number) =>
  Math.ceil((criteria * rows.length) / 100) - rows.filter(({ met }) => met).length;

/** How many more answers, each of which counts as one more, reach the share. */
export function neededFor(current: number, total: number, criteria: number): number {
  if (current * 100 >= criteria * total) return 0;
  if (criteria >= 100) return Infinity;
  return Math.ceil((criteria * total - 100 * current) / (100 - criteria));
}
