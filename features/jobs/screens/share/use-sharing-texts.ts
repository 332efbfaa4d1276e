/** Ready texts about one's own job, in a language that may differ from the screen's. */
import { useQuery } from "@tanstack/react-query";

import type { Language } from "#platform/shared/language.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { JobListingRecord } from "../../job-listing.ts";

/** The job that people are told about. */
export type SharedJob = Pick<JobListingRecord, "id" | "slug" | "title" | "listingStatus">;

interface SharingTexts {
  parents: string;
  email: { subject: string; body: string };
}

export const useSharingTexts = (jobId: string, language: Language) =>
  useQuery({
    queryKey: ["sharing_texts", jobId, language],
    queryFn: () => call<SharingTexts>(`employer/job_listings/${jobId}/sharing_texts?language=${language}`),
  });
