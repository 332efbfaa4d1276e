/** The best three recommendations, each with its reasons and a button to dismiss it, with Undo. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconX from "~icons/tabler/x";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { criterionLabels } from "#features/matching/screens/criterion-labels.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobListingRecommendation } from "../../recommendation.ts";
import { JobCard } from "../card/job-card.tsx";
import { JobLike } from "../card/job-like.tsx";
import { metaOf } from "../job-records.ts";
import { cardFields, type JobCardRecord } from "../search/job-search.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./recommended-jobs.module.css";
import { RecommendedRow, RecommendedRowRoom, useHasRecommendations } from "./recommended-row.tsx";

type Recommendation = ResourceOf<typeof JobListingRecommendation, typeof cardFields>;

const at = "user_profile/job_listing_recommendations";
const maxShown = 3;
const maxReasons = 3;

export function Recommendations() {
  const heading = useRef<HTMLHeadingElement>(null);
  // Then the row stays, also without a card: it has the focus.
  const [hasDismissed, setDismissed] = useState(false);
  const { data, isLoading } = useCollection(JobListingRecommendation, {
    at,
    include: ["jobListing", "jobListing.employer", "jobListing.locations"],
    fields: { ...cardFields, job_listings: [...cardFields.job_listings, "meta"] },
    // One more is loaded to replace a dismissed one.
    size: maxShown + 1,
  });
  const dismiss = useDismiss();
  const shown = (data ?? []).filter((one) => !one.dismissed && jobOf(one)).slice(0, maxShown);
  // Where the row was expected, it stays: what stands below must not move.
  const [wasExpected] = useState(useHasRecommendations(isLoading ? null : shown.length > 0));
  if (isLoading) return <RecommendedRowRoom />;
  if (shown.length === 0 && !hasDismissed && !wasExpected) return null;
  return (
    <RecommendedRow ref={heading}>
      {shown.length === 0 && (
        <p className={classes.none}>
          <Trans>That's all for now. New ones come as jobs are posted.</Trans>
        </p>
      )}
      {shown.map((one) => (
        <RecommendedJob
          key={one.id}
          recommendation={one}
          onDismiss={() => {
            // The button goes with its card: the focus must not fall off the page.
            heading.current?.focus();
            setDismissed(true);
            dismiss(one);
          }}
        />
      ))}
    </RecommendedRow>
  );
}

interface RecommendedProps {
  recommendation: Recommendation;
  onDismiss: () => void;
}

function RecommendedJob({ recommendation, onDismiss }: RecommendedProps) {
  const { t } = useLingui();
  const job = jobOf(recommendation)!;
  return (
    <JobCard
      job={job}
      source="recommendation"
      note={<Reasons recommendation={recommendation} />}
      action={
        <Row align="stretch">
          <JobLike job={job} />
          <IconButton label={t`Dismiss ${job.title}`} icon={IconX} className="muted" onClick={onDismiss} />
        </Row>
      }
    />
  );
}

/** What weighs most of what is met. */
function Reasons({ recommendation: { reasons } }: { recommendation: Recommendation }) {
  const { i18n } = useLingui();
  const met = reasons.filter((row) => row.met === true).slice(0, maxReasons);
  if (met.length === 0) return null;
  const words = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(
    met.map(({ criterion }) => i18n._(criterionLabels[criterion])),
  );
  return (
    <p className={`small muted ${classes.why}`}>
      <strong>
        <Trans>Why this job:</Trans>
      </strong>{" "}
      {words}
    </p>
  );
}

function useDismiss() {
  const { t } = useLingui();
  const change = useChange(JobListingRecommendation, { at, optimistic: true });
  const client = useQueryClient();
  const set = async (one: Recommendation, dismissed: boolean) => {
    await change.run(one, { dismissed });
    // The job's badge is removed and restored with it in every list.
    void refetchType(client, "job_listings");
  };
  return (one: Recommendation) => {
    const title = jobOf(one)!.title;
    void set(one, true);
    toast(t`“${title}” won't be recommended again.`, { undo: () => void set(one, false) });
  };
}

/** The heading already says that it is recommended. */
function jobOf({ jobListing }: Recommendation): JobCardRecord | undefined {
  const job = jobListing;
  if (!job?.title) return undefined;
  const badges = metaOf(job).badges?.filter((kind) => kind !== "RECOMMENDED_FOR_YOU");
  return { ...job, meta: { ...job.meta, badges } };
}
