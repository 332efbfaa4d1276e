/** Regenerates the summary and rates it. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call, type Answer } from "#platform/web/api-client/api.ts";
import { mergeCached, patchCached, restore } from "#platform/web/data/cached-documents.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { JobApplication } from "../../../application.ts";
import { employerApplications, type Applicant } from "../use-applicants.ts";

export type SummaryRating = Applicant["aiSuitabilitySummaryRating"];

export function useSummary({ id }: Applicant) {
  const { t } = useLingui();
  const client = useQueryClient();
  const rating = useAction(JobApplication, "rate_summary", { at: employerApplications });

  /** On refusal shows the server's reason: daily budget used, or no model. */
  const write = async () => {
    const row = { type: JobApplication.type, id };
    const before = patchCached(client, row, { aiSuitabilitySummaryState: "writing" });
    try {
      const path = `${employerApplications}/${id}/regenerate_summary`;
      const answer = await call<Answer>(path, { method: "POST", body: {} });
      mergeCached(client, answer.data as WireResource);
    } catch (error) {
      restore(client, before);
      const isRefused = error instanceof ApiError && error.kind === "status" && error.status < 500;
      toast(isRefused ? error.message : t`The summary could not be asked for. Try again.`, { tone: "error" });
    }
  };

  return {
    write: () => void write(),
    rate: (given: SummaryRating) =>
      void rating.run({ id }, { rating: given }, { shows: { aiSuitabilitySummaryRating: given } }),
  };
}
