/** Nobody in the chosen tab: all are answered, or nobody has applied yet. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { useApplicantCounts } from "../use-applicant-counts.ts";
import type { ApplicantList } from "../use-applicants.ts";
import { NoApplicantsEmptyState } from "./no-applicants-empty-state.tsx";

export function EmptyStageOrNone({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const counts = useApplicantCounts(list).stages;
  if (!counts) return null;
  const { all } = counts;
  if (all === 0) return <NoApplicantsEmptyState list={list} />;
  const needsNobody = list.stage === "needs_you";
  return (
    <EmptyState
      title={needsNobody ? t`Nobody waits for you.` : t`Nobody is here.`}
      action={
        <Button variant="outline" onClick={() => list.setSearch({ stage: "all" })}>
          <Trans>See all {all}</Trans>
        </Button>
      }
    >
      {needsNobody && <Trans>Every applicant has an answer. That is what they remember.</Trans>}
    </EmptyState>
  );
}
