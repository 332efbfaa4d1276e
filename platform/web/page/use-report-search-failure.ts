/** Logs and reports a search that failed, once for each failure, without a word of what was searched for. */
import { useEffect } from "react";

import type { ApiError } from "../api-client/api-error.ts";
import { randomId } from "../api-client/random-id.ts";
import { reportFailure } from "./report-failure.ts";

/**
 * `search` names the search in the report. No report without a connection, and none of what is no fault: a session
 * that is over, a search that is not allowed, too many at once. An aborted search has no error.
 */
export function useReportSearchFailure(search: string, error: ApiError | null): void {
  useEffect(() => {
    if (!error || error.kind === "fetch" || !navigator.onLine || expectedStatuses.has(error.status)) return;
    // The server's words may repeat what somebody typed: kind, status and code say enough.
    const facts = [error.kind, error.status || null, error.code].filter(Boolean).join(" ");
    const message = `The ${search} failed: ${facts}`;
    if (reportFailure(error, randomId(), message)) console.error(message);
  }, [search, error]);
}

const expectedStatuses = new Set([401, 403, 429]);
