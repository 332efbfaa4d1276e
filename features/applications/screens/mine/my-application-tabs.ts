/** The tabs of /jobs/applications: their categories, order and counts. */
import { JobListing } from "#features/jobs/job-listing.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import type { StatusCategory } from "../../application-constants.ts";
import { JobApplication } from "../../application.ts";

export const applicationTabs = {
  in_progress: { statusCategory: ["new", "in_progress", "offer", "hired"], sort: "-submittedAt" },
  drafts: { statusCategory: ["draft"], sort: "-updatedAt" },
  past: { statusCategory: ["closed"], sort: "-updatedAt" },
} as const satisfies Record<string, { statusCategory: StatusCategory[]; sort: string }>;

export type ApplicationTab = keyof typeof applicationTabs;
export type MyTab = ApplicationTab | "liked";

export const tabOf = (text: string | undefined): MyTab =>
  text === "drafts" || text === "liked" || text === "past" ? text : "in_progress";

/** Null while a count is not known. */
export function useTabCounts() {
  const inProgress = useCount("in_progress");
  const drafts = useCount("drafts");
  const past = useCount("past");
  const liked = useCollection(JobListing, {
    filter: { liked: true },
    fields: { job_listings: ["title"] },
    size: 1,
    keepOffline: true,
  });
  const countQueries = { in_progress: inProgress, drafts, past, liked };
  return {
    of: (tab: MyTab) => (countQueries[tab].data ? countQueries[tab].total : null),
    refetch: () => {
      for (const query of [inProgress, drafts, past]) query.retry();
    },
  };
}

const useCount = (tab: ApplicationTab) =>
  useCollection(JobApplication, {
    filter: { statusCategory: applicationTabs[tab].statusCategory },
    fields: { job_applications: ["updatedAt"] },
    size: 1,
    keepOffline: true,
  });
