/** Rates the model's summary for operators; a second press removes the rating. */
import { useLingui } from "@lingui/react/macro";
import IconThumbDown from "~icons/tabler/thumb-down";
import IconThumbUp from "~icons/tabler/thumb-up";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";

import classes from "./applicant-detail.module.css";
import type { Applicant } from "../use-applicants.ts";
import { useSummary } from "./use-summary.ts";

export function SummaryRating({ application }: { application: Applicant }) {
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
          className={classes.rating}
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
