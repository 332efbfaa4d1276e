/** How well the applicant suits, in sentences; and who wrote them. */
import { Trans, useLingui } from "@lingui/react/macro";

import { summaryText } from "#features/matching/suitability-summary.ts";
import classes from "./applicant-detail.module.css";
import type { Applicant } from "./use-applicants.ts";

export function SuitabilitySummary({ application }: { application: Applicant }) {
  const { i18n } = useLingui();
  const { aiSuitabilitySummary, aiSuitabilitySummaryBy, qualificationMatches } = application;
  const isFromTable = aiSuitabilitySummaryBy !== "model";
  const text = isFromTable
    ? summaryText(qualificationMatches, (sentence, values) => i18n._(sentence, values))
    : aiSuitabilitySummary;
  return (
    <section className={classes.part}>
      <h3>
        <Trans>Suitability summary</Trans>
      </h3>
      <p className="muted small">
        {isFromTable ? (
          <Trans>Written from the match table.</Trans>
        ) : (
          <Trans>Written by AI from the application. Check it before you decide.</Trans>
        )}
      </p>
      <p className="reading">{text}</p>
    </section>
  );
}
