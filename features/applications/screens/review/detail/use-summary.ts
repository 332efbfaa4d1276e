/** Regenerates the summary and rates it. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call, type Answer } from "#platform/web/api-client/api.ts";
import { mergeCached } from "#platform/web/data/cached-documents.ts";
import { useOptimisticMutation } from "#platform/web/data/use-optimistic-mutation.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { JobApplication } from "../../../application.ts";
import { employerApplications, type ApplicationInFull } from "../use-applicants.ts";

export type SummaryRating = ApplicationInFull["aiSuitabilitySummaryRating"];

export function useSummary({ id }: ApplicationInFull) {
  const { t } = useLingui();
  const client = useQueryClient();
  const rating = useAction(JobApplication, "rate_summary", { at: employerApplications });

  const { mutate: write } = useOptimisticMutation(
    async () => {
      const path = `${employerApplications}/${id}/regenerate_summary`;
      const answer = await call<Answer>(path, { method: "POST", body: {} });
      mergeCached(client, onlyResource(answer));
    },
    {
      optimistic: () => ({
        row: { type: JobApplication.type, id },
        attributes: { aiSuitabilitySummaryState: "writing" },
      }),
      // A refusal has its reason: daily budget used, or no model.
      onRollback: (error) => {
        const isRefused = error instanceof ApiError && error.kind === "status" && error.status < 500;
        toast(isRefused ? error.message : t`The summary could not be asked for. Try again.`, {
          tone: "error",
        });
      },
    },
  );

  return {
    write: () => write([]),
    rate: (given: SummaryRating) =>
      void rating.run({ id }, { rating: given }, { optimistic: { aiSuitabilitySummaryRating: given } }),
  };
}
