/** What the page of figures reads. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { CountedRow, HiringHeroMetric } from "../../hiring-hero.ts";

export type MetricRecord = ResourceOf<typeof HiringHeroMetric>;

export interface HeroStanding {
  isNew: boolean | null;
  windowDays: number | null;
  lostAt: string | null;
  hiresThisYear: number;
}

export interface MetricRows {
  rows: CountedRow[];
  total: number;
}
