/** How an application stands, in one word, as its educator reads it. */
import { useLingui } from "@lingui/react/macro";

import { isOpen } from "#features/jobs/screens/job-parts.ts";
import { Pill } from "#platform/web/ui/pill.tsx";
import { useWords } from "#platform/web/words.ts";
import { applicationStateTones, applicationStateWords } from "./application-words.ts";
import type { OwnApplication } from "./apply-draft.ts";

export function StatusPill({ application: { aasmState, jobListing } }: { application: OwnApplication }) {
  const { t } = useLingui();
  const words = useWords();
  // Closed while its job is open: the educator did it, after three weeks of silence.
  const isUnanswered = aasmState === "closed" && jobListing?.title !== undefined && isOpen(jobListing);
  return (
    <Pill tone={applicationStateTones[aasmState]}>
      {isUnanswered ? t`No reply` : words(applicationStateWords, aasmState)}
    </Pill>
  );
}
