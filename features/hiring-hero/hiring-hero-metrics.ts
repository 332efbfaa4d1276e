/** What Hiring Hero measures, with the thresholds it starts with; operators change them as configuration. */
export const hiringHeroMetricTypes = [
  "response_rate",
  "median_response_hours",
  "disposition_rate",
  "interview_reliability",
  "pay_transparency",
  "hiring_reports",
] as const;
export type HiringHeroMetricType = (typeof hiringHeroMetricTypes)[number];
