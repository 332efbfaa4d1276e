/** The suitability summary: its text, its author, and its rating. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconRefresh from "~icons/tabler/refresh";

import { summaryText } from "#features/matching/suitability-summary.ts";
import { useCapability } from "#platform/web/data/capabilities.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import chip from "#platform/web/ui/form/chip.module.css";
import classes from "./applicant-detail.module.css";
import type { ApplicationInFull } from "../use-applicants.ts";
import { useSummary } from "./use-summary.ts";
import IconThumbDown from "~icons/tabler/thumb-down";
import IconThumbUp from "~icons/tabler/thumb-up";

export function SuitabilitySummary({ application }: { application: ApplicationInFull }) {
  const { i18n } = useLingui();
  const { write } = useSummary(application);
  const hasModel = useCapability("ai_summaries");
  const { aiSuitabilitySummary, aiSuitabilitySummaryBy, aiSuitabilitySummaryState: state } = application;
  const isByModel = aiSuitabilitySummaryBy === "model";
  const text = isByModel ? aiSuitabilitySummary : summaryText(application.qualificationMatches, i18n.t);
  return (
    <Stack as="section" gap={8} className={classes.part} aria-busy={state === "writing"}>
      <h3>
        <Trans>Suitability summary</Trans>
      </h3>
      <p className="muted small">
        {isByModel ? (
          <Trans>Written by AI from the application. Check it before you decide.</Trans>
        ) : (
          <Trans>Written from the match table.</Trans>
        )}
      </p>
      <p className="reading">{text}</p>
      <Cluster gap={[8, 16]} role="status">
        {state === "writing" && (
          <p className={classes.writing}>
            <Trans>AI is writing a summary. It appears here by itself.</Trans>
          </p>
        )}
        {state === "failed" && <Failed isByModel={isByModel} retry={hasModel ? write : null} />}
      </Cluster>
      {state === null && (
        <Cluster gap={[8, 16]}>
          {isByModel && <SummaryRating application={application} />}
          {hasModel && (
            <Button variant="subtle" size="small" leftSection={<IconRefresh size={18} />} onClick={write}>
              {isByModel ? <Trans>Regenerate</Trans> : <Trans>Summarize with AI</Trans>}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}

/** The previous summary, or the one from the match table, stays. Without a model there is no retry. */
const Failed = ({ isByModel, retry }: { isByModel: boolean; retry: (() => void) | null }) => (
  <>
    <p>
      {isByModel ? (
        <Trans>A new summary could not be written. This is the one before.</Trans>
      ) : (
        <Trans>Summary not available.</Trans>
      )}
    </p>
    {retry && (
      <Button variant="outline" size="small" onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    )}
  </>
);

/** Rates the model's summary for operators; a second press removes the rating. */
function SummaryRating({ application }: { application: ApplicationInFull }) {
  const { t } = useLingui();
  const { rate } = useSummary(application);
  const given = application.aiSuitabilitySummaryRating;
  const ratings = [
    { rating: "helpful", name: t`Helpful`, icon: IconThumbUp },
    { rating: "not_helpful", name: t`Not helpful`, icon: IconThumbDown },
  ] as const;
  return (
    <Cluster gap={8} align="stretch" role="group" aria-label={t`Did the summary help?`}>
      {ratings.map(({ rating, name, icon: Sign }) => (
        <button
          key={rating}
          type="button"
          className={chip.chip}
          aria-pressed={rating === given}
          onClick={() => rate(rating === given ? null : rating)}
        >
          <Sign size={18} />
          {name}
        </button>
      ))}
    </Cluster>
  );
}
