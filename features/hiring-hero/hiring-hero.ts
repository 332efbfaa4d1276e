/** Hiring Hero on the wire: a program's metrics, and the thresholds that hold for everybody. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const metricTypes = [
  "response_rate",
  "median_response_hours",
  "disposition_rate",
  "interview_reliability",
  "pay_transparency",
  "hiring_reports",
] as const;
export type MetricType = (typeof metricTypes)[number];

export const HiringHeroMetric = entity("metrics", {
  attributes: {
    metricType: z.enum(metricTypes),
    /** Percent that must be reached; for the typical reply time the hours that it may take. */
    criteria: z.number(),
    current: z.number().int(),
    total: z.number().int(),
    percentage: z.number().int(),
    met: z.boolean(),
    /** How many more would meet the goal; null where nothing more can be done for it now. */
    needed: z.number().int().nullable(),
    neededBy: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { employer: "employers" },
});

/** The thresholds from the start; operators may change each. */
export const heroDefaults = {
  response_rate: 90,
  response_business_days: 3,
  median_response_hours: 48,
  disposition_rate: 95,
  disposition_days: 14,
  interview_reliability: 95,
  pay_transparency: 100,
  hiring_reports: 100,
  window_days: 30,
  long_window_days: 90,
  few_events: 10,
  too_few_events: 5,
  days_until_lost: 7,
  answers_per_minute: 10,
} as const;
export type HeroConfigType = keyof typeof heroDefaults;
export type HeroConfig = Record<HeroConfigType, number>;

export const HiringHeroConfig = entity("hiring_hero_config", {
  attributes: {
    configType: z.enum(Object.keys(heroDefaults) as [HeroConfigType, ...HeroConfigType[]]),
    value: z.number().min(0).max(100_000),
    createdAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    metrics: typeof HiringHeroMetric;
    hiring_hero_config: typeof HiringHeroConfig;
  }
}

/** One row that a figure counts, as its team reads it. */
export const countedRow = z.object({
  kind: z.enum(["application", "conversation", "interview", "job"]),
  id: z.uuid(),
  name: z.string(),
  /** Of a job: its address. */
  slug: z.string().nullable(),
  at: z.iso.datetime(),
  /** Null where no person answered, or nothing is answered. */
  answeredAt: z.iso.datetime().nullable(),
  met: z.boolean(),
});
export type CountedRow = z.output<typeof countedRow>;

/** What other thresholds would change, of the programs that were looked at. */
export const DryRun = z.object({
  programs: z.int(),
  gaining: z.int(),
  losing: z.int(),
  /** The first names. */
  gain: z.array(z.string()),
  lose: z.array(z.string()),
});
export type DryRun = z.infer<typeof DryRun>;
