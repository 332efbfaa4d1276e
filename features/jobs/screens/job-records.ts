/** The related records of a job listing, as screens read them: employer, locations, and the API's `meta`. */
import type { Employer } from "#features/employers/employer.ts";
import type { Location } from "#features/employers/location.ts";
import type { Criterion } from "#features/matching/match-row.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { LastChange } from "#platform/shared/last-change.ts";
import type { BadgeKind } from "../job-badges.ts";
import type { JobListingRecord } from "../job-listing.ts";
import type { SourceNumbers } from "../job-sources.ts";
import type { JobMetrics } from "./manage/employer-job.ts";

export type EmployerRecord = ResourceOf<typeof Employer>;
export type LocationRecord = ResourceOf<typeof Location>;

export interface MatchMeta {
  score: number;
  met: Criterion[];
  missing: Criterion[];
  unknown: Criterion[];
  distanceMiles: number | null;
  /** States whose license the reader holds, though the job is in another one. */
  otherStates: string[];
}

export interface JobMeta {
  badges?: BadgeKind[];
  distanceMiles?: number;
  match?: MatchMeta;
  /** The age it asks for, to a reader who is younger. */
  asksForAge?: number;
  /** The reader's own, sent or still a draft. */
  application?: { id: string; submittedAt: string | null; isDraft: boolean };
}

declare module "#platform/shared/entity.ts" {
  interface ResourceMetas {
    /** Metrics, sources and who changed it are its employer's alone. */
    job_listings: JobMeta & { counts?: JobMetrics; sources?: SourceNumbers[]; lastChange?: LastChange };
  }
}

/** What every card and detail page of a job needs beside the job itself. */
export const jobIncludes = ["employer", "locations"] as const;

/** A page about one job also shows whose brand its employer is. */
export const jobPageIncludes = [...jobIncludes, "employer.brand"] as const;

export const metaOf = ({ meta }: Pick<JobListingRecord, "meta">): JobMeta => meta ?? {};

/** Undefined when it was not included. */
export const employerOf = <E extends Named>({ employer }: { employer?: E | null }) => findLoaded(employer);

export const locationsOf = <L extends Named>({ locations = [] }: { locations?: L[] }) =>
  locations.filter((location) => findLoaded(location));

/** Miles from the searched place, else from the reader's home; null where neither is known. */
export const milesTo = (job: Pick<JobListingRecord, "meta">) =>
  metaOf(job).distanceMiles ?? metaOf(job).match?.distanceMiles ?? null;

export const isOpen = (job: Pick<JobListingRecord, "listingStatus">) => job.listingStatus === "published";

/** A row that was not included is only an identifier. */
const findLoaded = <T extends Named | null | undefined>(row: T) => (row?.name ? row : undefined);

interface Named {
  name?: string;
}
