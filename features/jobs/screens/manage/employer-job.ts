/** Reads an employer's job's `meta`: its metrics, and how long it is still listed. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { expiresSoonDays } from "../../job-constants.ts";
import { canTransitionJob } from "../../job-transitions.ts";
import type { JobListing, JobListingRecord } from "../../job-listing.ts";
import type { SourceNumbers } from "../../job-sources.ts";

/** What a row shows: descriptions and questions would make the list many times as heavy. */
export const jobRowFields = {
  job_listings: [
    "title,slug,listingStatus,roleCount,publishedAt,publishAt,expiresAt,updatedAt,locations,jobApplicationsCount",
  ],
  locations: ["name,neighborhood,city,administrativeAreaLevel1"],
} as const;

export type EmployerJobRow = ResourceOf<typeof JobListing, typeof jobRowFields>;

export interface JobMetrics {
  views: number;
  likes: number;
  applications: number;
  newApplications: number;
  interviews: number;
  invitations: number;
  appliedAfterInvitation: number;
}

const noMetrics: JobMetrics = {
  views: 0,
  likes: 0,
  applications: 0,
  newApplications: 0,
  interviews: 0,
  invitations: 0,
  appliedAfterInvitation: 0,
};

export const metricsOf = (job: Pick<JobListingRecord, "meta">): JobMetrics => job.meta?.counts ?? noMetrics;

/** On the job's own page alone. */
export const sourcesOf = (job: Pick<JobListingRecord, "meta">): readonly SourceNumbers[] =>
  job.meta?.sources ?? [];

/** How many left for the employer's own site; whether they applied there is unknown. */
export const countExternalApplies = (job: Pick<JobListingRecord, "meta">) =>
  sourcesOf(job).reduce((sum, { applications }) => sum + applications, 0);

/** Days until a published job runs out; null while that is further away than a week. */
export function daysLeft(job: Pick<JobListingRecord, "listingStatus" | "expiresAt">, now = Date.now()) {
  if (job.listingStatus !== "published" || !job.expiresAt) return null;
  const days = Math.max(0, Math.ceil((new Date(job.expiresAt).getTime() - now) / dayMs));
  return days <= expiresSoonDays ? days : null;
}

export const isDraft = (job: Pick<JobListingRecord, "listingStatus">) => job.listingStatus === "draft";

/** In review: the employer may withdraw it. */
export const canTakeBack = (job: Pick<JobListingRecord, "listingStatus">) =>
  job.listingStatus === "pending_review" && canTransitionJob(job.listingStatus, "draft", "employer");

/** The form a draft is finished in; `step` from 1. */
export const draftPath = (id: string, step?: number) =>
  `/employer/jobs/new?job=${id}${step ? `&step=${step}` : ""}`;
