/** What an employer's own job says beside itself: its numbers, and how long it will still be listed. */
import { mayMoveJob } from "../job-transitions.ts";
import type { JobListingRecord } from "../job-listing.ts";
import type { SourceNumbers } from "../job-sources.ts";

export interface OwnNumbers {
  views: number;
  likes: number;
  applications: number;
  newApplications: number;
  interviews: number;
}

const none: OwnNumbers = { views: 0, likes: 0, applications: 0, newApplications: 0, interviews: 0 };

export const numbersOf = (job: JobListingRecord): OwnNumbers =>
  (job.meta as { counts?: OwnNumbers } | undefined)?.counts ?? none;

/** On the job's own page alone. */
export const sourcesOf = (job: JobListingRecord): readonly SourceNumbers[] =>
  (job.meta as { sources?: SourceNumbers[] } | undefined)?.sources ?? [];

/** Who went on to the employer's own site; nobody here knows whether they sent it. */
export const leftToApply = (job: JobListingRecord) =>
  sourcesOf(job).reduce((sum, { applications }) => sum + applications, 0);

/** Employers are asked from a week before the end on. */
const remindWithinDays = 7;
const dayInMs = 86_400_000;

/** Days until a published job runs out; null while that is further away than a week. */
export function daysLeft(job: Pick<JobListingRecord, "listingStatus" | "expiresAt">, now = Date.now()) {
  if (job.listingStatus !== "published" || !job.expiresAt) return null;
  const days = Math.max(0, Math.ceil((new Date(job.expiresAt).getTime() - now) / dayInMs));
  return days <= remindWithinDays ? days : null;
}

export const isDraft = (job: Pick<JobListingRecord, "listingStatus">) => job.listingStatus === "draft";

/** In review: the employer may take it back. */
export const mayTakeBack = (job: Pick<JobListingRecord, "listingStatus">) =>
  job.listingStatus === "pending_review" && mayMoveJob(job.listingStatus, "draft", "employer");

/** The form a draft is finished in; `step` from 1. */
export const draftPath = (id: string, step?: number) =>
  `/employer/jobs/new?job=${id}${step ? `&step=${step}` : ""}`;
