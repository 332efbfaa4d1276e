/** "Strong match: 6 of 7", for educators; others see nothing. */
import { Trans } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";

import { recommendedFromScore } from "../../job-badges.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import { metaOf } from "../job-records.ts";

/** Below it a match is not called good. */
const strongFromScore = 0.5;

export function MatchLine({ job }: { job: JobListingRecord }) {
  const { match } = metaOf(job);
  if (!match) return null;
  const met = match.met.length;
  const all = met + match.missing.length + match.unknown.length;
  if (all === 0) return null;
  const isStrong = match.score >= recommendedFromScore;
  return (
    <Row as="p" gap={6} className={isStrong ? "small strong primary" : "small muted"}>
      <IconCircleCheck size={18} />
      {isStrong ? (
        <Trans>
          Strong match: {met} of {all}
        </Trans>
      ) : match.score >= strongFromScore ? (
        <Trans>
          Good match: {met} of {all}
        </Trans>
      ) : (
        <Trans>
          Matches {met} of {all}
        </Trans>
      )}
    </Row>
  );
}
