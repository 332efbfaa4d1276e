/** The goals of Hiring Hero by name. */
import type { MetricType } from "./hiring-hero.ts";

export const metricLabels: Record<MetricType, string> = {
  response_rate: /*i18n*/ "Replies within 3 business days",
  median_response_hours: /*i18n*/ "Typical reply time",
  disposition_rate: /*i18n*/ "Applications answered",
  interview_reliability: /*i18n*/ "Interviews kept",
  pay_transparency: /*i18n*/ "Jobs with pay shown",
  hiring_reports: /*i18n*/ "Closed jobs with a hiring update",
};
