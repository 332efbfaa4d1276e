/** Records that a job was viewed, and its source: once per job while the site is open. */
import { useLocationState } from "#platform/web/hooks/use-location-state.ts";
import { useEffect } from "react";

import { capture } from "#platform/web/page/analytics.ts";
import { call } from "#platform/web/api-client/api.ts";
import { sourceOf } from "./job-source.ts";

const recordedIds = new Set<string>();

/** Null records nothing. A view that could not be recorded is ignored. */
export function useRecordJobView(id: string | null | undefined) {
  const { source: linkSource } = useLocationState();
  useEffect(() => {
    if (!id || recordedIds.has(id)) return;
    recordedIds.add(id);
    capture("job_viewed", { jobId: id });
    const body = { source: sourceOf(id, linkSource) };
    call(`job_listings/${id}/view`, { method: "POST", body }).catch(() => undefined);
  }, [id, linkSource]);
}
