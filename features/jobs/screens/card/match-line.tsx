/** "Strong match: 6 of 7", for educators of whom enough is known; others see nothing. */
import { Trans } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";

import { matchWord } from "#features/matching/match-word.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import { metaOf } from "../job-records.ts";
import type { JobCardRecord } from "../search/job-search.ts";

export function MatchLine({ job }: { job: JobCardRecord }) {
  const { match } = metaOf(job);
  if (!match) return null;
  const met = match.met.length;
  const known = met + match.missing.length;
  const all = known + match.unknown.length;
  const word = matchWord({ score: match.score, met, known, asked: all });
  if (all === 0 || !word) return null;
  const isStrong = word === "strong";
  return (
    <Row as="p" gap={6} className={isStrong ? "small strong primary" : "small muted"}>
      <IconCircleCheck size={18} />
      {isStrong ? (
        <Trans>
          Strong match: {met} of {all}
        </Trans>
      ) : word === "good" ? (
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
