/** Why a candidate is at their position: the match with the chosen job, and other reasons. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";

import { recommendedFrom } from "#features/educators/candidate-filters.ts";
import type { CandidateReason } from "../../candidate-match.ts";
import type { Candidate } from "../candidate-slots.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-row.module.css";
import { metaOf } from "./candidate-summary.ts";

interface MatchReasonsProps {
  profile: Candidate;
  /** Includes what the pills and the distance beside it show. */
  isWhole?: boolean;
}

/** Below it a match is not called good. */
const strongFromScore = 0.5;

export function MatchReasons({ profile, isWhole }: MatchReasonsProps) {
  const { t } = useLingui();
  const { match, reasons, distanceMiles } = metaOf(profile);
  const words: Partial<Record<CandidateReason, string>> = {
    matches_words: t`Has your words in the profile`,
    open_to_hearing: t`Open to new roles`,
    ...((isWhole || distanceMiles === undefined) && { near: t`Close by` }),
    ...(isWhole && {
      actively_looking: t`Actively looking`,
      video: t`Has video answers`,
      active_recently: t`Active recently`,
    }),
  };
  const reasonLabels = reasons.flatMap((reason) => words[reason] ?? []);
  if (!match && reasonLabels.length === 0) return null;
  return (
    <Row
      as="p"
      gap={6}
      align="stretch"
      className={`small muted ${classes.why}`}
      data-strong={(match && match.score >= recommendedFrom) || undefined}
    >
      <IconCircleCheck size={18} />
      <span>
        {match && <MatchText {...match} />}
        {match && reasonLabels.length > 0 && " · "}
        {reasonLabels.join(" · ")}
      </span>
    </Row>
  );
}

/** "Strong match: 6 of 7"; if the job has no requirements, a number alone would be meaningless. */
export function MatchText({ score, met, asked }: { score: number; met: number; asked: number }) {
  if (asked === 0) return <Trans>This job asks for nothing special</Trans>;
  if (score >= recommendedFrom)
    return (
      <Trans>
        Strong match: {met} of {asked}
      </Trans>
    );
  if (score >= strongFromScore)
    return (
      <Trans>
        Good match: {met} of {asked}
      </Trans>
    );
  return (
    <Trans>
      Matches {met} of {asked}
    </Trans>
  );
}
