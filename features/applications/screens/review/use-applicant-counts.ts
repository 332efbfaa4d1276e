/** The numbers of applicants per state and per tab, under the other active filters; live. */
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { DocumentMeta } from "#platform/web/api-client/document.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { positionOf } from "#platform/web/live/position-of.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import { JobApplication } from "../../application.ts";
import type { ApplicantStage } from "../../applicant-stages.ts";
import { employerApplications, type ApplicantList } from "./use-applicants.ts";

declare module "#platform/web/api-client/document.ts" {
  interface DocumentMeta {
    /** Applicants per state, and per tab. */
    states?: Record<string, number>;
    stages?: Record<ApplicantStage, number>;
  }
}

/** A bulk change arrives as many pushes. */
const debounceMs = 300;

/** Empty until they are known. */
export function useApplicantCounts({
  queryFilter,
  live,
}: ApplicantList): Pick<DocumentMeta, "states" | "stages"> {
  const path = collectionPath(JobApplication, {
    at: `${employerApplications}/counts`,
    filter: { ...queryFilter, aasmState: undefined, stage: undefined },
  });
  const counts = useDocument(path);
  const { schedule } = useDebouncedCallback(() => counts.refetch(), debounceMs);
  useChannel("ApplicationsChannel", live.params, {
    since: positionOf(counts),
    onPush: () => schedule(),
    onMissed: () => schedule(),
  });
  return counts.data?.meta ?? {};
}
