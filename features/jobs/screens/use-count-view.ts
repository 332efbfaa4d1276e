/** Counts that a job was looked at, and where from: once for each job while the site is open. */
import { useEffect } from "react";
import { useLocation } from "react-router";

import { call } from "#platform/web/api.ts";
import { sourceOf } from "./job-source.ts";

const counted = new Set<string>();

/** Null counts nothing. A view that could not be counted is nobody's trouble. */
export function useCountView(id: string | null | undefined) {
  const said = (useLocation().state as { source?: unknown } | null)?.source;
  useEffect(() => {
    if (!id || counted.has(id)) return;
    counted.add(id);
    const body = { source: sourceOf(id, said) };
    call(`job_listings/${id}/view`, { method: "POST", body }).catch(() => undefined);
  }, [id, said]);
}
