/** The sources of views and applications of a job. */
import { isOneOf } from "#platform/shared/literals.ts";
import { jobPath } from "#features/paths.ts";

export const jobSources = [
  "search",
  "recommendation",
  "email",
  "employer_page",
  "home",
  "similar",
  "message",
  "share",
  "poster",
  "parents_group",
  "website",
  "other_site",
  "direct",
  "other",
] as const;
export type JobSource = (typeof jobSources)[number];

export const isJobSource = (word: unknown): word is JobSource => isOneOf(jobSources, word);

/** A job's URL for visitors from outside, with the source it was published on. */
export const jobLinkFrom = (slug: string, source: JobSource) => `${jobPath(slug)}?source=${source}`;

/** What came of one source. */
export interface SourceNumbers {
  source: JobSource;
  views: number;
  applications: number;
}
