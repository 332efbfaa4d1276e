/** Counts that a job was looked at: once for each job while the site is open. */
import { useEffect } from "react";

import { call } from "#platform/web/api.ts";

const counted = new Set<string>();

/** Null counts nothing. A view that could not be counted is nobody's trouble. */
export function useCountView(id: string | null | undefined) {
  useEffect(() => {
    if (!id || counted.has(id)) return;
    counted.add(id);
    call(`job_listings/${id}/view`, { method: "POST", body: {} }).catch(() => undefined);
  }, [id]);
}
